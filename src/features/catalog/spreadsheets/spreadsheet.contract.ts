import { z } from 'zod'
import { idParamSchema, idSchema, textSchema, timestampSchema } from '#api/fields.ts'
import { languages } from '#i18n/language.ts'
import type { CategoryPath } from '../goods/goods-kinds.ts'
import { publishingNeeds } from '../goods/publishing-needs.ts'
import { QUERY_MAX } from '../product/listing/list-limits.ts'
import { confirmableProblems } from '../product/product.contract.ts'
import { stateFilters, stockFilters, translationChoices } from '../product/staff-filter.ts'
import { MAPPED_NAME_MAX } from './limits.ts'

const choice = { error: 'problem.choice' }

/** Filters of the staff's product list, named as in the URL of the list. */
const listFilterSchema = z.object({
  category: idParamSchema.optional().meta({ examples: [3] }),
  state: z.enum(stateFilters, choice).optional(),
  stock: z.enum(stockFilters, choice).optional(),
  translation: z.enum(translationChoices, choice).optional(),
  /** Words in the search box of the list. */
  find: textSchema(QUERY_MAX).optional(),
})
export type ListFilter = z.output<typeof listFilterSchema>

export const exportQuerySchema = z.strictObject({
  ...listFilterSchema.shape,
  format: z
    .enum(['csv', 'xlsx'], choice)
    .default('csv')
    .meta({ examples: ['csv'] }),
  /** `prices`: the price list with name, code, price, stock and category. */
  columns: z
    .enum(['all', 'prices'], choice)
    .default('all')
    .meta({ examples: ['prices'] }),
  language: z
    .enum(languages, choice)
    .optional()
    .meta({ examples: ['es'] }),
})
export type ExportQuery = z.input<typeof exportQuerySchema>

export const templateQuerySchema = exportQuerySchema.pick({ format: true, language: true })

export const outcomes = ['new', 'changed', 'same', 'faulty'] as const
export type Outcome = (typeof outcomes)[number]
const countsSchema = z.object({ new: z.int(), changed: z.int(), same: z.int(), faulty: z.int() })
export type Counts = z.infer<typeof countsSchema>

/** Reasons why a product is a draft: the file hides it, or it lacks a Spanish name, a picture or a price. */
export const draftReasons = ['hidden', ...publishingNeeds] as const
export type DraftReason = (typeof draftReasons)[number]

/** Problems of rows that staff confirm: the import then writes these rows, which are faulty otherwise. */
export const confirmedSchema = z.array(z.enum(confirmableProblems, choice))

const rowSchema = z.object({
  /** Number of the row in the file, as spreadsheets show it. */
  row: z.int(),
  sku: z.string().nullable(),
  /** Name of the product, for display. */
  name: z.string(),
  /** Id of the product; null for a new product. */
  id: idSchema.nullable(),
  outcome: z.enum(outcomes),
  /** Each changed field of the API with its value before and after. */
  changes: z.record(z.string(), z.tuple([z.unknown(), z.unknown()])),
  /** Messages in the reader's language. A row with outcome 'faulty' is not imported; messages of other rows are notes only. */
  problems: z.array(z.string()),
  /** Reasons why the import leaves the product a draft: a new product, or a draft that the file would publish. Else empty. */
  draft: z.array(z.enum(draftReasons)),
  /** True if the product is an offer before or after the import: only then `oldPrice` is a crossed-out price. */
  isOffer: z.boolean(),
  /** Problems of the row that `confirmed` overrides. An unconfirmed row is faulty, and has its changes all the same. */
  confirmable: confirmedSchema,
  /** True if the row is identical to an earlier row without a fault. The file of faulty rows lacks such rows. */
  isRepeated: z.boolean(),
})
export type ImportRow = z.infer<typeof rowSchema>

