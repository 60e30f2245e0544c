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

/** Keyboard shortcuts, always visible where there is a keyboard. */
export function DeskKeys({ hasService }: { hasService: boolean }) {
  const t = useStaffText()
  const lines = [
    [t('desk.key.save'), t('desk.save')],
    [t('desk.key.next'), t('desk.next')],
    [t('desk.key.previous'), t('desk.previous')],
    [t('desk.key.memory'), t('desk.memoryKey')],
    ...(hasService ? [[t('desk.key.suggest'), t('desk.suggest')]] : []),
    [t('desk.key.list'), t('desk.listKey')],
  ]
  return (
    <section className="hide-m" aria-label={t('desk.keys')}>
      <dl className="sm flex flex-wrap gap-x-5 gap-y-1">
        {lines.map(([keys, does]) => (
          <div key={keys} className="flex gap-x-2">
            <dt>
              <kbd>{keys}</kbd>
            </dt>
            <dd className="muted">{does}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
