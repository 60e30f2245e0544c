import { z } from 'zod'
import { idParamSchema, idSchema, textSchema, timestampSchema } from '#api/fields.ts'
import { languages } from '#i18n/language.ts'
import { publishingNeeds } from '../goods/publishing-needs.ts'
import { QUERY_MAX } from '../product/listing/list-limits.ts'
import { stateFilters, stockFilters, translationChoices } from '../product/staff-filter.ts'
import { NAME_MAX } from './limits.ts'

const choice = { error: 'problem.choice' }

/** The staff list's filters, by the names in its address. */
const listFilterSchema = z.object({
  category: idParamSchema.optional(),
  state: z.enum(stateFilters, choice).optional(),
  stock: z.enum(stockFilters, choice).optional(),
  translation: z.enum(translationChoices, choice).optional(),
  /** Words in the search box of the list. */
  find: textSchema(QUERY_MAX).optional(),
})
export type ListFilter = z.output<typeof listFilterSchema>

export const exportQuerySchema = listFilterSchema.extend({
  format: z.enum(['csv', 'xlsx'], choice).default('csv'),
  /** `prices`: the price list with name, code, price, stock and category. */
  columns: z.enum(['all', 'prices'], choice).default('all'),
  language: z.enum(languages, choice).optional(),
})
export type ExportQuery = z.input<typeof exportQuerySchema>

export const templateQuerySchema = exportQuerySchema.pick({ format: true, language: true })

export const outcomes = ['new', 'changed', 'same', 'faulty'] as const
export type Outcome = (typeof outcomes)[number]
const countsSchema = z.object({ new: z.int(), changed: z.int(), same: z.int(), faulty: z.int() })
export type Counts = z.infer<typeof countsSchema>

/** Reasons why a product is a draft: the file hides it, or visitors would miss something. */
export const draftReasons = ['hidden', ...publishingNeeds] as const
export type DraftReason = (typeof draftReasons)[number]

const rowSchema = z.object({
  /** Number of the row in the file, as spreadsheets show it. */
  row: z.int(),
  sku: z.string().nullable(),
  /** Name of the product, for people. */
  name: z.string(),
  /** Id of the product; null for a new one. */
  id: idSchema.nullable(),
  outcome: z.enum(outcomes),
  /** Each changed field of the API with its value before and after. */
  changes: z.record(z.string(), z.tuple([z.unknown(), z.unknown()])),
  /** Sentences in the reader's language. Those of a row that is not faulty are notes: it is imported nevertheless. */
  problems: z.array(z.string()),
  /** Reasons why visitors do not see the product after the import: of a new one, or of a draft that the file would publish. */
  draft: z.array(z.enum(draftReasons)),
  /** True if the product has an offer before or after the row: only then `oldPrice` is the price that is struck through. */
  isOffer: z.boolean(),
})
export type ImportRow = z.infer<typeof rowSchema>

/** Place of products: a category, or one of its subcategories. */
const placeSchema = z.object({ categoryId: idSchema, subcategoryId: idSchema.nullable().default(null) })
export type Place = z.output<typeof placeSchema>
export const mappingSchema = z.object({
  /** Column of each heading: a field of the API, "specs.powerKw", `price` or `pictures`; null: ignored. */
  columns: z.record(z.string().max(NAME_MAX), z.string().max(60).nullable()).optional(),
  /** Places for category names that the shop does not know, by the name in the file. */
  categories: z.record(z.string().max(NAME_MAX), placeSchema).optional(),
  /** Empty cells leave the field as it is ("keep"), or empty it ("clear"), which is the default of the shop's own whole export. */
  blanks: z.enum(['clear', 'keep'], choice).optional(),
  /** Language of texts whose heading names none. */
  language: z.enum(languages, choice).optional(),
})
export type Mapping = z.output<typeof mappingSchema>

export const sheetKinds = ['table', 'shopify', 'woocommerce'] as const

/** A category of the file that the shop does not know, with the number of its rows and the place with the most similar name. */
const unknownCategorySchema = z.object({ name: z.string(), rows: z.int(), nearest: placeSchema.nullable() })
export type UnknownCategory = z.output<typeof unknownCategorySchema>
const assignedCategorySchema = unknownCategorySchema.omit({ nearest: true })
export type AssignedCategory = z.output<typeof assignedCategorySchema>

export const previewSchema = z.object({
  /** Names the uploaded file, which can be imported without sending it again: field `upload`. */
  upload: idSchema,
  filename: z.string(),
  kind: z.enum(sheetKinds),
  /** Headings in their order, each with the column that it counts as. */
  headings: z.array(z.object({ heading: z.string(), column: z.string().nullable(), sample: z.string() })),
  unknownCategories: z.array(unknownCategorySchema),
  /** Categories of the file that `mapping` gives a place, with the number of their rows. */
  assignedCategories: z.array(assignedCategorySchema),
  mapping: mappingSchema,
  /** True if a column of texts names no language: `mapping.language` decides where they go. */
  hasPlainTexts: z.boolean(),
  rows: z.array(rowSchema),
  counts: countsSchema,
})
export type ImportPreview = z.infer<typeof previewSchema>

const importStates = ['tried', 'waiting', 'running', 'done', 'failed'] as const
export type ImportState = (typeof importStates)[number]

const summarySchema = z.object({
  id: idSchema,
  filename: z.string(),
  state: z.enum(importStates),
  /** Rows that were looked at so far, of all. */
  progress: z.object({ done: z.int(), total: z.int() }),
  counts: countsSchema.nullable(),
  /** Sentence about a failed import. */
  problem: z.string().nullable(),
  /** Number of the change in the history that undoes the whole import; null if nothing was changed. */
  batchId: z.int().nullable(),
  /** True if that change was undone. */
  isUndone: z.boolean(),
  by: z.string(),
  createdAt: timestampSchema,
  finishedAt: timestampSchema.nullable(),
})
export const importSummarySchema = summarySchema
export type ImportSummary = z.infer<typeof importSummarySchema>
/** An import with its result: the rows, once it is done. */
export const importSchema = summarySchema.extend({ rows: z.array(rowSchema) })
export type Import = z.infer<typeof importSchema>
