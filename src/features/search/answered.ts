import type { Lead } from './plan/leads.ts'
import type { QueryConstraints } from './plan/query-plan.ts'
import type { Figure } from './words/units.ts'

export type SearchResult = {
  /** Ids of the products that match, best first. */
  ids: readonly number[]
  /** Ids of the few products nearest to the question, if none matches. */
  near: readonly number[]
  /** True if the question asks for offers only. */
  isForOffers: boolean
  /** Constraints on price and figures in the question; the caller filters the result by them. */
  said: QueryConstraints
  /**
   * For a list of goods with a limit each ("inversor hasta 700 usd y batería hasta 1000 usd"): products and constraints of each
   * item, which the caller filters separately.
   */
  things?: readonly { text: string; ids: readonly number[]; said: QueryConstraints }[]
  /** Figures of the question that no result has or comes near to: 10 kW if all inverters have 5 kW. */
  unmet: readonly Figure[]
  /** Fuels, makers and kinds of goods in the question that no product's texts contain; the search ignored these words. */
  lacking: readonly string[]
  /** Link to a page that answers the question instead of products. */
  lead?: Lead
  /** True if a word of the question names goods in this language, sold here or in other shops. */
  isNamed: boolean
}

/** Limits of the cache: number of questions, and ids summed over all their results (about two megabytes). */
const MAX_QUESTIONS = 50
const MAX_IDS = 250_000

/**
 * Creates a cache of the last answers, for further pages and filters of the same question. It empties itself when staff's words
 * change; the index calls `clear` when a product changes.
 */
export function answered() {
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
