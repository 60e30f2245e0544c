/** Key in local storage of the earlier searches on this device, the latest first. */
export const RECENT_KEY = 'searches'
const MAX_SEARCHES = 6
const MAX_SEARCH_LENGTH = 80

/** Parses the stored list; invalid text gives an empty list. */
export function readRecent(stored: string | null | undefined): string[] {
  try {
    const list: unknown = JSON.parse(stored ?? '[]')
    return Array.isArray(list)
      ? list
          .filter((words): words is string => typeof words === 'string')
          .map(shorten)
          .filter(Boolean)
          .slice(0, MAX_SEARCHES)
      : []
  } catch {
    return []
  }
}

/** Adds a search at the front of a list and removes an equal one (ignoring case). */
export function withRecent(list: readonly string[], words: string): string[] {
  const plain = shorten(words)
  const others = list.filter((known) => known.toLowerCase() !== plain.toLowerCase())
  return plain ? [plain, ...others].slice(0, MAX_SEARCHES) : others
}

/** Cuts a search to `MAX_LENGTH`, without half of a character at its end, which no address can hold. */
const shorten = (words: string) =>
  words
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, MAX_SEARCH_LENGTH)
    .replace(/[\ud800-\udbff]$/, '')
