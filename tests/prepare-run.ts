import { rmSync } from 'node:fs'
import { findHeadlessShell } from '../tools/find-chromium.ts'
import { RUN_BROWSER, SHARED_SHOP, startShop } from './browser.ts'
import { SHARED_DATA } from './shared-data.ts'

/**
 * Prepares what all test files of a run share: a data folder with the demonstration catalogue, a shop for read-only files, and the
 * path of the browser. vitest.browser.config.ts calls it.
 */
export default async function prepareRun(): Promise<() => Promise<void>> {
  process.env[RUN_BROWSER] = findHeadlessShell()
  const { dataDir, stop } = await startShop()
  await stop({ keepData: true })
  process.env[SHARED_DATA] = dataDir
  const shop = await startShop()
  process.env[SHARED_SHOP] = shop.url
  return async () => {
    await shop.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}