const placeSchema = z.object({ categoryId: idSchema, subcategoryId: idSchema.nullable().default(null) }) satisfies z.ZodType<CategoryPath>
export const importOptionsSchema = z.strictObject({
  /** Column of each heading: a field of the API, "specs.powerKw", `price`, `currency` or `pictures`. Null: the heading is ignored. */
  columns: z.record(z.string().max(MAPPED_NAME_MAX), z.string().max(60).nullable()).optional(),
  /** Places for category names that the shop does not know, by the name in the file. */
  categories: z.record(z.string().max(MAPPED_NAME_MAX), placeSchema).optional(),
  /** Meaning of empty cells: "keep" leaves the field as it is, "clear" empties it. Default: "clear" for a whole export of the shop. */
  blanks: z.enum(['clear', 'keep'], choice).optional(),
  /** Language of the texts in columns whose heading names no language. */
  language: z.enum(languages, choice).optional(),
})
export type Mapping = z.output<typeof importOptionsSchema>

export const sheetKinds = ['table', 'shopify', 'woocommerce'] as const

/** A category of the file that the shop does not know, with the number of its rows and the place with the most similar name. */
const unknownCategorySchema = z.object({ name: z.string(), rows: z.int(), nearest: placeSchema.nullable() })
export type UnknownCategory = z.output<typeof unknownCategorySchema>
const assignedCategorySchema = unknownCategorySchema.omit({ nearest: true })
export type AssignedCategory = z.output<typeof assignedCategorySchema>

/** A worksheet of a workbook that the import does not read. `rows`: number of rows below its headings. */
const unreadSheetSchema = z.object({ name: z.string(), rows: z.int(), isHidden: z.boolean() })
export type UnreadSheet = z.output<typeof unreadSheetSchema>

export const previewSchema = z.object({
  /** Id of the uploaded file. Sent as `upload`, it imports the file without another upload. */
  upload: idSchema,
  filename: z.string(),
  kind: z.enum(sheetKinds),
  /** Worksheets with rows, hidden ones too, other than the one that is read. */
  unreadSheets: z.array(unreadSheetSchema),
  /** Headings in the order of the file, each with its column (null: ignored) and the first non-empty cell below it. */
  headings: z.array(z.object({ heading: z.string(), column: z.string().nullable(), sample: z.string() })),
  /**
   * Message about the whole file: no column identifies its products, so that an import would refuse it. It has no rows then. Null if
   * there is none.
   */
  problem: z.string().nullable(),
  unknownCategories: z.array(unknownCategorySchema),
  /** Categories of the file for which `mapping` has a place, with the number of their rows. */
  assignedCategories: z.array(assignedCategorySchema),
  mapping: importOptionsSchema,
  /** Problems that this trial took as confirmed. An import of `upload` keeps them unless it sends others. */
  confirmed: confirmedSchema,
  /** True if the heading of a text column names no language: `mapping.language` then decides. */
  hasPlainTexts: z.boolean(),
  rows: z.array(rowSchema),
  counts: countsSchema,
})
export type ImportPreview = z.infer<typeof previewSchema>

const importStates = ['tried', 'waiting', 'running', 'done', 'failed'] as const
export type ImportState = (typeof importStates)[number]

/** An undo of an import: the number of products that are as before, and the products that it left as the import made them. */
const undoneSchema = z.object({ count: z.int(), left: z.array(z.object({ id: idSchema, name: z.string(), isNew: z.boolean() })) })
export type Undone = z.infer<typeof undoneSchema>

const summarySchema = z.object({
  id: idSchema,
  filename: z.string(),
  /** As in a trial. */
  unreadSheets: z.array(unreadSheetSchema),
  state: z.enum(importStates),
  /** Number of rows checked so far, and of all rows. */
  progress: z.object({ done: z.int(), total: z.int() }),
  counts: countsSchema.nullable(),
  /** Message about a failed import. */
  problem: z.string().nullable(),
  /** Id of the history's entry that undoes the whole import; null if nothing was changed. */
  batchId: z.int().nullable(),
  /** Null if nothing of the import is undone. */
  undone: undoneSchema.nullable(),
  by: z.string(),
  createdAt: timestampSchema,
  finishedAt: timestampSchema.nullable(),
})
export const importSummarySchema = summarySchema
export type ImportSummary = z.infer<typeof importSummarySchema>
/** An import with its rows, which are empty until the import is done. */
export const importSchema = summarySchema.extend({ rows: z.array(rowSchema) })
export type Import = z.infer<typeof importSchema>
