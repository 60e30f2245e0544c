import type { Generated } from 'kysely'
import type { Flag } from './shared.ts'

/** Events of visitors and robots, kept for ninety days. Their time is stored as day and minute in Havana. */
export type VisitEventTable = {
  id: Generated<number>
  /** Random number that the browser gives each event, so that an event sent twice is stored once. Null if the browser sent none. */
  event_id: Generated<number | null>
  /** "2026-11-21". */
  day: string
  /** Minute of the day, 0 to 1439. */
  minute: number
  /** An EventKind of features/analytics/event-kinds.ts. */
  kind: string
  /** Key of a browser at an IP address, for this day only. Events that arrive on a later day have another key than the rest of this day. */
  visitor: string
  page: string | null
  /** JSON list of ids. */
  products: string
  /** True if the viewed product was out of stock at that moment. */
  is_out_of_stock: Flag
  /** Host of the site that a link was followed from. */
  referrer: string | null
  country: string | null
  language: string | null
  device: string | null
  connection: string | null
  /** Search term in small letters. */
  term: string | null
  is_missed: Flag
  /** Reason why the visitor counts as a robot; null for a person. */
  bot: string | null
}

/** Sums of a day, kept for ever: a count per name in each measure (features/analytics/day-sums.server.ts). */
export type VisitSumTable = { measure: string; day: string; name: string; count: number }

/** Days that are summed up, with the number of their events. If late events arrive, the day is summed up again. */
export type VisitDayTable = { day: string; events: number }

/** Salt of visitors' keys; deleted when its day is over. */
export type VisitSaltTable = { day: string; salt: string }
