import type { SearchDocument } from './search-document.ts'
import type { Sought } from './terms.ts'

type Demanded = Pick<SearchDocument, 'isOnSale' | 'chemistry'>

/**
 * What a search demands of a product whatever its texts say: "en oferta" that it is on offer, "litio" that its battery, if
 * it has one, is of that and no other.
 *
 * @returns whether the product at a place of the list is so
 */
export function demandOf(sought: readonly Sought[], documents: readonly Demanded[]): (place: number) => boolean {
  const mustBeOnSale = sought.some(({ isOffer }) => isOffer)
  const known = new Set(documents.flatMap(({ chemistry }) => chemistry ?? []))
  const chemistries = new Set(sought.flatMap(({ word, words }) => [word, ...words].filter((one) => known.has(one))))
  return (place) => {
    const { isOnSale, chemistry } = documents[place] as Demanded
    return (isOnSale || !mustBeOnSale) && (chemistry === null || chemistries.size === 0 || chemistries.has(chemistry))
  }
}
