import type { Sort } from './list-order.ts'
import type { ListedProduct } from './listed-product.ts'

/** Figures that measure the size of products; noise and voltage do not. In a tie the first figure wins. */
const sizes = ['kw', 'kva', 'wp', 'kwh', 'ah'] as const
/** Share of the products that must have a figure for the list to be sorted by it. */
const MIN_SHARE = 0.5

/** The order with the largest products first, "-kw" for inverters; undefined if fewer than half of the products share a size figure. */
export function largestFirstSort(goods: readonly ListedProduct[]): Sort | undefined {
  const counts = sizes.map((name) => goods.filter(({ figures }) => typeof figures[name] === 'number').length)
  const most = Math.max(...counts)
  const name = sizes[counts.indexOf(most)]
  return name && most > 0 && most >= MIN_SHARE * goods.length ? `-${name}` : undefined
}
