import { z } from 'zod'
import { idParamSchema, idSchema } from '#api/fields.ts'
import { languages } from '#i18n/language.ts'
import { secondCurrencies } from '#kit/exchange-rate.ts'
import { idsParam, productDetailSchema } from '../product/product.contract.ts'

const fields = productDetailSchema.pick({
  id: true,
  slug: true,
  sku: true,
  name: true,
  categoryId: true,
  subcategoryId: true,
  sortOrder: true,
  oldPrice: true,
  newPrice: true,
  priceOnRequest: true,
  isFeatured: true,
  stockStatus: true,
  specs: true,
  goods: true,
  createdAt: true,
})

/** A product of a saved catalogue: see `saved-product.ts`. */
const savedProductSchema = fields.extend({
  shortDescription: z.string(),
  description: z.string(),
  availabilityText: z.string(),
  /** Main picture first, then the gallery. */
  pictures: z.array(z.object({ url: z.string(), alt: z.string() })),
})
export type SavedProduct = z.infer<typeof savedProductSchema>

/** A changed product without its details, which change rarely and are most of its bytes. `details`: their version. */
const changedProductSchema = savedProductSchema
  .omit({ specs: true, shortDescription: true, description: true, availabilityText: true, pictures: true })
  .extend({ details: z.string() })
export type ChangedProduct = z.infer<typeof changedProductSchema>

/** An exchange rate that staff maintain: see kit/exchange-rate.ts. */
const rateSchema = z.object({ currency: z.enum(secondCurrencies), perUsd: z.number(), day: z.string(), source: z.string() })

/** Number of the latest catalogue change; 0 before the first change. */
const markSchema = z.int().min(0)

/**
 * Request for one part of the catalogue. `after`: the next products with ids above it. `ids`: these products. `since`: the products that
 * have changed since that mark, without their details. `frame`: version of the data besides products that the browser has; the same version is not sent again.
 */
export const savedCatalogueQuerySchema = z.object({
  language: z.enum(languages, { error: 'problem.choice' }),
  after: z.literal('0').transform(Number).or(idParamSchema).optional(),
  ids: idsParam.optional(),
  since: z.coerce.number({ error: 'problem.page' }).pipe(markSchema).optional(),
  frame: z.string().max(40).optional(),
})
export type SavedCatalogueQuery = z.input<typeof savedCatalogueQuerySchema>

export const savedCatalogueSchema = z.object({
  /** With `since`: the mark for the next request. Without `since`: the last change before this part was read. */
  mark: markSchema,
  /** False if further parts follow. */
  isLast: z.boolean(),
  /** True if the mark is above the shop's latest change, as soon after a restore: the browser must load the whole catalogue again. */
  isUnknown: z.boolean(),
  products: z.array(savedProductSchema),
  /** With `since`: products that have changed. */
  changed: z.array(changedProductSchema),
  /** Ids of products that visitors cannot see any more. */
  gone: z.array(idSchema),
  /** Data besides products: API answers by path, search words, exchange rates. Sent with the last part of `since`, if it has changed. */
  frame: z
    .object({ version: z.string(), answers: z.record(z.string(), z.unknown()), words: z.unknown(), rates: z.array(rateSchema) })
    .optional(),
})
export type SavedCatalogue = z.infer<typeof savedCatalogueSchema>

/**
 * Number of products, and estimated bytes to transfer: `bytes` for all parts, `pictures` for one small picture per product. `canBeSaved`:
 * false if the service worker, which shows a saved catalogue, is switched off.
 */
export const savedSizeSchema = z.object({ products: z.int(), bytes: z.int(), pictures: z.int(), canBeSaved: z.boolean() })
export const savedSizeQuerySchema = savedCatalogueQuerySchema.pick({ language: true })
export type SavedSize = z.infer<typeof savedSizeSchema>
export type SavedSizeQuery = z.input<typeof savedSizeQuerySchema>
