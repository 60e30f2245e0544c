import { useEffect, useEffectEvent, useRef } from 'react'
import { openDialogs } from '#ui/staff/toast-list.ts'
import type { Paste } from './stored-paste.ts'

/**
 * Undoes a paste on Ctrl+Z (Cmd+Z) in a cell of the table, unless something was typed since: then the browser's own undo applies.
 * Ignored while a dialog is open.
 *
 * @param undo undefined while there is nothing to undo
 */
export function usePasteUndoKey({ texts }: Paste, undo: (() => void) | undefined): void {
  /** The texts of the paste after which something was typed. */
  const typedAfter = useRef<Paste['texts']>(undefined)
  const note = useEffectEvent(() => {
    typedAfter.current = texts
  })
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey || event.key.toLowerCase() !== 'z') return
    const isInCell = event.target instanceof Element && event.target.closest('[data-cell]') !== null
    if (!undo || !isInCell || typedAfter.current === texts || openDialogs.get().length > 0) return
    event.preventDefault()
    if (!event.repeat) undo()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    const listenToTyping = () => note()
    window.addEventListener('keydown', listen)
    window.addEventListener('input', listenToTyping)
    return () => {
      window.removeEventListener('keydown', listen)
      window.removeEventListener('input', listenToTyping)
    }
  }, [])
}
