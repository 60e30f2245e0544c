import { sql } from 'kysely'
import type { Database } from '#database/schema.ts'

/**
 * Units of events that are kept of one day, from all visitors: some two thousand visits, ten times as many as a good day of
 * the shop has. The database grows by at most 12 MB a day, by 5.5 MB with ordinary events.
 */
const MAX_UNITS_A_DAY = 40_000

/** Text in an event that costs another unit. A row takes some 136 bytes without long texts. */
const UNIT_BYTES = 150
/** Other servers on the same database have written meanwhile. */
const READ_AGAIN_AFTER = 5000

type EventTexts = { products?: readonly number[] } & { [name in 'page' | 'slug' | 'term' | 'referrer']?: string | null }

/** Units of an event, by the room that it takes in the database. */
export function unitsOf({ page, products = [], slug, term, referrer }: EventTexts): number {
  const texts = [page, slug, term, referrer].reduce((sum, text) => sum + Buffer.byteLength(text ?? ''), 0)
  return 1 + Math.floor((texts + 8 * products.length) / UNIT_BYTES)
}

export type DailyBudget = {
  /** False once the day has all its events. */
  spend(day: string, units: number): Promise<boolean>
  /** The amount that was spent may not have been written. */
  forget(): void
}

/** Bounds what is written of a day, across restarts and servers. */
export function dailyBudget(db: Database, max = MAX_UNITS_A_DAY): DailyBudget {
  const days = new Map<string, { used: number; spent: number }>()
  return {
    async spend(day, units) {
      let known = days.get(day)
      if (!known || known.spent >= READ_AGAIN_AFTER) {
        // Only the day that ends and the one that begins are written at the same time.
        if (days.size > 2) days.clear()
        // Rows of the batch that is being put together are not there yet.
        known = { used: Math.max(await unitsOn(db, day), known?.used ?? 0), spent: 0 }
        days.set(day, known)
      }
      if (known.used + units > max) return false
      known.used += units
      known.spent += units
      return true
    },
    forget: () => days.clear(),
  }
}

async function unitsOn(db: Database, day: string): Promise<number> {
  const texts = sql<number>`(length(coalesce(page, '')) + length(products) + length(coalesce(term, '')) + length(coalesce(referrer, '')))`
  const row = await db
    .selectFrom('visit_event')
    .select(sql<number | string | null>`sum(1 + ${texts} / ${sql.lit(UNIT_BYTES)})`.as('units'))
    .where('day', '=', day)
    .executeTakeFirst()
  return Number(row?.units ?? 0)
}
