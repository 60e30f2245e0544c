import type { Page } from './page.ts'
import type { Action } from './step.ts'

/** Results of a search, which browsers do not keep in their own cache. Other pages of the catalogue they may keep for an hour. */
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

/** Opens a page while the shop is stopped. Drivers may report the worker's failed request as a failed navigation. */
export const openAway = (page: Page, path: string) => page.open(path).catch(() => {})

/** Steps that stop the shop and start it again. */
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
    // The page tries again every ten seconds, so a single `see` could give up too early.
    await page.until('the page does not open by itself', async () => page.see({ css: 'main h1', text: 'AGM' }).catch(() => null))
  },
}
