import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { processFlags } from '../../src/process-settings.ts'
import type { Blocked } from '../blocking.ts'
import { fillLargeCatalogue } from '../fill-large-catalogue.ts'
import { type Figures, ms, seconds, withDatabases } from '../harness.ts'

type Timed = { time: number; longestRead: number; blocked: Blocked }
/** Measurements of bulk-shop.ts; times in milliseconds. */
export type BulkFigures = { products: number; changed: number } & Record<'dryRun' | 'change' | 'undo' | 'remove' | 'restore', Timed>

const COUNT = 5000

/** Times changes of 5,000 products by one call, and their undo, on both engines, while a visitor reads. */
export async function bench(): Promise<Figures> {
  return withDatabases(async ({ address, folder }) => [
    ...tableOf('SQLite', await measure({ databaseUrl: undefined, dataDir: folder })),
    ...tableOf('PostgreSQL', await measure({ databaseUrl: `${address}/postgres`, dataDir: folder })),
  ])
}

async function measure(place: { databaseUrl: string | undefined; dataDir: string }): Promise<BulkFigures> {
  await fillLargeCatalogue(place, COUNT)
  const env = { ...process.env, DATA_DIR: place.dataDir, DATABASE_URL: place.databaseUrl ?? '' }
  const { stdout } = await promisify(execFile)(process.execPath, [...processFlags, join(import.meta.dirname, '../bulk-shop.ts')], { env })
  return JSON.parse(stdout)
}

function tableOf(name: string, { products, changed, ...figures }: BulkFigures): Figures {
  const names = { dryRun: 'dry run', change: 'prices', undo: 'undo', remove: 'delete', restore: 'undo of that' } as const
  return [
    [`${name}: products, of which prices change`, `${products}, ${changed}`],
    ...Object.entries(names).map(([key, label]): [string, string] => {
      const { time, longestRead, blocked } = figures[key as keyof typeof names]
      const held = `${ms(blocked.delay)}; ${ms(blocked.work)}`
      return [
        `  ${label} (aim 3 s); others held up: delay; work (aim 50 ms); longest read`,
        `${seconds(time)}; ${held}; ${ms(longestRead)}`,
      ]
    }),
  ]
}
