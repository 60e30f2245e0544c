import type { Lead } from './plan/leads.ts'
import type { QueryConstraints } from './plan/query-plan.ts'
import type { Figure } from './words/units.ts'

/** Result of a search in one language. Prices and figures of the question are not applied yet: `constraints` has them. */
export type SearchResult = {
  /** Ids of the products that match, best first. */
  ids: readonly number[]
  /** Ids of the few products nearest to the question, if none matches. */
  near: readonly number[]
  /** True if the question asks for goods on offer. */
  isForOffers: boolean
  /** Constraints on price and figures in the question; the caller filters the result by them. */
  constraints: QueryConstraints
  /**
   * For a list of goods with a limit each ("inversor hasta 700 usd y batería hasta 1000 usd"): products and constraints of each
   * item, which the caller filters separately.
   */
  things?: readonly { text: string; ids: readonly number[]; constraints: QueryConstraints }[]
  /** Figures of the question that no result has, such as 10 kW if all inverters have 5 kW; see `findUnmetQuantities`. */
  unmet: readonly Figure[]
  /** Fuels, makers and kinds of goods in the question that no product's texts contain; the search ignored these words. */
  lacking: readonly string[]
  /** Link to a page that answers the question instead of products. */
  lead?: Lead
  /** True if a word of the question names goods in this language, sold here or in other shops. */
  isNamed: boolean
}
