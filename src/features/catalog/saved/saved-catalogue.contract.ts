import { z } from 'zod'
import { idParamSchema, idSchema } from '#api/fields.ts'
import { languages } from '#i18n/language.ts'
import { secondCurrencies } from '#kit/exchange-rate.ts'
import { productDetailSchema } from '../product/product.contract.ts'

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

/** A product for visitors without a connection: see `saved-product.ts`. */
const savedProductSchema = fields.extend({
  shortDescription: z.string(),
  description: z.string(),
  availabilityText: z.string(),
  /** In the order of the gallery, the main one first. */
  pictures: z.array(z.object({ url: z.string(), alt: z.string() })),
})
export type SavedProduct = z.infer<typeof savedProductSchema>

/** An exchange rate of staff, see kit/exchange-rate.ts. */
const rateSchema = z.object({ currency: z.enum(secondCurrencies), perUsd: z.number(), day: z.string(), source: z.string() })

/** Change number of the catalogue; 0 before the first change. */
const markSchema = z.int().min(0)

/**
 * One part of the catalogue. Without `since`: the next products after the id `after`. With `since`: what has changed since
 * that mark. `frame`: version of the frame that the browser has; the answer leaves out what it has already.
 */
export const savedCatalogueQuerySchema = z.object({
  language: z.enum(languages, { error: 'problem.choice' }),
  after: z.literal('0').transform(Number).or(idParamSchema).optional(),
  since: z.coerce.number({ error: 'problem.page' }).pipe(markSchema).optional(),
  frame: z.string().max(40).optional(),
})
export type SavedCatalogueQuery = z.input<typeof savedCatalogueQuerySchema>

export const savedCatalogueSchema = z.object({
  /** With `since`: where to ask from next. Else the last change before this part was read: changes after it may be missing. */
  mark: markSchema,
  /** False if further parts follow. */
  isLast: z.boolean(),
  /** True if the mark is unknown here, as after a restored backup: everything has to be read anew. */
  isUnknown: z.boolean(),
  products: z.array(savedProductSchema),
  /** Ids of products that visitors see no more. */
  gone: z.array(idSchema),
  /** Data beside products: answers of calls by path, staff's search words, exchange rates. Only in the last part, and only if changed. */
  frame: z
    .object({ version: z.string(), answers: z.record(z.string(), z.unknown()), words: z.unknown(), rates: z.array(rateSchema) })
    .optional(),
})
export type SavedCatalogue = z.infer<typeof savedCatalogueSchema>

/** Number of all products; estimated bytes of all parts, and of one small picture of each product, as they are sent. */
export const savedSizeSchema = z.object({ products: z.int(), bytes: z.int(), pictures: z.int() })
export const savedSizeQuerySchema = savedCatalogueQuerySchema.pick({ language: true })
export type SavedSize = z.infer<typeof savedSizeSchema>
export type SavedSizeQuery = z.input<typeof savedSizeQuerySchema>
