import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { openBrowser, type RunningShop, startShop } from '../tests/browser.ts'
import startPostgres from '../tests/postgres.ts'

export type Figures = [label: string, value: string][]
/** `npm run bench -- --runs=5`: how often what is repeated is repeated, where a bench has no reason of its own. */
export type Options = { runs?: number | undefined }
export type Bench = (options: Options) => Promise<Figures>

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

export const bytes = (value: number): string => `${value.toLocaleString('en')} bytes`
export const ms = (value: number): string => `${value.toFixed(value < 10 ? 2 : 0)} ms`
/** Of milliseconds. */
export const seconds = (value: number): string => `${(value / 1000).toFixed(2)} s`

/** A page of the demonstration that visitors often see. */
export const PRODUCT = '/product/bateria-de-litio-de-pared-5-12-kwh'

/** `fill`: makes the data of the shop, which is the demonstration's otherwise. `before`: words before its command line. */
type Setting = { env?: Record<string, string>; fill?: (dataDir: string) => Promise<void>; before?: string[] }

/** Measures a shop of its own, which ends with it. */
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

/** Measures a shop in a browser, both of their own. */
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

/** The data of a shop that was started once, as a shop is on any day but its first. */
export async function startedBefore(): Promise<{ DATA_DIR: string }> {
  const shop = await startShop()
  await shop.stop({ keepData: true })
  return { DATA_DIR: shop.dataDir }
}

/** Measures with a PostgreSQL of its own, and a folder for SQLite. */
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

/** Measures again and again, one after the other. */
export async function eachTime<Of>(times: number, measure: (time: number) => Promise<Of> | Of): Promise<Of[]> {
  const all: Of[] = []
  for (let time = 0; time < times; time += 1) all.push(await measure(time))
  return all
}

/** How many milliseconds something takes. */
export async function timeOf(work: () => Promise<unknown> | unknown): Promise<number> {
  const began = performance.now()
  await work()
  return performance.now() - began
}
