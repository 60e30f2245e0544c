import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { desktop, phone } from '../browser.ts'
import { arriveWithWorker, openStored } from '../service-worker.ts'
import { waitUntilIdle, walks } from '../walks.ts'

const HOME = '/'
const LIST = '/products?category=4'
const BATTERY = '/product/bateria-de-litio-de-pared-5-12-kwh'
const OTHER = '/product/bateria-de-litio-de-pie-10-24-kwh'

describe('without a connection', () => {
  const walk = walks({ onlyLooks: true, excused: ['ERR_INTERNET_DISCONNECTED', 'ERR_FAILED'] })
  const heading = (page: Page) => page.locator('main h1').first()
  const strip = (page: Page) => page.locator('.offline p')

  const arrive = (options: object = phone) => arriveWithWorker(walk, options)

  test('pages that were opened can be opened again, also the first one, with the time of their copy', async () => {
    const { page, context } = await arrive()
    await openStored(page, LIST)
    await openStored(page, BATTERY)
    const name = await heading(page).textContent()
    await context.setOffline(true)
    await page.reload()
    expect(await heading(page).textContent()).toBe(name)
    await strip(page).getByText('Sin conexión a internet. Ve la copia guardada:').waitFor()
    expect(await strip(page).textContent()).toMatch(/Ve la copia guardada: \d+ .*\d:\d\d/)
    await page.goto(LIST)
    await heading(page).getByText('Baterías').waitFor()
    await page.goto(HOME)
    await strip(page).getByText('Ve la copia guardada').waitFor()
    await context.setOffline(false)
    await strip(page)
      .getByText(/^Ve la copia guardada/)
      .waitFor()
    await strip(page).getByRole('link', { name: 'Ver la página de hoy' }).waitFor()
    expect(await strip(page).textContent()).toMatch(/^La conexión ha vuelto\. Ve la copia guardada/)
    await context.setOffline(true)
    await strip(page).getByText('Sin conexión a internet.').waitFor()
    await context.setOffline(false)
    await strip(page).getByRole('link', { name: 'Ver la página de hoy' }).click()
    await expect.poll(() => page.evaluate(() => 'kept' in document.documentElement.dataset)).toBe(false)
  })

  test('a language or currency that is chosen on a stored page is explained, and holds when the connection is back', async () => {
    const { page, context } = await arrive(desktop)
    await openStored(page, BATTERY)
    const name = await heading(page).textContent()
    await context.setOffline(true)
    await page.goto(`${BATTERY}?money=EUR`)
    await page.locator('#notice').getByText('Para cambiar la moneda hace falta conexión.').waitFor()
    await page.goto(`${BATTERY}?lang=en`)
    await page.locator('#notice').getByText('This page is not stored in English.').waitFor()
    // The language of the copy is not the visitor's choice.
    expect(await page.evaluate(() => localStorage.getItem('language'))).toBeNull()
    await page.goto(BATTERY)
    await page.locator('.lang > a').filter({ hasText: 'EN', visible: true }).click()
    await page.locator('#notice').getByText('This page is not stored in English.').waitFor()
    expect(await heading(page).textContent()).toBe(name)
    // Neither a stored page nor the one for pages that are not stored undoes the choice.
    await page.goto(OTHER)
    await heading(page).getByText('Sin conexión').waitFor()
    await page.locator('.lang > a').filter({ hasText: 'EN', visible: true }).click()
    await page.locator('#notice').getByText('This page is not stored in English.').waitFor()
    expect(new URL(page.url()).pathname).toBe(OTHER)
    await context.setOffline(false)
    await heading(page).getByText('Lithium').waitFor()
  })

  test('a page that was never opened is answered by one that leads to the stored ones, and opens by itself afterwards', async () => {
    const { page, context } = await arrive()
    await openStored(page, BATTERY)
    await context.setOffline(true)
    await page.goto(OTHER)
    await heading(page).getByText('Sin conexión').waitFor()
    await strip(page).getByText('Sin conexión a internet.').waitFor()
    const links = page.locator('#kept a')
    await expect.poll(() => links.count()).toBeGreaterThan(1)
    // Without a connection no catalogue can be saved.
    expect(await page.locator('main').getByText('Guardar catálogo').count()).toBe(0)
    // Pages of the same part of the site come first: here the other product.
    expect(await links.first().getAttribute('href')).toContain(BATTERY)
    expect(await page.locator('main a[href^="https://wa.me/"]').count()).toBe(1)
    expect(await page.locator('main a[href^="tel:"]').count()).toBe(1)
    // It leads home only where the home page is stored.
    const home = page.locator('main a.btn[href="/"]')
    expect(await home.count()).toBe(1)
    await page.evaluate(async () => (await caches.open('pages-1')).delete('/', { ignoreVary: true }))
    await page.reload()
    await links.first().waitFor()
    await expect.poll(() => home.count()).toBe(0)
    await links.first().click()
    await strip(page).getByText('Ve la copia guardada').waitFor()
    await page.goto(OTHER)
    await heading(page).getByText('Sin conexión').waitFor()
    await context.setOffline(false)
    await heading(page).getByText('10.24 kWh').waitFor()
  })

  test('the page about the connection is stored anew if it names the script of an earlier build', async () => {
    const { page } = await arrive()
    const script = () =>
      page.evaluate(
        async () => /connection-[^"]+/.exec((await (await caches.match('/connection', { ignoreVary: true }))?.text()) ?? '')?.[0],
      )
    const current = await script()
    await page.evaluate(async () => {
      const pages = await caches.open('pages-1')
      const stored = (await pages.match('/connection', { ignoreVary: true })) as Response
      await pages.put('/connection', new Response((await stored.text()).replace(/connection-[^"]+/g, 'connection-older.js'), stored))
      await caches.delete('files-1')
    })
    expect(await script()).toBe('connection-older.js')
    await page.goto(LIST)
    await expect.poll(script).toBe(current)
  })

  test('without stored pages the page about the connection has no list of them', async () => {
    const { page } = await walk.arrive()
    await page.goto('/connection')
    await waitUntilIdle(page)
    expect(await page.locator('#kept').isVisible()).toBe(false)
  })

  test('an older copy in another language leaves the chosen language as it is', async () => {
    const { page, context } = await arrive()
    await openStored(page, BATTERY)
    await page.goto(`${LIST}&lang=en`)
    await heading(page).getByText('Batteries').waitFor()
    await context.setOffline(true)
    await page.goto(BATTERY)
    await strip(page).getByText('Ve la copia guardada').waitFor()
    await page.locator('#notice').getByText('This page is not stored in English.').waitFor()
    await page.goto(OTHER)
    await expect.poll(() => heading(page).textContent()).toMatch(/^(No connection to the shop|Sin conexión con la tienda)$/)
    await context.setOffline(false)
    await heading(page).getByText('10.24 kWh').waitFor()
    await page.goto(BATTERY)
    await heading(page).getByText('Lithium').waitFor()
    expect(await page.evaluate(() => [document.documentElement.lang, localStorage.getItem('language')])).toEqual(['en', 'en'])
  })

  test('a full store loses nothing but the copies', async () => {
    const { page, context } = await arrive()
    const browser = await context.newCDPSession(page)
    await browser.send('Storage.overrideQuotaForOrigin', { origin: new URL(page.url()).origin, quotaSize: 1 })
    await page.goto(BATTERY)
    await page.locator('.pinfo [data-add]').click()
    await expect.poll(() => page.locator('header [data-cart]').first().getAttribute('data-count')).toBe('1')
    await context.setOffline(true)
    await page.goto(BATTERY)
    await heading(page).getByText('Sin conexión').waitFor()
  })

  test('staff pages, API requests and writes bypass the worker', async () => {
    const { page, context } = await arrive()
    await page.goto('/admin/login')
    await page.getByRole('button', { name: 'Anmelden' }).waitFor()
    const stored = await page.evaluate(async () => {
      const urls: string[] = []
      for (const name of await caches.keys()) for (const { url } of await (await caches.open(name)).keys()) urls.push(new URL(url).pathname)
      return urls
    })
    expect(stored.filter((path) => /^\/(admin|api)/.test(path))).toEqual([])
    await context.setOffline(true)
    await expect(page.goto('/admin/login')).rejects.toThrow('ERR_INTERNET_DISCONNECTED')
  })
})
