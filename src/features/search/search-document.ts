/** A product's searchable texts in one language. */
export type SearchDocument = {
  id: number
  name: string
  sku: string | null
  /** Names of the product's category and subcategory. */
  place: string
  /** The product's attributes with units: "5 kW", "LiFePO4". */
  attributes: string
  shortText: string
  longText: string
  isInStock: boolean
  /** True if the price shows as an offer. */
  isOnSale: boolean
  /** Chemistry of the product's battery; null without one. */
  chemistry: string | null
  /** Fuel of the product's engine; null without one. */
  fuel: string | null
}

/** Sort keys of a product in lists: position (0: none, comes last), then name, then id. */
type ListPlace = { position: number; sortName: string }
export type ListedDocument = SearchDocument & ListPlace

/** Weight of a word by field. With at least `MIN_SUBJECT_WEIGHT` a product is about the word, with less it only mentions the word. */
export const fieldWeights = { name: 12, sku: 10, attributes: 8, place: 6, shortText: 3, longText: 1 } as const
export const MIN_SUBJECT_WEIGHT = 6
