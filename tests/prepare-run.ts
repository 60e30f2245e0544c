import { rmSync } from 'node:fs'
import { chromium } from 'playwright-core'
import { findHeadlessShell } from '../tools/find-chromium.ts'
import { howToLaunch, SHARED_BROWSER, startShop } from './browser.ts'
import { LENT_DATA } from './lent-data.ts'

/**
 * What all files of a run share: a shop's data with the demonstration catalogue, and a browser, in which each visitor has
 * a profile of their own. Started by vitest.browser.config.ts.
 */
export default async function prepareRun(): Promise<() => Promise<void>> {
  const { dataDir, stop } = await startShop()
  await stop({ keepData: true })
  process.env[LENT_DATA] = dataDir
  const browser = await chromium.launchServer({ ...howToLaunch(), executablePath: findHeadlessShell() })
  process.env[SHARED_BROWSER] = browser.wsEndpoint()
  return async () => {
    await browser.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
}
