import { shortHash } from '#kit/short-hash.ts'

const KEY = 'order-opened'

/**
 * Which parts of a long order were opened, by their place. Cheap phones end a page as soon as WhatsApp comes to the
 * front, so it is kept for the visit; once the order changes, all are to be sent again.
 */
export function readOpened(parts: readonly string[]): readonly number[] {
  try {
    const { order, opened } = JSON.parse(sessionStorage.getItem(KEY) ?? '') as { order: string; opened: number[] }
    return order === nameOf(parts) && Array.isArray(opened) ? opened : []
  } catch {
    return []
  }
}

export function keepOpened(parts: readonly string[], opened: readonly number[]): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ order: nameOf(parts), opened }))
  } catch {
    // Forbidden storage: then it is known until the page is left.
  }
}

const nameOf = (parts: readonly string[]) => shortHash(parts.join('\n'))
