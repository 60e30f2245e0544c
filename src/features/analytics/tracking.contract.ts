import { z } from 'zod'
import { lineSchema, textSchema } from '#api/fields.ts'
import { languages } from '#i18n/language.ts'
import { actionKinds } from './event-kinds.ts'
import { MAX_LATE_EVENTS, MAX_LATE_MS } from './late-events.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const OLDEST_MS = 7 * DAY_MS
/** Tolerance for future times: phones often show the right hour in a wrong time zone. */
const FUTURE_MS = DAY_MS

/** A path of this site with its query. */
const pageSchema = textSchema(500).regex(/^\/(?!\/)/, 'problem.text')
const productIds = z.int('problem.id').min(1, 'problem.id').max(2_147_483_647, 'problem.id')

const languageSchema = z.enum(languages, { error: 'problem.choice' })

/** Random number of an event: the event counts once, however often it is sent. */
const idSchema = z.number().min(0).max(1).optional()

/**
 * A page that was opened. The server counts by its own clock; the moment only tells whether this can be true. It is not
 * judged where the event has an id: the shop's own pages send one, and the clock of a device may be a year off.
 */
export const pageViewSchema = z.object({
  id: idSchema,
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

export const productViewSchema = z.object({ id: idSchema, productId: productIds })

export const actionSchema = z.object({
  id: idSchema,
  kind: z.enum(actionKinds, { error: 'problem.choice' }),
  /** Products of the event, such as those in the cart; if absent, the product that `page` is about. */
  products: z.array(productIds, { error: 'problem.id' }).max(200, 'problem.tooLong').optional(),
  page: pageSchema.optional(),
  /** Search words as in an address, which anybody may have written. */
  term: lineSchema(200).optional(),
  language: languageSchema.optional(),
})

/** Milliseconds since an event that waited for a connection, measured by the device: its clock may be wrong, not its pace. */
const late = { id: z.number().min(0).max(1), age: z.int().min(0).max(MAX_LATE_MS) }

/**
 * Events of one browser that waited for a connection. An event that is invalid or too old is left out, so that it does not
 * hold up the others.
 */
export const lateEventsSchema = z.object({
  userAgent: textSchema(1000),
  isMobile: z.boolean('problem.flag'),
  events: z
    .array(
      z
        .union([
          actionSchema.extend(late),
          productViewSchema.extend(late),
          pageViewSchema.omit({ userAgent: true, isMobile: true, timestamp: true }).extend(late),
        ])
        .nullable()
        .catch(null),
    )
    .max(MAX_LATE_EVENTS, 'problem.tooLong'),
})

export type PageView = z.input<typeof pageViewSchema>
export type ProductView = z.input<typeof productViewSchema>
export type Action = z.input<typeof actionSchema>
export type LateEvents = z.input<typeof lateEventsSchema>
