import { z } from 'zod'
import { idSchema, textSchema, timestampSchema } from '#api/fields.ts'
import { roundings } from '#kit/price.ts'
import { schemasOf } from '../../entity/entity-fields.ts'
import { publishingNeeds } from '../../goods/publishing-needs.ts'
import { QUERY_MAX } from '../listing/list-limits.ts'
import { productFields, specsChangeSchema } from '../product-fields.ts'
import { stateFilters, stockFilters, translationChoices } from '../staff-filter.ts'
import { changeLimits } from './changed-price.ts'

/** Maximum number of products in `ids` or `each`; a `filter` may match more. */
const IDS_MAX = 10_000
const tooMany = `bulk.tooMany ${IDS_MAX}`

const { percent: percentLimits, amount: amountLimits } = changeLimits
const percent = z.number().min(percentLimits.min, 'bulk.percent').max(percentLimits.max, 'bulk.percent')
const amount = z.number().min(amountLimits.min, 'bulk.amount').max(amountLimits.max, 'bulk.amount').multipleOf(0.01, 'bulk.amount')
const rounding = z.enum(roundings, { error: 'problem.choice' }).optional()
const choice = { error: 'problem.choice' }
const fields = schemasOf(productFields)

const changesSchema = z
  .strictObject({
    /** Change of the price to pay; the crossed-out price of an offer changes by the same percent or amount. */
    price: z
      .strictObject({ percent: percent.optional(), amount: amount.optional(), rounding })
      .refine((price) => (price.percent === undefined) !== (price.amount === undefined), 'bulk.price')
      .optional(),
    stockStatus: fields.stockStatus.optional(),
    availabilityTextDe: fields.availabilityTextDe.optional(),
    availabilityTextEs: fields.availabilityTextEs.optional(),
    availabilityTextEn: fields.availabilityTextEn.optional(),
    /** A product that moves to another category without `subcategoryId` is directly in that category. */
    categoryId: fields.categoryId.optional(),
    subcategoryId: fields.subcategoryId.optional(),
    isActive: fields.isActive.optional(),
    isFeatured: fields.isFeatured.optional(),
    specs: specsChangeSchema.optional(),
    delete: z.literal(true, choice).optional(),
  })
  .refine((changes) => {
    const { length } = Object.values(changes).filter((value) => value !== undefined)
    return length > 0 && (changes.delete === undefined || length === 1)
  }, 'bulk.changes')
export type BulkChanges = z.output<typeof changesSchema>

/**
 * Filter of the staff's product list; absent fields match anything. `find`: words of names and article numbers, named as in the URL of
 * the list and in the export; `q` is its earlier name.
 */
const filterSchema = z.strictObject({
  category: idSchema.optional(),
  state: z.enum(stateFilters, choice).optional(),
  stock: z.enum(stockFilters, choice).optional(),
  translation: z.enum(translationChoices, choice).optional(),
  find: textSchema(QUERY_MAX).optional(),
  q: textSchema(QUERY_MAX).optional(),
})
export type BulkFilter = z.output<typeof filterSchema>

/** Fields of one product to set. Values are checked later, product by product, so that a wrong value leaves out only its product. */
const ownFieldsSchema = z.partialRecord(z.enum(['confirmed', ...Object.keys(productFields)], choice), z.unknown())
const idKey = z
  .string()
  .regex(/^[1-9]\d{0,9}$/, 'problem.id')
  .refine((id) => idSchema.safeParse(Number(id)).success, 'problem.id')

