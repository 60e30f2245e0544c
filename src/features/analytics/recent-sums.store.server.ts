import type { Database } from '#database/schema.ts'
import type { VisitMeasure } from './day-sums.server.ts'
import { sumDayRange } from './day-sums.store.server.ts'
import { addDays } from './days.ts'
import { OTHERS, UNKNOWN } from './list-words.ts'

/** Days before today that count as recent. */
const RECENT_DAYS = 28

type Wanted = { /** In Havana. */ today: string /** Smallest count that is returned. */; minCount: number; limit: number }

/** Lists the most frequent names of a measure in the last four weeks. Today is excluded, since it is not summed up yet. */
export async function listFrequentNames(db: Database, measure: VisitMeasure, { today, minCount, limit }: Wanted): Promise<Frequent[]> {
  return mostFrequent(await sumRecentDays(db, measure, today), minCount).slice(0, limit)
}

/** Lists the terms that were searched most often without a result in the last four weeks, today's from their events. */
export async function listMissedTerms(db: Database, { today, minCount }: Omit<Wanted, 'limit'>): Promise<Frequent[]> {
  const rows = await db
    .selectFrom('visit_event')
    .select((row) => ['term as name', row.fn.countAll<number | string>().as('count')])
    .where('day', '=', today)
    .where('is_missed', '=', 1)
    .groupBy('term')
    .execute()
  const counts = new Map((await sumRecentDays(db, 'missed', today)).map(({ name, count }) => [name, count]))
  for (const { name, count } of rows) if (name !== null) counts.set(name, (counts.get(name) ?? 0) + Number(count))
  return mostFrequent(
    [...counts].map(([name, count]) => ({ name, count })),
    minCount,
  )
}

type Frequent = { name: string; count: number }

const sumRecentDays = (db: Database, measure: VisitMeasure, today: string): Promise<Frequent[]> =>
  sumDayRange(db, { from: addDays(today, -RECENT_DAYS), to: addDays(today, -1), measures: [measure], except: [] })

function mostFrequent(sums: readonly Frequent[], minCount: number): Frequent[] {
  return sums
    .filter(({ name, count }) => count >= minCount && name !== OTHERS && name !== UNKNOWN)
    .sort((one, other) => other.count - one.count || (one.name < other.name ? -1 : 1))
    .map(({ name, count }) => ({ name, count }))
}
