import type { InvertedIndex, Kind } from './index/inverted-index.ts'
import type { QueryTerm } from './terms.ts'

/** Properties with one value per product: other values in its text are comparisons ("gasta menos que una de gasolina"). */
const exclusive: readonly Kind[] = ['chemistry', 'fuel']

/**
 * Properties that a search demands of a product, whatever its texts say: for "en oferta" it must be on offer, for "litio" its
 * battery, if any, must be of that chemistry, for "gasolina" its engine must burn it.
 *
 * @returns a test of the product at a place of the index; undefined if nothing is demanded
 */
export function demandOf(
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
