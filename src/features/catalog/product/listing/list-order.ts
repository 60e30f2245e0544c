import { type AttributeFacet, attributeFacetNames, facetLimits } from '../../goods/facets.ts'
import type { ListedProduct } from './listed-product.ts'

/** Orders of lists. Prices and figures ascend, with a minus they descend. */
export const sorts = [
  'price',
  '-price',
  'newest',
  ...attributeFacetNames.filter(facetLimits).flatMap((name) => [name, `-${name}`] as const),
] as const
export type Sort = (typeof sorts)[number]

/** Upper bound of the length of a list: `byDescendingId` packs an id and an index below this bound into one number. */
const MAX_LIST_LENGTH = 2 ** 20

/** Compares products in the default order of lists: by position (0 is last), then name, then id. */
export function compareInListOrder(a: ListedProduct, b: ListedProduct): number {
  const placeOf = ({ sortOrder }: ListedProduct) => sortOrder || Number.POSITIVE_INFINITY
  if (placeOf(a) !== placeOf(b)) return placeOf(a) - placeOf(b)
  return byName(a, b)
}

/**
 * Sorts products without changing `goods`, which is in the default order: 'position' and undefined return it. Products without the price
 * or figure come last in either direction; equals keep their order.
 */
export function sortProducts(goods: readonly ListedProduct[], sort: Sort | 'position' | 'name' | undefined): readonly ListedProduct[] {
  if (sort === undefined || sort === 'position') return goods
  if (sort === 'name') return [...goods].sort(byName)
  // Products created in the same millisecond, such as those of one import, are sorted by id.
  if (sort === 'newest') return byValue(byDescendingId(goods), ({ createdAt }) => -createdAt)
  const isDown = sort.startsWith('-')
  const name = (isDown ? sort.slice(1) : sort) as 'price' | AttributeFacet
  return byValue(goods, ({ cents, figures }) => {
    const value = name === 'price' ? cents : figures[name]
    return typeof value === 'number' ? (isDown ? -value : value) : Number.POSITIVE_INFINITY
  })
}

/** Stable counting sort by ascending value. Much faster than comparing products, since thousands of them share a few hundred values. */
function byValue(goods: readonly ListedProduct[], amountOf: (product: ListedProduct) => number): ListedProduct[] {
  const numberOf = new Map<number, number>()
  const counts: number[] = []
  const numbers = new Uint32Array(goods.length)
  for (const [at, product] of goods.entries()) {
    const value = amountOf(product)
    const number = numberOf.get(value) ?? numberOf.size
    if (number === numberOf.size) numberOf.set(value, number)
    numbers[at] = number
    counts[number] = (counts[number] ?? 0) + 1
  }
  const nextOf = new Uint32Array(counts.length)
  let next = 0
  for (const value of Float64Array.from(numberOf.keys()).sort()) {
    const number = numberOf.get(value) as number
    nextOf[number] = next
    next += counts[number] as number
  }
  const inOrder = goods.slice()
  for (const [at, product] of goods.entries()) {
    const number = numbers[at] as number
    const place = nextOf[number] as number
    inOrder[place] = product
    nextOf[number] = place + 1
  }
  return inOrder
}

/** Sorts by descending id. Each key packs id and index into one number, since sorting numbers is many times faster than a comparison. */
function byDescendingId(goods: readonly ListedProduct[]): ListedProduct[] {
  const keys = new Float64Array(goods.length)
  for (const [place, { id }] of goods.entries()) keys[place] = place - id * MAX_LIST_LENGTH
  const inOrder: ListedProduct[] = []
  // Subtraction instead of `%`, which is slow for numbers beyond 32 bits.
  for (const key of keys.sort()) inOrder.push(goods[key - Math.floor(key / MAX_LIST_LENGTH) * MAX_LIST_LENGTH] as ListedProduct)
  return inOrder
}

function byName(a: ListedProduct, b: ListedProduct): number {
  return a.sortName < b.sortName ? -1 : a.sortName > b.sortName ? 1 : a.id - b.id
}
