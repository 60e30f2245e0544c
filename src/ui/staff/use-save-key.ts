import { useEffect, useEffectEvent } from 'react'
import { openDialogs } from './toast-list.ts'

/** Saves on Ctrl+S (Cmd+S) instead of the browser's "save page". Ignored while a dialog is open. */
export function useSaveKey(save: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey || event.key.toLowerCase() !== 's') return
    event.preventDefault()
    if (!event.repeat && openDialogs.get().length === 0) save()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
}
