import type { Browser, Page } from 'playwright-core'
import { phone, visit } from '../../tests/browser.ts'
import { fillLargeCatalogue } from '../fill-large-catalogue.ts'
import { bytes, type Figures, median, ms, withBrowser } from '../harness.ts'

const SLOWDOWN = 4
const RUNS = 5
/** Paths of what 'Guardar catálogo' loads: data, scripts and pictures. */
const PART_OF_CATALOGUE = /\/api\/saved-catalogue\?|\/assets\/(?:saved|suggest|online)-|\/media\//

/** Measures the saved catalogue: its bytes, and how fast it answers offline on a processor four times slower. */
export async function bench(): Promise<Figures> {
  const demo = await withBrowser(async (shop, browser) => {
    const { page, loaded: without } = await save(shop, browser, false)
    const { loaded: withPictures } = await save(shop, browser, true)
    return { without, withPictures, opened: await timeToOpen(page, '/product/bateria-de-litio-de-pared-5-12-kwh') }
  })
  const large = await withBrowser(
    async (shop, browser) => {
      const { page, loaded } = await save(shop, browser, false)
      return { without: loaded, list: await timeToOpen(page, '/products?category=1'), search: await timeToSuggest(page) }
    },
    { fill: (dataDir) => fillLargeCatalogue({ databaseUrl: undefined, dataDir }, 1000) },
  )
  return [
    ['demonstration saved, without pictures (goal 60,000)', bytes(demo.without)],
    ['demonstration saved, with pictures (goal 400,000)', bytes(demo.withPictures)],
    ['1,000 products saved, without pictures (goal 250,000)', bytes(large.without)],
    ['saved product page opened without a connection', ms(demo.opened)],
    ['saved list of 1,000 products opened', ms(large.list)],
    ['first suggestion among 1,000 products after the last key (goal 100 ms)', ms(large.search)],
  ]
}

/**
 * Saves the catalogue as a new visitor.
 *
 * @returns `loaded`: bytes of data, scripts and pictures, without headers, and without those that each visitor's service worker stores
 */
async function save(shop: Parameters<typeof visit>[1], browser: Browser, hasPictures: boolean): Promise<{ page: Page; loaded: number }> {
  const { page } = await visit(browser, shop, { ...phone, serviceWorkers: 'allow' })
  await page.goto('/guardar-catalogo')
  if (hasPictures) await page.locator('#saving-choice input').check()
  const sizes: Promise<number>[] = []
  page.context().on('requestfinished', (request) => {
    if (PART_OF_CATALOGUE.test(request.url())) sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize))
  })
  await page.locator('#saving-save').click()
  await page.locator('#saving-status').getByText('Catálogo guardado:').waitFor({ timeout: 120_000 })
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
  await page.waitForTimeout(2000)
  // The size of a response from the worker's store is negative: it has no body that travelled.
  const loaded = (await Promise.all(sizes)).reduce((sum, size) => sum + Math.max(size, 0), 0)
  return { page, loaded }
}

/** Median milliseconds from a navigation until the saved page is shown. */
async function timeToOpen(page: Page, path: string): Promise<number> {
  await beAway(page)
  const times: number[] = []
  for (let run = 0; run < RUNS; run += 1) {
    await page.goto(path)
    await page.waitForFunction(() => document.querySelector('main h1') && 'kept' in document.documentElement.dataset)
    times.push(await page.evaluate(() => performance.now()))
  }
  return median(times)
}

/** Median milliseconds from the last key until the first suggestion. */
async function timeToSuggest(page: Page): Promise<number> {
  await beAway(page)
  const times: number[] = []
  for (let run = 0; run < RUNS; run += 1) {
    await page.goto('/products')
    const box = page.locator('main .srch input')
    await box.pressSequentially('bate')
    await page.locator('main .srch [role=option]').first().waitFor()
    times.push(
      await box.evaluate(async (input: HTMLInputElement) => {
        const list = document.querySelector('main .srch [role=listbox]') as HTMLElement
        const began = performance.now()
        const shown = new Promise<void>((resolve) => new MutationObserver(() => resolve()).observe(list, { childList: true }))
        input.value = 'bater'
        input.dispatchEvent(new Event('input', { bubbles: true }))
        await shown
        return performance.now() - began
      }),
    )
  }
  return median(times)
}

async function beAway(page: Page): Promise<void> {
  await page.context().setOffline(true)
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
}
