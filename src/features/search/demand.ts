import type { SearchDocument } from './search-document.ts'
import type { Sought } from './terms.ts'

type Demanded = Pick<SearchDocument, 'isOnSale' | 'chemistry' | 'fuel'>

/** What a product is of one kind only: what its text says of the other compares it ("gasta menos que una de gasolina"). */
const exclusive = ['chemistry', 'fuel'] as const

/**
 * What a search demands of a product whatever its texts say: "en oferta" that it is on offer, "litio" that its battery, if
 * it has one, is of that and no other, "gasolina" the same of its engine.
 *
 * @returns whether the product at a place of the list is so
 */
export function demandOf(sought: readonly Sought[], documents: readonly Demanded[]): (place: number) => boolean {
  const mustBeOnSale = sought.some(({ isOffer }) => isOffer)
  const demanded = exclusive.map((property) => {
    const known = new Set(documents.flatMap((document) => document[property] ?? []))
    return { property, asked: new Set(sought.flatMap(({ word, words }) => [word, ...words].filter((one) => known.has(one)))) }
  })
  return (place) => {
    const document = documents[place] as Demanded
    const isOfKind = demanded.every(
      ({ property, asked }) => asked.size === 0 || document[property] === null || asked.has(document[property]),
    )
    return (document.isOnSale || !mustBeOnSale) && isOfKind
  }
}
