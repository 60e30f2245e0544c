import type { InvertedIndex, Kind } from './index/inverted-index.ts'
import type { QueryTerm } from './terms.ts'

/** Properties with one value per product: other values in its text are comparisons ("gasta menos que una de gasolina"). */
const exclusive: readonly Kind[] = ['chemistry', 'fuel']

/**
 * Requirements of a search on a product, whatever its texts say: "en oferta" that it is on offer, "litio" that its
 * battery, if it has one, is of that chemistry, "gasolina" the same for its engine.
 *
 * @returns whether the product at a place of the index is so; undefined where nothing is demanded
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
