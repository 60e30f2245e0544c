import type { Database } from '#database/schema.ts'
import { addUp } from './day-sums.store.server.ts'
import { type Measure, OTHERS, UNKNOWN } from './day-sums.ts'
import { addDays } from './days.ts'

/** Days before today that count as recent. */
const RECENT_DAYS = 28

/**
 * The most frequent names of a measure in the last four weeks, without today, whose events are not summed up yet.
 *
 * @param today in Havana
 * @param least smallest count that is returned
 */
export async function listRecent(
  db: Database,
  measure: Measure,
  { today, least, most }: { today: string; least: number; most: number },
): Promise<{ name: string; count: number }[]> {
  const range = { from: addDays(today, -RECENT_DAYS), to: addDays(today, -1) }
  const sums = await addUp(db, { ...range, measures: [measure], except: [] })
  return sums
    .filter(({ name, count }) => count >= least && name !== OTHERS && name !== UNKNOWN)
    .sort((one, other) => other.count - one.count || (one.name < other.name ? -1 : 1))
    .slice(0, most)
}
