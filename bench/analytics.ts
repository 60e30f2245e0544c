import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrate } from '../src/database/migrate.server.ts'
import { openDatabase } from '../src/database/open.server.ts'
import { addDays } from '../src/features/analytics/days.ts'
import { ranges } from '../src/features/analytics/ranges.ts'
import { cutReport, makeReport } from '../src/features/analytics/report.server.ts'
import startPostgres from '../tests/postgres.ts'
import { type Figures, median, ms } from './figures.ts'
import { fillVisits } from './fill-visits.ts'

const TIMES = 5
const EVENTS = 1_000_000
const TODAY = '2026-11-21'

/** Each range of the analytics over a million events of ninety days and two years of sums, on both databases. */
export async function benchAnalytics(): Promise<Figures> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-'))
  let address = ''
  const stop = await startPostgres({
    provide: (name: string, value: string) => {
      if (name === 'postgresUrl') address = value
    },
  } as never)
  try {
    return [
      ...(await measure('SQLite', { databaseUrl: undefined, dataDir })),
      ...(await measure('PostgreSQL', { databaseUrl: `${address}/postgres`, dataDir })),
    ]
  } finally {
    await stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

async function measure(name: string, place: { databaseUrl: string | undefined; dataDir: string }): Promise<Figures> {
  const { db, engine, close } = await openDatabase(place)
  try {
    await migrate(db, engine)
    const began = performance.now()
    await fillVisits(db, { events: EVENTS, today: TODAY, products: 50 })
    const figures: [string, string][] = [[`${name}: filled and summed up`, ms(performance.now() - began)]]
    for (const [range, days] of Object.entries(ranges)) {
      const times: number[] = []
      for (let time = 0; time < TIMES; time += 1) {
        const start = performance.now()
        cutReport(
          await makeReport(
            db,
            { from: addDays(TODAY, 1 - days), to: TODAY },
            { findNames: async () => [], present: { day: TODAY, minute: 720 } },
          ),
        )
        times.push(performance.now() - start)
      }
      figures.push([`${name}: ${range}${range === 'today' || range === 'year' ? '' : ' days'} (aim: under 300 ms)`, ms(median(times))])
    }
    return figures
  } finally {
    await close()
  }
}
