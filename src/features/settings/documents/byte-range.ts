/** Positions of the first and the last byte, both included. */
export type ByteRange = { start: number; end: number }

/**
 * Parses a Range header, so that a download can resume after a power cut.
 *
 * @returns undefined for the whole file: no header, an invalid one, or several ranges, which no download needs; 'outside' if
 * the file has no such bytes
 */
export function parseByteRange(header: string | undefined, size: number): ByteRange | 'outside' | undefined {
  const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? []
  if (first === '' && last === '') return undefined
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first)
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1)
  if (first !== '' && last !== '' && Number(last) < start) return undefined
  return start < size && start <= end ? { start, end } : 'outside'
}
