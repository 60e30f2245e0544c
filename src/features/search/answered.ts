import type { Lead } from './plan/leads.ts'
import type { QueryConstraints } from './plan/query-plan.ts'
import type { Figure } from './words/units.ts'

export type SearchResult = {
  /** Ids of the products that match, best first. */
  ids: readonly number[]
  /** Where nothing matches: the few that come closest. */
  near: readonly number[]
  /** True if only offers were asked for. */
  isForOffers: boolean
  /** Constraints on price and figures in the question: the caller narrows the result by them. */
  said: QueryConstraints
  /** Goods with limits of their own: each with its constraints, to be narrowed by those alone. */
  things?: readonly { text: string; ids: readonly number[]; said: QueryConstraints }[]
  /** Quantities of the question that nothing of what is found, or near, has or comes near. */
  unmet: readonly Figure[]
  /** Words of the question that no text has, and without which it was answered: a fuel, a maker. */
  lacking: readonly string[]
  /** Where a question leads that no goods answer. */
  lead?: Lead
  /** True if the words name a thing in this language, sold here or elsewhere. */
  isNamed: boolean
}

/** Limits of the cache, by questions and by ids in all: some two megabytes at most. */
const MAX_QUESTIONS = 50
const MAX_IDS = 250_000

/** The answers to the last questions, for the next pages and filters of the same one; forgotten when anything changes. */
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

  /** @param own what staff say of the words, always the same object while it says the same */
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
