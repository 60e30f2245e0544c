import { z } from 'zod'
import { lineSchema, textSchema } from '#api/fields.ts'
import { languages } from '#i18n/language.ts'
import { actionKinds } from './event-kinds.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const OLDEST_MS = 7 * DAY_MS
/** Tolerance for future times: phones often show the right hour in a wrong time zone. */
const FUTURE_MS = DAY_MS

/** A path of this site with its query. */
const pageSchema = textSchema(500).regex(/^\/(?!\/)/, 'problem.text')
const productIds = z.int('problem.id').min(1, 'problem.id').max(2_147_483_647, 'problem.id')

const languageSchema = z.enum(languages, { error: 'problem.choice' })

/** A page view. The server counts by its own clock; the time sent only serves to reject implausible events. */
export const pageViewSchema = z.object({
  page: pageSchema,
  userAgent: textSchema(1000),
  referrer: textSchema(2000),
  /** ISO 8601 or milliseconds since 1970. */
  timestamp: z.union([z.iso.datetime({ offset: true }), z.number()], { error: 'problem.text' }),
  isMobile: z.boolean('problem.flag'),
  connectionType: textSchema(20).nullish(),
  /** The language of the page. */
  language: languageSchema.optional(),
})

/** True for a time in the last seven days, or up to a day ahead. */
export function isPlausible(timestamp: string | number, now: Date): boolean {
  const age = now.getTime() - new Date(timestamp).getTime()
  return age < OLDEST_MS && age > -FUTURE_MS
}

export const productViewSchema = z.object({ productId: productIds })

export const actionSchema = z.object({
  kind: z.enum(actionKinds, { error: 'problem.choice' }),
  /** Products of the event, such as those in the cart; if absent, the product that `page` is about. */
  products: z.array(productIds, { error: 'problem.id' }).max(200, 'problem.tooLong').optional(),
  page: pageSchema.optional(),
  /** Search words as in an address, which anybody may have written. */
  term: lineSchema(200).optional(),
  language: languageSchema.optional(),
})

export type PageView = z.input<typeof pageViewSchema>
export type ProductView = z.input<typeof productViewSchema>
export type Action = z.input<typeof actionSchema>
