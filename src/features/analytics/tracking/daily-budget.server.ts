import { sql } from 'kysely'
import type { Database } from '#database/schema.ts'

/**
 * Maximum units of events stored per day, from all visitors: about two thousand visits, ten times a good day of the shop. The
 * database grows by at most 13 MB a day, or by 6.5 MB with ordinary events.
 */
const MAX_UNITS_A_DAY = 40_000

/** Bytes of text in an event that cost another unit. A row takes about 160 bytes without long texts. */
const UNIT_BYTES = 150
/** Units after which the day's total is read from the database again, since other servers on the same database write too. */
const READ_AGAIN_AFTER = 5000

type EventTexts = { products?: readonly number[] } & { [name in 'page' | 'slug' | 'term' | 'referrer']?: string | null }

/** Units that an event costs, by its size in the database: 1, and 1 more per UNIT_BYTES of text and product ids. */
export function unitsOf({ page, products = [], slug, term, referrer }: EventTexts): number {
  const texts = [page, slug, term, referrer].reduce((sum, text) => sum + Buffer.byteLength(text ?? ''), 0)
  return 1 + Math.floor((texts + 8 * products.length) / UNIT_BYTES)
}

export type DailyBudget = {
  /** Spends units of a day. Returns false, and spends nothing, if fewer are left. */
  spend(day: string, units: number): Promise<boolean>
  /** Discards the totals in memory after a failed write, since the spent units may not be stored. */
  forget(): void
}

/** Limits the events stored per day, across restarts and servers. */
export function createDailyBudget(db: Database, max = MAX_UNITS_A_DAY): DailyBudget {
  const days = new Map<string, { used: number; spent: number }>()
  return {
    async spend(day, units) {
      let known = days.get(day)
      if (!known || known.spent >= READ_AGAIN_AFTER) {
        // At most five days are written at the same time: today, those of late events, and the next one at midnight.
        if (days.size > 5) days.clear()
        // The rows of the current batch are not in the database yet, so the total in memory may be higher.
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
