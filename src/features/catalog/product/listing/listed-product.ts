import { centsToPay, isOnSale, type Priced } from '#kit/price.ts'
import type { Specs } from '../../goods/attributes.ts'
import { type FacetFigures, facetFigures, figureFacetNames, limitsOf, rangeAround, writeRange } from '../../goods/facets.ts'
import type { StockStatus } from '../../goods/stock.ts'
import type { FilterName } from './filters.ts'

/** A product as lists need it to find, count and sort it. */
export type ListedProduct = {
  id: number
  categoryId: number
  subcategoryId: number | null
  stock: StockStatus
  isOnSale: boolean
  isFeatured: boolean
  /** Price of a piece in cents; null if it is on request. */
  cents: number | null
  /** In milliseconds since 1970. */
  createdAt: number
  figures: FacetFigures
  profile: Profile
  /** Where lists show it: 0 is last. */
  sortOrder: number
  /** Its German name, as names are ordered. */
  sortName: string
}

/** By which values a product can be chosen, kind by kind. Products of the same values share one, so that lists count profiles. */
export type Profile = {
  /** From 0 on, each once. */
  number: number
  values: { readonly [Name in FilterName]?: readonly string[] }
}

const profiles: Profile[] = []
const profileOf = new Map<string, Profile>()

/** All profiles that there are, by their numbers. */
export const allProfiles = (): readonly Profile[] => profiles

/** Facts of a product that decide its place in lists. */
type Facts = Priced &
  Pick<ListedProduct, 'id' | 'categoryId' | 'subcategoryId' | 'isFeatured' | 'sortOrder'> & {
    stockStatus: StockStatus
    createdAt: string
    specs: Specs
  }

/**
 * A product as lists know it.
 *
 * @param sortName its name as `sortKey` makes it
 */
export function listedProduct(product: Facts, sortName: string): ListedProduct {
  const { id, categoryId, subcategoryId, isFeatured, sortOrder } = product
  return listed({
    ...{ id, categoryId, subcategoryId, isFeatured, sortOrder, sortName },
    stock: product.stockStatus,
    isOnSale: isOnSale(product),
    cents: centsToPay(product) ?? null,
    createdAt: Date.parse(product.createdAt),
    figures: facetFigures(product.specs),
  })
}

/** Adds the values that filters choose a product by. */
export function listed(product: Omit<ListedProduct, 'profile'>): ListedProduct {
  const values: Partial<Record<FilterName, readonly string[]>> = { in: [String(product.categoryId)], stock: [product.stock] }
  if (product.isOnSale) values.offer = ['1']
  for (const name of figureFacetNames) {
    const value = product.figures[name]
    const limits = limitsOf(name)
    if (typeof value === 'object') values[name] = value
    else if (value !== undefined && limits && limits.length > 0) values[name] = [writeRange(rangeAround(value, limits))]
  }
  return { ...product, profile: profileWith(values) }
}

function profileWith(values: Profile['values']): Profile {
  const key = JSON.stringify(values)
  const known = profileOf.get(key)
  if (known) return known
  const profile = { number: profiles.length, values }
  profiles.push(profile)
  profileOf.set(key, profile)
  return profile
}
