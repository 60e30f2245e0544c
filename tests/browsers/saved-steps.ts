import { closeCart, readOrder } from './cart-steps.ts'
import { openAway } from './offline-steps.ts'
import type { Page } from './page.ts'
import { type Action, expectText } from './step.ts'

const PANELS = '/products?category=2&subcategory=all'
const SAVED = { css: '.offline p', text: 'Catálogo guardado.' }

/** Opens a page from the saved catalogue. The worker must not have a copy of the page from an earlier step. */
async function openSaved(page: Page, path: string): Promise<void> {
  await openAway(page, path)
  await page.see(SAVED)
}

const readStored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name) || '', key)

/** Steps that save the catalogue, with prices in a second currency, and read it. The last two leave the shop stopped. */
export const savedCatalogueSteps: Record<string, Action> = {
  async 'second currency'(page) {
    const day = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone: 'America/Havana' }).format(new Date())
    await page.callAsStaff('/api/admin/exchange-rates', { currency: 'CUP', perUsd: 410.5, day, source: 'elTOQUE' })
    await page.open(`${PANELS}&money=CUP`)
    await page.see({ css: '.card .approx', text: 'CUP' })
  },
  async 'saving the catalogue'(page) {
    await page.open('/guardar-catalogo')
    await page.tap('#saving-save')
    await page.see({ css: '#saving-status', text: 'Catálogo guardado:' })
    // The worker prefers its copies of opened pages. Without them the pages come from the saved catalogue.
    await page.evaluate(async () => {
      const pages = await caches.open('pages-1')
      for (const request of await pages.keys()) if (!request.url.endsWith('/connection')) await pages.delete(request)
    })
  },
  async 'saved list, search and product'(page) {
    await page.stopShop()
    await openSaved(page, PANELS)
    await page.see({ css: '.card .approx', text: 'CUP' })
    await page.tap('header label[for=q]')
    await page.fill('header input[name=q]', 'inversor')
    await page.see('header [role=option]')
    await openSaved(page, '/products?q=nevera')
    await page.see({ css: 'main h1', text: 'nevera' })
    await openSaved(page, '/product/inversor-hibrido-5-kw')
    await page.see({ css: 'main h1', text: 'Inversor' })
    await page.see({ css: '.price-lg .approx', text: 'CUP, tasa del' })
  },
  async 'saved product in the cart'(page) {
    await page.evaluate(() => localStorage.removeItem('cart'))
    await openSaved(page, '/product/inversor-hibrido-5-kw')
    await page.tap('.pinfo [data-add]')
    await page.tap('header [data-cart]')
    expectText(await readOrder(page), '1 x Inversor', '*Total: ', ' USD*', 'CUP, tasa del')
    await closeCart(page)
  },
}

/** Step that needs the calculator's script. */
export const savedKitSteps: Record<string, Action> = {
  async 'saved kit in the cart'(page) {
    await page.evaluate(() => localStorage.removeItem('cart'))
    await openSaved(page, '/cuba-energia-solar')
    await page.tap('#answer .kit [data-kit]')
    expectText(await readOrder(page), '*Total: ', ' USD*', 'CUP, tasa del')
    await closeCart(page)
  },
}

/** Step in which a visit without a connection is stored and sent later. */
export const lateVisitSteps: Record<string, Action> = {
  async 'late visit'(page) {
    await page.startShop()
    await page.open('/about')
    await page.tap('footer [data-cookies]')
    await page.tap({ css: 'dialog button', text: 'Aceptar todas' })
    await page.miss('dialog [role=switch]')
    await page.stopShop()
    await openSaved(page, PANELS)
    await page.tap('main [data-buy] [data-add]')
    await page.until('the visit is not kept', async () => (await readStored(page, 'visits')).includes('"kind":"cart"'))
    await page.startShop()
    await page.open('/about')
    await page.until('the visit is not sent', async () => (await readStored(page, 'visits')) === '')
  },
}
