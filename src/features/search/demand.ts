import type { ExclusiveProperty, InvertedIndex } from './index/inverted-index.ts'
import type { QueryTerm } from './terms.ts'

/** Properties with one value per product. Other values in a product's text are comparisons ("gasta menos que una de gasolina"). */
const exclusive: readonly ExclusiveProperty[] = ['chemistry', 'fuel']

/**
 * Creates a test for the properties that a search requires whatever the texts say: "en oferta" requires that the product is on
 * offer, "litio" that its battery, if any, has this chemistry, "gasolina" that its engine, if any, burns this fuel.
 *
 * @returns a test by index place; undefined if the search requires no such property
 */
export function makeDemandTest(
  sought: readonly QueryTerm[],
  { isKind, isOnSale, kindAt }: InvertedIndex,
): ((place: number) => boolean) | undefined {
  const mustBeOnSale = sought.some(({ isOffer }) => isOffer)
  const demanded = exclusive.flatMap((property) => {
    const asked = new Set(sought.flatMap(({ word, words }) => [word, ...words].filter((one) => isKind(property, one))))
    return asked.size > 0 ? [{ property, asked }] : []
  })
  if (!mustBeOnSale && demanded.length === 0) return undefined
  return (place) => {
    if (mustBeOnSale && !isOnSale[place]) return false
    return demanded.every(({ property, asked }) => {
      const kind = kindAt[property][place]
      return kind === undefined || asked.has(kind)
    })
  }
}
