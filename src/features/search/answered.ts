import type { Lead } from './plan/leads.ts'
import type { QueryConstraints } from './plan/query-plan.ts'
import type { Figure } from './words/units.ts'

export type SearchResult = {
  /** Ids of the products that match, best first. */
  ids: readonly number[]
  /** The few nearest products, if nothing matches. */
  near: readonly number[]
  /** True if the question asks for offers only. */
  isForOffers: boolean
  /** Constraints on price and figures in the question; the caller filters the result by them. */
  said: QueryConstraints
  /** For a question with limits per goods: the products and constraints of each, which the caller filters separately. */
  things?: readonly { text: string; ids: readonly number[]; said: QueryConstraints }[]
  /** Figures of the question that none of the results is about or comes near. */
  unmet: readonly Figure[]
  /** Words of the question that no text has and that were ignored: a fuel, a maker. */
  lacking: readonly string[]
  /** Page that answers the question instead of goods. */
  lead?: Lead
  /** True if the words name a thing in this language, sold here or elsewhere. */
  isNamed: boolean
}

/** Limits of the cache, by questions and by ids in all: some two megabytes at most. */
const MAX_QUESTIONS = 50
const MAX_IDS = 250_000

/** Cache of the last answers, for further pages and filters of the same question; cleared when products or words change. */
export function answered() {
  const answers = new Map<string, SearchResult>()
  /** Words of staff that the answers were given with. */
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
