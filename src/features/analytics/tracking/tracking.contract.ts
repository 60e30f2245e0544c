import { z } from 'zod'
import { lineSchema, textSchema } from '#api/fields.ts'
import { languages } from '#i18n/language.ts'
import { DAY_MS } from '#kit/units.ts'
import { actionKinds } from '../event-kinds.ts'
import { MAX_LATE_EVENTS, MAX_LATE_MS } from './late-events.ts'

const OLDEST_MS = 7 * DAY_MS
/** Tolerance for future times: phones often show the right hour in a wrong time zone. */
const FUTURE_MS = DAY_MS

/** A path of this site with its query. */
const pageSchema = textSchema(500).regex(/^\/(?!\/)/, 'problem.text')
const productIdSchema = z.int('problem.id').min(1, 'problem.id').max(2_147_483_647, 'problem.id')

const languageSchema = z.enum(languages, { error: 'problem.choice' })

/** Random number that identifies an event, so that it counts once even if it is sent repeatedly. */
const idSchema = z.number().min(0).max(1).optional()

/**
 * A page that was opened. The server counts it at the time of its own clock. It refuses an event without an id if its `timestamp` is
 * implausible. Events with an id come from the shop's own pages; their timestamp is ignored, since a device's clock may be a year off.
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
export function isPlausibleTime(timestamp: string | number, now: Date): boolean {
  const age = now.getTime() - new Date(timestamp).getTime()
  return age < OLDEST_MS && age > -FUTURE_MS
}

export const productViewSchema = z.object({ id: idSchema, productId: productIdSchema })

export const actionSchema = z.object({
  id: idSchema,
  kind: z.enum(actionKinds, { error: 'problem.choice' }),
  /** Products of the event, such as those in the cart; if absent, the product that `page` is about. */
  products: z.array(productIdSchema, { error: 'problem.id' }).max(200, 'problem.tooLong').optional(),
  page: pageSchema.optional(),
  /** Search words from the address of the results page, so they may contain anything. */
  term: lineSchema(200).optional(),
  language: languageSchema.optional(),
})

/** `age`: milliseconds since the event. The browser sends no time of day, since a device's clock may be wrong. */
const late = { id: z.number().min(0).max(1), age: z.int().min(0).max(MAX_LATE_MS) }

/**
 * Events that one browser stored without a connection. An invalid or too old event becomes null, so that the others still
 * count.
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
export type TrackedProductView = z.input<typeof productViewSchema>
export type Action = z.input<typeof actionSchema>
export type LateEvents = z.input<typeof lateEventsSchema>
