import { fail, ok, type Result } from '#kit/result.ts'
import { blanksOf, mergedFields } from '../entity/entity-fields.ts'
import { NAME_MAX } from '../entity/limits.ts'
import { attributeKeys, type Specs } from '../goods/attributes.ts'
import { missingForPublishing } from '../goods/publishing-needs.ts'
import type { Product, ProductChange } from './product.contract.ts'
import { productFields } from './product-fields.ts'

/** Fields of a product that staff can write, without the slug; all other fields are derived. */
export type ProductFields = Omit<Product, 'id' | 'name' | 'slug' | 'wattPeak' | 'onSale' | 'createdAt' | 'updatedAt'>

const { slug: _, ...blank } = blanksOf(productFields)

/**
 * The fields of a product after a write: sent values replace stored values, or the defaults of a new product. Rules:
 * - Price on request clears both prices, "in stock" clears the availability texts.
 * - The legacy field `price` is used if `oldPrice` is absent; `wattPeak` is stored as an attribute.
 * - A new product without `isActive` is active only if it lacks nothing that `missingForPublishing` checks.
 *
 * @returns 'price-on-request' if a price is sent for a product whose stored price is on request, and `priceOnRequest` is absent:
 *   the price would be dropped silently
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

/** Drops unknown attributes, sorts the others in the order of attributes.ts, and rounds `wattPeak`, which is an integer in the API. */
function tidySpecs(specs: Specs, wattPeak: number | null | undefined): Specs {
  const given: Specs = wattPeak === undefined ? specs : { ...specs, wattPeak: wattPeak ?? undefined }
  const known = attributeKeys.filter((key) => given[key] !== undefined)
  return Object.fromEntries(known.map((key) => [key, key === 'wattPeak' ? Math.round(given[key] as number) : given[key]]))
}

const copySuffixes = { nameDe: ' (Kopie)', nameEs: ' (copia)', nameEn: ' (copy)' } as const

/** Names for a copy of a product: "(Kopie)", "(copia)" or "(copy)" is appended, the name cut to the limit. Empty names stay empty. */
export function copyNames(names: Pick<Product, 'nameDe' | 'nameEs' | 'nameEn'>): Pick<Product, 'nameDe' | 'nameEs' | 'nameEn'> {
  const named = (field: keyof typeof copySuffixes) => names[field] && appendWithin(names[field], copySuffixes[field], NAME_MAX)
  return { nameDe: named('nameDe'), nameEs: named('nameEs'), nameEn: named('nameEn') }
}

/** Appends an ending to a text, and shortens the text by whole characters until both together have at most `length` UTF-16 units. */
export function appendWithin(text: string, ending: string, length: number): string {
  const characters = [...text]
  while (characters.join('').length + ending.length > length) characters.pop()
  return characters.join('').trimEnd() + ending
}