export const bulkInputSchema = z
  .strictObject({
    ids: z.array(idSchema).min(1, 'bulk.which').max(IDS_MAX, tooMany).optional(),
    filter: filterSchema.optional(),
    /** `updatedAt` of each product as the sender saw it, by id. A product that is not listed is changed without a check for conflicts. */
    versions: z.record(idKey, timestampSchema).optional(),
    /** The same change for all products. */
    changes: changesSchema.optional(),
    /** Fields of each product by its id, in place of `changes`; `confirmed` as in a single save. */
    each: z.record(idKey, ownFieldsSchema).optional(),
    /** True: a draft that the change would publish stays as it is if it lacks something that publication needs. Else it is published. */
    keepIncomplete: z.boolean('problem.flag').optional(),
    /** True: the answer shows what would change, and nothing is written. */
    dryRun: z.boolean('problem.flag').optional(),
  })
  .refine(({ ids, filter, each }) => [ids, filter, each].filter((one) => one !== undefined).length === 1, 'bulk.which')
  .refine(({ changes, each }) => (changes === undefined) !== (each === undefined), 'bulk.changes')
  .refine(({ each }) => each === undefined || Object.keys(each).length > 0, 'bulk.which')
  .refine(({ each = {} }) => Object.keys(each).length <= IDS_MAX, { error: tooMany, path: ['each'] })
  .meta({
    examples: [
      { ids: [7, 12], changes: { price: { percent: 5, rounding: '0.50' } }, dryRun: true },
      { filter: { category: 3, stock: 'out_of_stock' }, changes: { isActive: false } },
      { ids: [7], versions: { '7': '2026-11-21T12:00:00.000Z' }, changes: { price: { amount: -2.5 }, specs: { warrantyYears: 5 } } },
      { each: { '7': { oldPrice: '129.00' }, '12': { stockStatus: 'limited', sortOrder: 3 } } },
    ],
  })
export type BulkInput = z.input<typeof bulkInputSchema>

const shownFields = z.record(z.string(), z.unknown())
export const bulkResultRowSchema = z.object({
  id: z.int(),
  /** The German name. */
  name: z.string(),
  sku: z.string().nullable(),
  /** 'incomplete': a draft that stays as it is, since it lacks something that publication needs (`missing`). */
  result: z.enum(['changed', 'deleted', 'same', 'conflict', 'incomplete', 'faulty']),
  /** `updatedAt` of the product before the change. If a client sends it in `versions` after a dry run, changes since then are conflicts. */
  updatedAt: z.string().nullable(),
  /** `updatedAt` of the product after the change; null if the product was not changed, or was deleted. */
  savedAt: z.string().nullable(),
  /** Values before the change; in a conflict the stored values of its fields. */
  before: shownFields,
  after: shownFields,
  /**
   * 'on-request': a change of price was requested, but the price is on request and stays so. 'in-stock': an availability text was
   * requested, which products in stock do not have.
   */
  note: z.enum(['on-request', 'in-stock']).nullable(),
  /** Fields that a draft lacks although this change publishes it, or would publish it without `keepIncomplete`. */
  missing: z.array(z.enum(publishingNeeds)),
  problems: z.array(z.object({ field: z.string(), message: z.string() })),
  conflicts: z.array(z.object({ field: z.string(), by: z.string().optional(), at: z.string().optional() })),
})
export type BulkResultRow = z.infer<typeof bulkResultRowSchema>

export const bulkAnswerSchema = z
  .object({
    /** Entry of the history that undoes the whole change; null if nothing was written. */
    batchId: z.int().nullable(),
    counts: z.object({ changed: z.int(), deleted: z.int(), same: z.int(), conflict: z.int(), incomplete: z.int(), faulty: z.int() }),
    products: z.array(bulkResultRowSchema),
  })
  .meta({
    examples: [
      {
        batchId: 31,
        counts: { changed: 1, deleted: 0, same: 0, conflict: 1, incomplete: 0, faulty: 0 },
        products: [
          {
            ...{ id: 7, name: 'Solarmodul 550 W', sku: 'SP-550', result: 'changed', updatedAt: '2026-11-21T12:00:00.000Z' },
            ...{ savedAt: '2026-11-21T12:05:00.000Z' },
            ...{ before: { oldPrice: '149.00' }, after: { oldPrice: '156.50' }, note: null, missing: [], problems: [], conflicts: [] },
          },
          {
            ...{ id: 12, name: 'Kabel', sku: null, result: 'conflict', updatedAt: '2026-11-21T12:03:00.000Z' },
            ...{ savedAt: null, before: { oldPrice: '11.00' }, after: {}, note: null, missing: [], problems: [] },
            conflicts: [{ field: 'oldPrice', by: 'Yanelis', at: '2026-11-21T12:03:00.000Z' }],
          },
        ],
      },
    ],
  })
export type BulkAnswer = z.infer<typeof bulkAnswerSchema>

export function withoutNulls(figures: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(figures).filter(([, value]) => value !== null))
}
