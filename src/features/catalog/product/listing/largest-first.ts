import type { Sort } from './list-order.ts'
import type { ListedProduct } from './listed-product.ts'

/** Figures that make goods large, the first available counts: noise and voltage don't. */
const sizes = ['kw', 'kva', 'wp', 'kwh', 'ah'] as const
/** A list is about a figure that at least so many of its goods have. */
const IS_ABOUT = 0.5

/** The order by which the largest of some goods comes first; undefined where they share no such figure. */
export function largestFirst(goods: readonly ListedProduct[]): Sort | undefined {
  const counts = sizes.map((name) => goods.filter(({ figures }) => typeof figures[name] === 'number').length)
  const most = Math.max(...counts)
  const name = sizes[counts.indexOf(most)]
  return name && most > 0 && most >= IS_ABOUT * goods.length ? `-${name}` : undefined
}
