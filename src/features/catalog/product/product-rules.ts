import { fail, ok, type Result } from '#kit/result.ts'
import { blanksOf, mergedFields } from '../entity/entity-fields.ts'
import { NAME_MAX } from '../entity/limits.ts'
import { attributeKeys, type Specs } from '../goods/attributes.ts'
import { missingForPublishing } from '../goods/publishing-needs.ts'
import type { Product, ProductChange } from './product.contract.ts'
import { productFields } from './product-fields.ts'

/** Fields of a product that staff decide; all others are derived. */
export type ProductFields = Omit<Product, 'id' | 'name' | 'slug' | 'wattPeak' | 'onSale' | 'createdAt' | 'updatedAt'>

const { slug: _, ...blank } = blanksOf(productFields)

/**
 * A product after a write: what was sent over what stood there before (or over the defaults of a new one), with the
 * shop's rules kept. Price on request clears both prices; "in stock" clears the availability texts; the legacy `price`
 * stands for an absent `oldPrice`; `wattPeak` is one of the attributes. Without an explicit `isActive` a new product is
 * active once it has all that `missingForPublishing` names.
 *
 * @returns 'price-on-request' when a price is sent alone for a product whose price is on request: dropping it unseen
 *   would surprise whoever sent it
 */
export function mergeProduct(change: ProductChange, before: ProductFields = blank): Result<ProductFields, 'price-on-request'> {
  const sent: Partial<Record<keyof ProductFields, unknown>> = {
    ...change,
    oldPrice: change.oldPrice === undefined ? change.price : change.oldPrice,
  }
  const merged = mergedFields<ProductFields>(blank, { sent, before })
  if (merged.priceOnRequest && change.priceOnRequest === undefined && (sent.oldPrice || sent.newPrice)) return fail('price-on-request')
  const isDraft = before === blank && change.isActive === undefined && missingForPublishing(merged).length > 0
  return ok({
    ...merged,
    ...(isDraft ? { isActive: false } : {}),
    ...(merged.priceOnRequest ? { oldPrice: null, newPrice: null } : {}),
    ...(merged.stockStatus === 'in_stock' ? { availabilityTextDe: '', availabilityTextEs: '', availabilityTextEn: '' } : {}),
    specs: tidySpecs(merged.specs, change.wattPeak),
  })
}

/** Known attributes in the registry's order. `wattPeak`, which is also a field of its own, is a whole number. */
function tidySpecs(specs: Specs, wattPeak: number | null | undefined): Specs {
  const given: Specs = wattPeak === undefined ? specs : { ...specs, wattPeak: wattPeak ?? undefined }
  const known = attributeKeys.filter((key) => given[key] !== undefined)
  return Object.fromEntries(known.map((key) => [key, key === 'wattPeak' ? Math.round(given[key] as number) : given[key]]))
}

const copySuffixes = { nameDe: ' (Kopie)', nameEs: ' (copia)', nameEn: ' (copy)' } as const

/** The three names of a copy, which say so and still within the limit; a language without a name stays without. */
export function copyNames(names: Pick<Product, 'nameDe' | 'nameEs' | 'nameEn'>): Pick<Product, 'nameDe' | 'nameEs' | 'nameEn'> {
  const named = (field: keyof typeof copySuffixes) => names[field] && cutToFit(names[field], copySuffixes[field], NAME_MAX)
  return { nameDe: named('nameDe'), nameEs: named('nameEs'), nameEn: named('nameEn') }
}

/** A text with an ending, the text shortened by whole characters until both fit. */
export function cutToFit(text: string, ending: string, length: number): string {
  const characters = [...text]
  while (characters.join('').length + ending.length > length) characters.pop()
  return characters.join('').trimEnd() + ending
}
