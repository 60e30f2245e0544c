import { type FacetFigures, figureFacetNames, limitsOf, rangeAround, writeRange } from '../goods/facets.ts'
import type { StockStatus } from '../goods/stock.ts'
import type { FilterName } from './filters.ts'

/** What lists need to know of a product to find, count and order it. */
export type ListedProduct = {
  id: number
  categoryId: number
  subcategoryId: number | null
  stock: StockStatus
  isOnSale: boolean
  isFeatured: boolean
  /** What a piece costs, in cents; null when it is on request. */
  cents: number | null
  createdAt: string
  figures: FacetFigures
  /** By which it can be chosen, kind by kind, see `listed`. */
  values: { readonly [Name in FilterName]?: readonly string[] }
  /** Where lists show it: 0 is last. */
  sortOrder: number
  /** Its German name, as names are ordered. */
  sortName: string
}

const lists = new Map<string, readonly string[]>()
/** A list of one value, the same each time: thousands of products have the same few. */
export function only(value: string): readonly string[] {
  const list = lists.get(value) ?? [value]
  lists.set(value, list)
  return list
}

/** A product as lists know it, with the values that it can be chosen by. */
export function listed(product: Omit<ListedProduct, 'values'>): ListedProduct {
  const values: Partial<Record<FilterName, readonly string[]>> = { in: only(String(product.categoryId)), stock: only(product.stock) }
  for (const name of figureFacetNames) {
    const value = product.figures[name]
    const limits = limitsOf(name)
    if (typeof value === 'object') values[name] = value
    else if (value !== undefined && limits) values[name] = only(writeRange(rangeAround(value, limits)))
  }
  return { ...product, values }
}
