import { migrate } from '../../src/database/migrate.server.ts'
import { openDatabase } from '../../src/database/open.server.ts'
import { addDays } from '../../src/features/analytics/days.ts'
import { ranges } from '../../src/features/analytics/ranges.ts'
import { makeReport, shortenReport } from '../../src/features/analytics/report.server.ts'
import { fillVisits } from '../fill-visits.ts'
import { type Figures, measureTime, median, ms, repeat, withDatabases } from '../harness.ts'

const TIMES = 5
const EVENTS = 1_000_000
const TODAY = '2026-11-21'

/** Times each range of the analytics over a million events of ninety days and two years of sums, on both databases. */
export async function bench(): Promise<Figures> {
  return withDatabases(async ({ address, folder: dataDir }) => [
    ...(await measure('SQLite', { databaseUrl: undefined, dataDir })),
    ...(await measure('PostgreSQL', { databaseUrl: `${address}/postgres`, dataDir })),
  ])
}

async function measure(name: string, place: { databaseUrl: string | undefined; dataDir: string }): Promise<Figures> {
  const { db, engine, close } = await openDatabase(place)
  try {
    await migrate(db, engine)
    const filling = await measureTime(() => fillVisits(db, { events: EVENTS, today: TODAY, products: 50 }))
    const figures: Figures = [[`${name}: filled and summed up`, ms(filling)]]
    for (const [range, days] of Object.entries(ranges)) {
      const span = { from: addDays(TODAY, 1 - days), to: TODAY }
      const present = { day: TODAY, minute: 720 }
      const report = async () => shortenReport(await makeReport(db, span, { findNames: async () => [], present }))
      const times = await repeat(TIMES, () => measureTime(report))
      figures.push([`${name}: ${range}${range === 'today' || range === 'year' ? '' : ' days'} (aim: under 300 ms)`, ms(median(times))])
    }
    return figures
  } finally {
    await close()
  }
}
