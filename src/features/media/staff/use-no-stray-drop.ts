import { useEffect } from 'react'
import { onWindow } from '#kit/observable.ts'

/** A file that is dropped beside its place would take the whole page away and show itself instead. */
export function useNoStrayDrop(): void {
  useEffect(() => {
    const stay = (event: Event) => {
      if ((event as DragEvent).dataTransfer?.types.includes('Files')) event.preventDefault()
    }
    return onWindow(['dragover', 'drop'], stay)
  }, [])
}
