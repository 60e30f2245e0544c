import type { Page } from './page.ts'
import type { Action } from './step.ts'

/** Browsers may show a page of the catalogue for an hour without asking; never one of typed words. */
const SEARCH = '/products?q=panel'
const NOT_OPENED = '/product/bateria-agm-12-v-200-ah'

/** Waits until the service worker has stored a page. */
const stored = (page: Page, path: string) =>
  page.until(`the worker does not store ${path}`, () =>
    page.evaluate(async (address) => {
      const pages = await caches.open('pages-1')
      return navigator.serviceWorker.controller !== null && (await pages.match(address, { ignoreVary: true })) !== undefined
    }, path),
  )

/** Drivers may report the failed request of the worker as a failed navigation. */
export const openAway = (page: Page, path: string) => page.open(path).catch(() => {})

/** The shop is away within these steps, and back after each. */
export const offlineSteps: Record<string, Action> = {
  async 'without a connection'(page) {
    await page.open('/?lang=es')
    await page.tap('main h1')
    await stored(page, '/connection')
    await page.open(SEARCH)
    await stored(page, SEARCH)
    await page.stopShop()
    await openAway(page, SEARCH)
    await page.see({ css: '.offline p', text: 'Ve la copia guardada' })
    await page.tap('header [data-cart]')
    await page.see('#cart h2')
    await openAway(page, NOT_OPENED)
    await page.see({ css: 'main h1', text: 'Sin conexi\u00f3n' })
    await page.see({ css: '#kept a', text: 'panel' })
    await page.startShop()
    // The page tries again every ten seconds, as long as the step for the whole of it.
    await page.until('the page does not open by itself', async () => page.see({ css: 'main h1', text: 'AGM' }).catch(() => null))
  },
}
