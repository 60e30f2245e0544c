import { execFile } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { processFlags, processVariables } from '../../src/process-settings.ts'
import { runStatement } from '../../tests/run-statement.ts'
import type { Blocked } from '../blocking.ts'
import { fillLargeCatalogue } from '../fill-large-catalogue.ts'
import { bytes, type Figures, ms, withDatabases } from '../harness.ts'

/** Milliseconds and bytes, as a shop of a large catalogue measures them (scale-shop.ts). */
export type ScaleFigures = Record<'ready' | 'firstSearch' | 'search' | 'searchMost' | 'searchKept' | 'changed' | 'changedMost', number> &
  Record<'whole' | 'wholeBytes' | 'wholeAgain' | 'sitemap' | 'sitemapAgain' | 'staffList' | 'memory' | 'memoryMost', number> &
  Record<'building' | 'searching' | 'changing' | 'wholeMaking' | 'sitemapMaking' | 'staffListMaking', Blocked>

const COUNTS = [10_000, 100_000]

/** Times a shop with a large catalogue on both engines, searched while it changes. */
export async function bench(): Promise<Figures> {
  return withDatabases(async ({ address, folder }) => {
    const figures: Figures = []
    for (const count of COUNTS) {
      figures.push(...tableOf(`SQLite, ${count.toLocaleString('en')}`, await measure({ databaseUrl: undefined, dataDir: folder }, count)))
      rmSync(join(folder, 'shop.db'))
      const databaseUrl = `${address}/scale_${count}`
      await runStatement(`${address}/template1`, `create database scale_${count} template template0`)
      figures.push(...tableOf(`PostgreSQL, ${count.toLocaleString('en')}`, await measure({ databaseUrl, dataDir: folder }, count)))
    }
    return figures
  })
}

async function measure(place: { databaseUrl: string | undefined; dataDir: string }, count: number): Promise<ScaleFigures> {
  await fillLargeCatalogue(place, count)
  if (place.databaseUrl) await runStatement(place.databaseUrl, 'vacuum analyze')
  const env = { ...process.env, ...processVariables, DATA_DIR: place.dataDir, DATABASE_URL: place.databaseUrl ?? '' }
  const shop = join(import.meta.dirname, '../scale-shop.ts')
  const { stdout } = await promisify(execFile)(process.execPath, [...processFlags, shop], { env })
  return JSON.parse(stdout)
}

function tableOf(name: string, figures: ScaleFigures): Figures {
  const blocked = ({ delay, work }: Blocked) => `${ms(delay)}; ${ms(work)}`
  const megabytes = (value: number) => `${Math.round(value / 1e6)} MB`
  return [
    [`${name}: process started until ready`, ms(figures.ready)],
    ['  until the first search is answered (aim with 10,000: 2 s)', ms(figures.firstSearch)],
    ['  others held up while three indexes are made: delay; work (aim: 50 ms)', blocked(figures.building)],
    ['  searches: median, most (aim: 100 ms); asked again', `${ms(figures.search)}, ${ms(figures.searchMost)}; ${ms(figures.searchKept)}`],
    ['  others held up by searches: delay; work', blocked(figures.searching)],
    ['  first search after a price: median, most (aim: 50, 200 ms)', `${ms(figures.changed)}, ${ms(figures.changedMost)}`],
    ['  others held up meanwhile: delay; work (aim: 50 ms)', blocked(figures.changing)],
    ['  /api/products whole, rendered and cached', `${ms(figures.whole)}, ${ms(figures.wholeAgain)}, ${bytes(figures.wholeBytes)}`],
    ['  others held up while it is made: delay; work', blocked(figures.wholeMaking)],
    ['  sitemap, rendered and cached', `${ms(figures.sitemap)}, ${ms(figures.sitemapAgain)}`],
    ['  others held up while it is made: delay; work', blocked(figures.sitemapMaking)],
    ["  the staff's list", ms(figures.staffList)],
    ['  others held up while it is made: delay; work', blocked(figures.staffListMaking)],
    ['  memory afterwards, at most (aim with 10,000: 300 MB)', `${megabytes(figures.memory)}, ${megabytes(figures.memoryMost)}`],
  ]
}
