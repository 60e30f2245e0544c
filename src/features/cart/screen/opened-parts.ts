import { shortHash } from '#kit/short-hash.ts'
import { inTab, readStored, writeStored } from '#kit/storage.ts'

const KEY = 'order-opened'

/**
 * Which parts of a long order were opened, by their place. Cheap phones end a page as soon as WhatsApp comes to the
 * front, so it is kept for the visit; once the order changes, all are to be sent again.
 */
export function readOpened(parts: readonly string[]): readonly number[] {
  const [order, ...opened] = (readStored(KEY, inTab) ?? '').split(' ')
  return order === nameOf(parts) ? opened.map(Number) : []
}

export function keepOpened(parts: readonly string[], opened: readonly number[]): void {
  writeStored(KEY, [nameOf(parts), ...opened].join(' '), inTab)
}

const nameOf = (parts: readonly string[]) => shortHash(parts.join('\n'))
