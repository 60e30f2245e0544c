import type { Database } from '#database/schema.ts'
import type { Measure } from './day-sums.server.ts'
import { addUpDays } from './day-sums.store.server.ts'
import { addDays } from './days.ts'
import { OTHERS, UNKNOWN } from './sum-names.ts'

/** Days before today that count as recent. */
const RECENT_DAYS = 28

/**
 * Lists the most frequent names of a measure in the last four weeks. Today is excluded, since it is not summed up yet.
 *
 * @param today in Havana
 * @param minCount smallest count that is returned
 */
export async function listFrequentNames(
  db: Database,
  measure: Measure,
  { today, minCount, limit }: { today: string; minCount: number; limit: number },
): Promise<{ name: string; count: number }[]> {
  const range = { from: addDays(today, -RECENT_DAYS), to: addDays(today, -1) }
  const sums = await addUpDays(db, { ...range, measures: [measure], except: [] })
  return sums
    .filter(({ name, count }) => count >= minCount && name !== OTHERS && name !== UNKNOWN)
    .sort((one, other) => other.count - one.count || (one.name < other.name ? -1 : 1))
    .slice(0, limit)
}
