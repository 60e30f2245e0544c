import type { SearchResult } from '../search-result.ts'

/** Limits of the cache: number of questions, and ids summed over all their results (about two megabytes). */
const MAX_QUESTIONS = 50
const MAX_IDS = 250_000

/**
 * Creates a cache of the last answers, for further pages and filters of the same question. It empties itself when staff's words
 * change; the index calls `clear` when a product changes.
 */
export function makeAnswerCache() {
  const answers = new Map<string, SearchResult>()
  /** Staff's words that the cached answers were computed with. */
  let words: unknown
  let ids = 0
  return { clear, of }

  function clear(): void {
    answers.clear()
    ids = 0
  }

  /** @param own staff's words, the same object while they are unchanged */
  function of(query: string, own: unknown, find: () => SearchResult): SearchResult {
    if (own !== words) clear()
    words = own
    const known = answers.get(query)
    if (known) return known
    const found = find()
    answers.set(query, found)
    ids += found.ids.length
    for (const [oldest, { ids: gone }] of answers) {
      if (answers.size <= MAX_QUESTIONS && ids <= MAX_IDS) break
      answers.delete(oldest)
      ids -= gone.length
    }
    return found
  }
}
