/** Key in local storage of the earlier searches on this device, the latest first. */
export const RECENT_KEY = 'searches'
const MAX_COUNT = 6
const MAX_LENGTH = 80

/** Parses the stored list; invalid text gives an empty list. */
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

/** Adds a search at the front of a list and removes an equal one (ignoring case). */
export function withRecent(list: readonly string[], words: string): string[] {
  const plain = words.replace(/\s+/g, ' ').trim().slice(0, MAX_LENGTH)
  const others = list.filter((known) => known.toLowerCase() !== plain.toLowerCase())
  return plain ? [plain, ...others].slice(0, MAX_COUNT) : others
}
