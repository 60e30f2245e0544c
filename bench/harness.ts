import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { openBrowser, type RunningShop, startShop } from '../tests/browser.ts'
import startPostgres from '../tests/postgres.ts'

export type Figures = [label: string, value: string][]
/** `npm run bench -- --runs=5`: number of repetitions, for benches that do not set their own. */
export type Options = { runs?: number | undefined }
export type Bench = (options: Options) => Promise<Figures>

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

export const bytes = (value: number): string => `${value.toLocaleString('en')} bytes`
export const ms = (value: number): string => `${value.toFixed(value < 10 ? 2 : 0)} ms`
/** Formats milliseconds as seconds. */
export const seconds = (value: number): string => `${(value / 1000).toFixed(2)} s`

/** Address of a product page of the demonstration catalogue. */
export const PRODUCT = '/product/bateria-de-litio-de-pared-5-12-kwh'

/** `fill` fills the data folder; without it the shop has the demonstration catalogue. `before` precedes the shop's command. */
type Setting = { env?: Record<string, string>; fill?: (dataDir: string) => Promise<void>; before?: string[] }

/** Starts a shop for a measurement and stops it afterwards. */
export async function withShop<Of>(
  measure: (shop: RunningShop) => Promise<Of>,
  { env = {}, fill, before = [] }: Setting = {},
): Promise<Of> {
  const dataDir = fill && mkdtempSync(join(tmpdir(), 'bench-'))
  if (dataDir) await fill(dataDir)
  const shop = await startShop({ ...(dataDir ? { DATA_DIR: dataDir, DEMO: 'off' } : {}), ...env }, before)
  try {
    return await measure(shop)
  } finally {
    await shop.stop()
  }
}

/** Starts a shop and a browser for a measurement and ends both afterwards. */
export function withBrowser<Of>(measure: (shop: RunningShop, browser: Browser) => Promise<Of>, setting?: Setting): Promise<Of> {
  return withShop(async (shop) => {
    const browser = await openBrowser()
    try {
      return await measure(shop, browser)
    } finally {
      await browser.close()
    }
  }, setting)
}

/** Starts and stops a shop once, so that the next start finds its data. @returns environment of the next start */
export async function prepareData(): Promise<{ DATA_DIR: string }> {
  const shop = await startShop()
  await shop.stop({ keepData: true })
  return { DATA_DIR: shop.dataDir }
}

/** Starts a PostgreSQL server and makes a folder for SQLite, and removes both after the measurement. */
export async function withDatabases<Of>(measure: (places: { address: string; folder: string }) => Promise<Of>): Promise<Of> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'))
  let address = ''
  const provide = (name: string, value: string) => {
    if (name === 'postgresUrl') address = value
  }
  const stop = await startPostgres({ provide } as never)
  try {
    return await measure({ address, folder })
  } finally {
    await stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Repeats a measurement, one after the other, and returns all results. */
export async function repeat<Of>(times: number, measure: (time: number) => Promise<Of> | Of): Promise<Of[]> {
  const all: Of[] = []
  for (let time = 0; time < times; time += 1) all.push(await measure(time))
  return all
}

/** Measures how many milliseconds something takes. */
export async function measureTime(work: () => Promise<unknown> | unknown): Promise<number> {
  const began = performance.now()
  await work()
  return performance.now() - began
}
