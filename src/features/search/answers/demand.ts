import type { ExclusiveProperty, InvertedIndex } from '../index/inverted-index.ts'
import type { QueryTerm } from '../terms.ts'

/** Properties with one value per product. Another value in its texts is a comparison and is ignored ("gasta menos que una de gasolina"). */
const exclusive: readonly ExclusiveProperty[] = ['chemistry', 'fuel']

/**
 * Creates a test for properties that a search requires of the product itself, whatever its texts say: that it is on offer ("en
 * oferta"), the chemistry of its battery ("litio"), the fuel of its engine ("gasolina"). A product without a battery or an engine
 * passes the test for it.
 *
 * @returns a test by index place; undefined if the search requires no such property
 */
export function makeDemandTest(
  terms: readonly QueryTerm[],
  { isKind, isOnSale, kindAt }: InvertedIndex,
): ((place: number) => boolean) | undefined {
  const mustBeOnSale = terms.some(({ isOffer }) => isOffer)
  const demanded = exclusive.flatMap((property) => {
    const kinds = new Set(terms.flatMap(({ word, words }) => [word, ...words].filter((one) => isKind(property, one))))
    return kinds.size > 0 ? [{ property, kinds }] : []
  })
  if (!mustBeOnSale && demanded.length === 0) return undefined
  return (place) => {
    if (mustBeOnSale && !isOnSale[place]) return false
    return demanded.every(({ property, kinds }) => {
      const kind = kindAt[property][place]
      return kind === undefined || kinds.has(kind)
    })
  }
}
