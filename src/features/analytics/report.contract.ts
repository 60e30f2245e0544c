import { z } from 'zod'
import { type Language, languages } from '#i18n/language.ts'
import { countDays } from './days.ts'
import { pathSteps } from './event-kinds.ts'
import { FIRST_DAY, MAX_DAYS } from './ranges.ts'

/** Lists that can be shown and exported. */
const listNames = [
  'pages',
  'products',
  'referrers',
  'countries',
  'languages',
  'devices',
  'connections',
  'actions',
  'terms',
  'missed',
  'bots',
] as const
export type ReportListName = (typeof listNames)[number]
/** Lists that can be exported: those of the report, its series by day or hour, and its funnel. */
const exportNames = [...listNames, 'days', 'funnel'] as const
export type ExportName = (typeof exportNames)[number]

const daySchema = z.iso.date('analytics.day').refine((day) => day >= FIRST_DAY, 'analytics.day')

const rangeShape = { from: daySchema, to: daySchema }
const isInOrder = ({ from, to }: { from: string; to: string }) => from <= to
const isShort = ({ from, to }: { from: string; to: string }) => countDays(from, to) <= MAX_DAYS
const inOrder = { path: ['to'], error: 'analytics.rangeOrder' }
const short = { path: ['from'], error: 'analytics.rangeTooLong' }

/** First and last day, both included, as days in Havana. */
export const reportQuerySchema = z.object(rangeShape).refine(isInOrder, inOrder).refine(isShort, short)
export const reportExportSchema = z
  .object({ ...rangeShape, list: z.enum(exportNames, { error: 'problem.choice' }), language: z.enum(languages).optional() })
  .refine(isInOrder, inOrder)
  .refine(isShort, short)

const count = z.int().min(0)
/**
 * name: '' for unknown or missing values, '*' for all names beyond the most frequent of each day. language: page language, only
 * of searches without a result, if known.
 */
const listSchema = z.array(z.object({ name: z.string(), count, language: z.enum(languages).optional() }))
/** before: count of the preceding period. like: the part of `count` that is comparable with it, usually all of it. */
const comparedSchema = z.object({ count, before: count, like: count })

const productLineSchema = z.object({
  id: z.int(),
  /** Names are empty for a permanently deleted product. */
  nameDe: z.string(),
  nameEs: z.string(),
  nameEn: z.string(),
  /** Visitors who took each step with the product. */
  product: count,
  cart: count,
  'cart-opened': count,
  whatsapp: count,
  inquiry: count,
  /** Visitors who viewed the product while it was out of stock. */
  out: count,
})

export const reportSchema = z.object({
  from: daySchema,
  to: daySchema,
  /** Day and minute of the report in Havana. */
  now: z.object({ day: z.iso.date(), minute: z.int() }),
  /** The preceding period of the same length. */
  before: z.object(rangeShape),
  /**
   * Comparison of a range that is not over; null if the range is over. minute: the day that today is compared with counts up to
   * the same minute. days: the events of that day are deleted, so today is left out of the comparison. none: nothing is
   * comparable, since the range begins in the future, or begins today and the events of the compared day are deleted.
   */
  partly: z.enum(['minute', 'days', 'none']).nullable(),
  totals: z.object({
    visits: comparedSchema,
    visitors: comparedSchema,
    views: comparedSchema,
    orders: comparedSchema,
    inquiries: comparedSchema,
  }),
  /**
   * One entry per day. For a range of one day: one per hour, "0" to "23", with visits only. before: visits of the compared day or
   * hour, null if not comparable.
   */
  series: z.array(z.object({ at: z.string(), visits: count, visitors: count, views: count, before: count.nullable() })),
  /**
   * count: visitors who took this step after all steps before it. outOfOrder: visitors who took this step without having taken
   * all steps before it.
   */
  funnel: z.array(z.object({ name: z.enum(pathSteps), count, outOfOrder: count })),
  /** The first lines of each list (SHOWN_LINES). */
  lists: z.object(
    Object.fromEntries(listNames.filter((name) => name !== 'products').map((name) => [name, listSchema])) as Record<
      Exclude<ReportListName, 'products'>,
      typeof listSchema
    >,
  ),
  products: z.array(productLineSchema),
  /** Total number of names in each list. */
  sizes: z.record(z.enum(listNames), count),
})

export type ReportQuery = z.input<typeof reportQuerySchema>
export type ReportExport = z.input<typeof reportExportSchema>
export type Report = z.infer<typeof reportSchema>
export type ProductLine = z.infer<typeof productLineSchema>
export type ListLine = { name: string; count: number; language?: Language | undefined }
