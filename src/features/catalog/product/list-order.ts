import { type FigureFacet, figureFacetNames, limitsOf } from '../goods/facets.ts'
import type { ListedProduct } from './listed-product.ts'

/** By a figure from the least, or with a minus from the most. */
export const sorts = [
  'price',
  '-price',
  'newest',
  ...figureFacetNames.filter(limitsOf).flatMap((name) => [name, `-${name}`] as const),
] as const
export type Sort = (typeof sorts)[number]

/** More than a place in a list, and less than its end. */
const PLACES = 2 ** 20

/** The order of lists: by position, then name, then id. */
export function inListOrder(a: ListedProduct, b: ListedProduct): number {
  const placeOf = ({ sortOrder }: ListedProduct) => sortOrder || Number.POSITIVE_INFINITY
  if (placeOf(a) !== placeOf(b)) return placeOf(a) - placeOf(b)
  return byName(a, b)
}

/** What has no price, or not the figure, comes last both ways; equals keep their order. */
export function sorted(goods: readonly ListedProduct[], sort: Sort | 'position' | 'name' | undefined): readonly ListedProduct[] {
  if (sort === undefined || sort === 'position') return goods
  if (sort === 'name') return goods.toSorted(byName)
  if (sort === 'newest') return goods.toSorted((a, b) => (a.createdAt < b.createdAt ? 1 : a.createdAt > b.createdAt ? -1 : b.id - a.id))
  const isDown = sort.startsWith('-')
  const name = (isDown ? sort.slice(1) : sort) as 'price' | FigureFacet
  const values = new Float64Array(goods.length)
  for (const [place, { cents, figures }] of goods.entries()) {
    const value = name === 'price' ? cents : figures[name]
    values[place] = typeof value === 'number' ? (isDown ? -value : value) : Number.POSITIVE_INFINITY
  }
  const inOrder: ListedProduct[] = []
  for (const place of placesByValue(values)) inOrder.push(goods[place] as ListedProduct)
  return inOrder
}

/** Places in the order of their values. One number for value and place sorts many times faster than a comparison. */
function placesByValue(values: Float64Array): Float64Array {
  const rankOf = new Map<number, number>()
  for (const value of values.toSorted()) if (!rankOf.has(value)) rankOf.set(value, rankOf.size)
  const keys = new Float64Array(values.length)
  for (const [place, value] of values.entries()) keys[place] = (rankOf.get(value) as number) * PLACES + place
  keys.sort()
  // Not by `%`, which of numbers beyond 32 bits is slow.
  return keys.map((key) => key - Math.floor(key / PLACES) * PLACES)
}

function byName(a: ListedProduct, b: ListedProduct): number {
  return a.sortName < b.sortName ? -1 : a.sortName > b.sortName ? 1 : a.id - b.id
}
