import { useEffect, useEffectEvent } from 'react'
import { useStaffText } from '#ui/staff/text.ts'

export type DeskAction = 'save' | 'next' | 'previous' | 'memory' | 'suggest'

/** Action of a key press. Letters are compared by `code`, the position of the key, since Alt changes `key` on some keyboards. */
function actionOf({ altKey, ctrlKey, metaKey, shiftKey, code, key }: KeyboardEvent): DeskAction | undefined {
  if (shiftKey) return undefined
  if ((ctrlKey || metaKey) && !altKey) return key === 'Enter' ? 'save' : undefined
  if (!altKey || ctrlKey || metaKey) return undefined
  return ({ ArrowDown: 'next', ArrowUp: 'previous', KeyM: 'memory', KeyS: 'suggest' } as const)[code]
}

/** Runs the desk's keyboard shortcuts while no dialog is open. */
export function useDeskKeys(run: (action: DeskAction) => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const action = actionOf(event)
    if (!action || event.defaultPrevented || document.querySelector('dialog[open]')) return
    event.preventDefault()
    run(action)
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}

/** List of the keyboard shortcuts. */
export function DeskKeys({ hasService }: { hasService: boolean }) {
  const t = useStaffText()
  const lines = [
    [t('desk.key.save'), t('desk.save')],
    [t('desk.key.next'), t('desk.next')],
    [t('desk.key.previous'), t('desk.previous')],
    [t('desk.key.memory'), t('desk.memoryKey')],
    ...(hasService ? [[t('desk.key.suggest'), t('desk.suggest')]] : []),
  ]
  return (
    <details className="hide-m">
      <summary className="min-h-11 cursor-pointer py-2 text-sea">{t('desk.keys')}</summary>
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
        {lines.map(([keys, does]) => (
          <div key={keys} className="contents">
            <dt>
              <kbd>{keys}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
