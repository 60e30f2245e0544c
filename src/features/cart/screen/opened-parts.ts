import { shortHash } from '#kit/short-hash.ts'
import { inTab, readStoredJson, writeStoredJson } from '#kit/storage.ts'

const KEY = 'order-opened'

/**
 * Which parts of a long order were opened, by their place. Cheap phones end a page as soon as WhatsApp comes to the
 * front, so it is kept for the visit; once the order changes, all are to be sent again.
 */
export function readOpened(parts: readonly string[]): readonly number[] {
  const { order, opened } = Object(readStoredJson(KEY, inTab)) as { order?: unknown; opened?: unknown }
  return order === nameOf(parts) && Array.isArray(opened) ? opened : []
}

export function keepOpened(parts: readonly string[], opened: readonly number[]): void {
  writeStoredJson(KEY, { order: nameOf(parts), opened }, inTab)
}

const nameOf = (parts: readonly string[]) => shortHash(parts.join('\n'))
