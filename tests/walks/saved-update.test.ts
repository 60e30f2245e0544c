import type { BrowserContext, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { CATALOGUE_FORMAT } from '#features/catalog/saved/stored-catalogue.ts'
import { ADMIN, phone } from '../browser.ts'
import { BATTERY, openSaved, read, save, status, strip } from '../saved-catalogue.ts'
import { openStored } from '../service-worker.ts'
import { type Guest, walks } from '../walks.ts'

describe('a saved catalogue that is older than the shop', () => {
  const walk = walks({ foreign: /127\.0\.0\.1/ })
  async function arrive(options: object = phone): Promise<Guest> {
    walk.excuse('ERR_INTERNET_DISCONNECTED', 'ERR_FAILED', 'ERR_EMPTY_RESPONSE')
    return walk.arrive({ ...options, serviceWorkers: 'allow' })
  }

  const changeProduct = (context: BrowserContext, id: number, change: object) =>
    callAsStaff(context, 'put', `/api/admin/products/${id}`, change)
  async function callAsStaff(context: BrowserContext, method: 'post' | 'put', path: string, data: object): Promise<void> {
    const headers = { origin: walk.shop.url }
    const signedIn = await context.request.post(`${walk.shop.url}/api/admin/login`, { data: ADMIN, headers })
    expect(signedIn.status()).toBe(200)
    const answer = await context.request[method](`${walk.shop.url}${path}`, { data, headers })
    expect(answer.ok()).toBe(true)
    await context.clearCookies()
  }

  const DAY_MS = 86_400_000
  /** Makes a stored page as old as if it had been loaded earlier by this time. */
  const dateBack = (page: Page, path: string, ms: number) =>
    page.evaluate(
      async ([address, by]) => {
        const pages = await caches.open('pages-1')
        const kept = (await pages.match(address, { ignoreVary: true })) as Response
        const headers = new Headers(kept.headers)
        headers.set('date', new Date(Date.parse(headers.get('date') as string) - by).toUTCString())
        await pages.put(address, new Response(await kept.text(), { headers }))
      },
      [path, ms] as const,
    )

  test('is shown in place of an older stored page that it has, and gives way to a newer one', async () => {
    const { page, context } = await arrive()
    const price = page.locator('.pinfo .price')
    await save(page)
    for (const path of [BATTERY, '/legal']) await openStored(page, path)
    await page.goto(BATTERY)
    const before = await price.innerText()
    const { id } = await (await context.request.get(`/api${BATTERY.replace('product', 'products')}`)).json()
    await changeProduct(context, id, { newPrice: '1111.00', oldPrice: '1300.00' })
    await page.goto('/guardar-catalogo')
    await page.locator('#saving-save').click()
    await status(page).getByText('Actualizado.').waitFor()
    await context.setOffline(true)
    for (const path of [BATTERY, '/legal']) await dateBack(page, path, DAY_MS)
    await openSaved(page, BATTERY)
    expect(await price.innerText()).toContain('1,111.00')
    // The catalogue lacks this page, so its older copy is shown.
    await page.goto('/legal')
    await strip(page).getByText('Ve la copia guardada').waitFor()
    await dateBack(page, BATTERY, -2 * DAY_MS)
    await page.goto(BATTERY)
    await strip(page).getByText('Ve la copia guardada').waitFor()
    expect(await price.innerText()).toBe(before)
  })

  // Before any test adds a newer rate.
  test('explains that a currency is not shown whose rate has become too old', async () => {
    const { page, context } = await arrive()
    const now = Date.now()
    const rate = { currency: 'CUP', perUsd: 410.5, day: dayOf(now - 5 * DAY_MS), source: 'elTOQUE' }
    await callAsStaff(context, 'post', '/api/admin/exchange-rates', rate)
    await save(page)
    await context.setOffline(true)
    await page.clock.setFixedTime(now + 5 * DAY_MS)
    await openSaved(page, BATTERY)
    await page.locator('.foot .money').getByRole('link', { name: '+ CUP' }).click()
    await page.locator('#notice').getByText('Para cambiar la moneda hace falta conexión.').waitFor()
    expect(await page.locator('main .approx').count()).toBe(0)
    expect(await page.locator('.foot .money a[aria-current=true]').textContent()).toBe('USD')
  })

  test('brings only the difference after a price was changed, and can be removed', async () => {
    const { page, context } = await arrive()
    await save(page)
    /** Updates the catalogue and returns the transferred bytes of each answer. */
    const update = async () => {
      await page.evaluate(() => performance.clearResourceTimings())
      await page.locator('#saving-save').click()
      await status(page).getByText('Actualizado.').waitFor()
      return page.evaluate(() =>
        (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
          .filter(({ name }) => name.includes('/api/saved-catalogue?'))
          .map(({ transferSize }) => transferSize),
      )
    }
    // No product of the demonstration has longer texts.
    await changeProduct(context, 12, { newPrice: '1234.00', oldPrice: '1300.00' })
    const [bytes = 0, ...others] = await update()
    expect(bytes).toBeLessThanOrEqual(1024)
    expect(others).toEqual([])
    expect(await status(page).innerText()).toContain('Descarga: 1 KB')
    await context.setOffline(true)
    await openSaved(page, '/products?min=1234&max=1234')
    expect(await read(page)).toContain('1,234.00')
    await context.setOffline(false)
    await page.goto('/guardar-catalogo')
    // A changed text takes a second request.
    await changeProduct(context, 12, { shortDescriptionEs: 'Ahora con pantalla a color.' })
    expect(await update()).toHaveLength(2)
    await context.setOffline(true)
    await openSaved(page, '/product/inversor-hibrido-10-kw')
    expect(await read(page)).toContain('Ahora con pantalla a color.')
    await context.setOffline(false)
    await page.goto('/guardar-catalogo')
    await page.locator('#saving-remove').click()
    await status(page).getByText('El catálogo se borró').waitFor()
    expect(await page.evaluate(async () => !!(await caches.match('/saved/es')))).toBe(false)
  })

  test('in the format of an earlier version is loaded again by an update, and stays if the device is full', async () => {
    const { page, context } = await arrive()
    await save(page)
    await page.evaluate(async () => {
      const cache = await caches.open('catalogue-1')
      const stored = await (await cache.match('/saved/es'))?.json()
      await cache.put('/saved/es', new Response(JSON.stringify({ ...stored, format: 0 })))
    })
    await page.locator('#saving-save').click()
    await status(page).getByText('Actualizado.').waitFor()
    const { format, count } = await page.evaluate(async () => (await caches.match('/saved/es'))?.json())
    expect([format, count]).toEqual([CATALOGUE_FORMAT, 44])
    const cdp = await context.newCDPSession(page)
    await cdp.send('Storage.overrideQuotaForOrigin', { origin: new URL(page.url()).origin, quotaSize: 1 })
    await page.locator('#saving-choice input').check()
    await page.locator('#saving-save').click()
    await status(page).getByText('No queda espacio en el teléfono. Borre algo o guarde el catálogo sin fotos.').waitFor()
    await page.locator('#saving-choice input').uncheck()
    await page.locator('#saving-save').click()
    await status(page).getByText('No queda espacio en el teléfono. Borre algo.').waitFor()
    expect(await status(page).innerText()).toContain('Catálogo guardado: 44 productos')
    expect(await page.evaluate(async () => !!(await caches.match('/saved/es')))).toBe(true)
  })

  test('of an earlier build keeps its program until an update is complete', async () => {
    const front = await walk.front()
    const { page, context } = await arrive({ ...phone, baseURL: front.url })
    await save(page)
    const old = '/assets/saved-es-older.js'
    const programs = () =>
      page.evaluate(async () => {
        const files = (await (await caches.open('catalogue-1')).keys()).map(({ url }) => new URL(url).pathname)
        const about = await (await caches.match('/saved/es/about'))?.json()
        return { program: about.program, stored: files.filter((path) => path.startsWith('/assets/saved-es-')) }
      })
    const { program: current } = await programs()
    await page.evaluate(
      async ([from, to]) => {
        const cache = await caches.open('catalogue-1')
        for (const part of ['/saved/es', '/saved/es/about'])
          await cache.put(part, new Response(JSON.stringify({ ...(await (await cache.match(part))?.json()), program: to })))
        await cache.put(to, (await cache.match(from)) as Response)
        await cache.delete(from)
      },
      [current, old] as const,
    )
    await page.reload()
    await page.locator('#saving-choice input').check()
    // The changes, the program and one picture come.
    front.breakAfter(3)
    await page.locator('#saving-save').click()
    await expect.poll(async () => (await programs()).stored).toContain(current)
    await expect.poll(() => front.mode).toBe('broken')
    expect(await programs()).toEqual({ program: old, stored: expect.arrayContaining([old, current]) })
    front.breakAfter(Number.POSITIVE_INFINITY)
    front.mode = 'shop'
    await context.setOffline(true)
    await context.setOffline(false)
    await expect.poll(async () => (await programs()).program).toBe(current)
    expect(await programs()).toEqual({ program: current, stored: [current] })
  })

  test('in another language is shown with an explanation, and a currency is chosen in it', async () => {
    const { page, context } = await arrive()
    const rate = { currency: 'CUP', perUsd: 410.5, day: dayOf(Date.now()), source: 'elTOQUE' }
    await callAsStaff(context, 'post', '/api/admin/exchange-rates', rate)
    await save(page)
    await page.goto('/contact?lang=en')
    await expect
      .poll(() => page.evaluate(async () => (await caches.match('/connection', { ignoreVary: true }))?.text()))
      .toContain('lang="en"')
    await page.goto('/guardar-catalogo?lang=en')
    await status(page).getByText('The catalogue in Spanish is on this device.').waitFor()
    await context.setOffline(true)
    await openSaved(page, BATTERY)
    await page.locator('#notice').getByText('This page is not stored in English.').waitFor()
    await page.locator('main[lang=es] h1').getByText('Batería').waitFor()
    await page.locator('.foot .money').getByRole('link', { name: '+ CUP' }).click()
    await page.locator('main .approx').first().getByText('CUP').waitFor()
    expect(await page.locator('.foot .money a[aria-current=true]').textContent()).toBe('+ CUP')
    await expect.poll(() => new URL(page.url()).search).not.toContain('money')
  })
})

const dayOf = (time: number) => new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone: 'America/Havana' }).format(time)
