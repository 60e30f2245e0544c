/** Earlier searches on this device, the last one first: a list under one key of its storage. */
export const RECENT_KEY = 'searches'
const MAX_COUNT = 6
const MAX_LENGTH = 80

/** Whatever is not such a list, since somebody or an earlier version wrote it, is none. */
export function readRecent(stored: string | null | undefined): string[] {
  try {
    const list: unknown = JSON.parse(stored ?? '[]')
    return Array.isArray(list)
      ? list.filter((words): words is string => typeof words === 'string' && words.trim() !== '').slice(0, MAX_COUNT)
      : []
  } catch {
    return []
  }
}

/** With these words in front; the same ones, in whatever letters, stand there once. */
export function withRecent(list: readonly string[], words: string): string[] {
  const plain = words.replace(/\s+/g, ' ').trim().slice(0, MAX_LENGTH)
  const others = list.filter((known) => known.toLowerCase() !== plain.toLowerCase())
  return plain ? [plain, ...others].slice(0, MAX_COUNT) : others
}
