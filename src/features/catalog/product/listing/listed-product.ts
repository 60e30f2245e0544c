import { centsToPay, isOnSale, type ProductPrices } from '#kit/price.ts'
import type { Specs } from '../../goods/attributes.ts'
import { attributeFacetNames, type FacetFigures, facetFigures, facetLimits, rangeAround, writeRange } from '../../goods/facets.ts'
import type { StockStatus } from '../../goods/stock.ts'
import type { FilterName } from './filters.ts'

/** A product in the in-memory table of lists, with the facts that filters, counts and orders need. */
export type ListedProduct = {
  id: number
  categoryId: number
  subcategoryId: number | null
  stock: StockStatus
  isOnSale: boolean
  isFeatured: boolean
  /** Price to pay in US cents; null if it is on request. */
  cents: number | null
  /** In milliseconds since 1970. */
  createdAt: number
  figures: FacetFigures
  profile: Profile
  /** Position in lists; 0 comes last. */
  sortOrder: number
  /** Sort key of the name, made by `sortKey`. */
  sortName: string
}

/** The values of a product for each filter. Products with equal values share one profile, so lists count profiles, not products. */
export type Profile = {
  /** Index of the profile in `allProfiles()`. */
  number: number
  values: { readonly [Name in FilterName]?: readonly string[] }
}

const profiles: Profile[] = []
const profileOf = new Map<string, Profile>()

/** All profiles that any product has had since the start, by number. */
export const allProfiles = (): readonly Profile[] => profiles

/** Facts of a product that a listed product is made from. */
type Facts = ProductPrices &
  Pick<ListedProduct, 'id' | 'categoryId' | 'subcategoryId' | 'isFeatured' | 'sortOrder'> & {
    stockStatus: StockStatus
    createdAt: string
    specs: Specs
  }

/** @param sortName result of `sortKey` for the product's name */
export function toListedProduct(product: Facts, sortName: string): ListedProduct {
  const { id, categoryId, subcategoryId, isFeatured, sortOrder } = product
  return withProfile({
    ...{ id, categoryId, subcategoryId, isFeatured, sortOrder, sortName },
    stock: product.stockStatus,
    isOnSale: isOnSale(product),
    cents: centsToPay(product) ?? null,
    createdAt: Date.parse(product.createdAt),
    figures: facetFigures(product.specs),
  })
}

export function withProfile(product: Omit<ListedProduct, 'profile'>): ListedProduct {
  const values: Partial<Record<FilterName, readonly string[]>> = { in: [String(product.categoryId)], stock: [product.stock] }
  if (product.isOnSale) values.offer = ['1']
  for (const name of attributeFacetNames) {
    const value = product.figures[name]
    const limits = facetLimits(name)
    if (typeof value === 'object') values[name] = value
    else if (value !== undefined && limits && limits.length > 0) values[name] = [writeRange(rangeAround(value, limits))]
  }
  return { ...product, profile: profileWith(values) }
}

/** Finds or creates the shared profile with these values. */
function profileWith(values: Profile['values']): Profile {
  const key = JSON.stringify(values)
  const known = profileOf.get(key)
  if (known) return known
  const profile = { number: profiles.length, values }
  profiles.push(profile)
  profileOf.set(key, profile)
  return profile
}
