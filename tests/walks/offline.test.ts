import type { Page } from 'playwright-core'
import { afterEach, describe, expect, test } from 'vitest'
import { ADMIN, desktop, phone, type RunningShop, startShop } from '../browser.ts'
import type { Front } from '../front.ts'
import { openKillableBrowser } from '../killed-browser.ts'
import { type Guest, waitUntilIdle, walks } from '../walks.ts'
import { setWrongClock, YEAR_MS } from '../wrong-clock.ts'

const HOME = '/'
const LIST = '/products?category=4'
const BATTERY = '/product/bateria-de-litio-de-pared-5-12-kwh'
const OTHER = '/product/bateria-de-litio-de-pie-10-24-kwh'
const CEMENT = '/product/cemento-portland-42-5-kg-paleta'
const SOLAR = '/cuba-energia-solar'

/** Waits until the worker has stored a page. */
const isStored = (page: Page, path: string) =>
  expect
    .poll(() => page.evaluate(async (address) => !!(await (await caches.open('pages-1')).match(address, { ignoreVary: true })), path))
    .toBe(true)

describe('without a connection', () => {
  const walk = walks({ onlyLooks: true, foreign: /127\.0\.0\.1/ })
  const heading = (page: Page) => page.locator('main h1').first()
  const strip = (page: Page) => page.locator('.offline p')

  /** Opens the home page in a browser with the shop's service worker, which starts after a tap. */
  async function arrive(options: object = phone): Promise<Guest> {
    walk.excuse('ERR_INTERNET_DISCONNECTED', 'ERR_FAILED')
    const guest = await walk.arrive({ ...options, serviceWorkers: 'allow' })
    await guest.page.goto(HOME)
    await startWorker(guest.page)
    return guest
  }
  async function startWorker(page: Page): Promise<void> {
    await page.locator('main h1').first().click()
    await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
    await settled(page)
  }
  /** Waits until the worker has stored what pages need offline. `/connection` is the last of it. */
  const settled = (page: Page) => isStored(page, '/connection')
  const open = async (page: Page, path: string) => {
    await page.goto(path)
    await isStored(page, path)
  }

  test('pages that were opened can be opened again, also the first one, with the time of their copy', async () => {
    const { page, context } = await arrive()
    await open(page, LIST)
    await open(page, BATTERY)
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

  test('a page that is opened again asks for a newer worker without loading it again', async () => {
    const { page } = await walk.arrive({ ...phone, serviceWorkers: 'allow' })
    const front = await walk.front()
    await page.goto(front.url)
    await startWorker(page)
    front.take()
    await page.goto(`${front.url}${LIST}`)
    const statuses: number[] = []
    await expect
      .poll(() => {
        statuses.push(...front.take().flatMap(({ path, status }) => (path === '/worker.js' ? [status ?? 0] : [])))
        return statuses
      })
      .toEqual([304])
  })

  test('a language or currency that is chosen on a stored page is explained, and holds when the connection is back', async () => {
    const { page, context } = await arrive(desktop)
    await open(page, BATTERY)
    const name = await heading(page).textContent()
    await context.setOffline(true)
    await page.goto(`${BATTERY}?money=EUR`)
    await page.locator('#notice').getByText('La moneda cambiará cuando haya conexión.').waitFor()
    await page.goto(`${BATTERY}?lang=en`)
    await page.locator('#notice').getByText('This page is not stored in English.').waitFor()
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

  test('a page that was never opened is answered by one that lists the stored ones, and opens by itself afterwards', async () => {
    const { page, context } = await arrive()
    await open(page, BATTERY)
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
    await links.first().click()
    await strip(page).getByText('Ve la copia guardada').waitFor()
    await page.goto(OTHER)
    await heading(page).getByText('Sin conexión').waitFor()
    await context.setOffline(false)
    await heading(page).getByText('10.24 kWh').waitFor()
  })

  test('the page about the connection leads home only where the home page is stored', async () => {
    const { page, context } = await arrive()
    const home = page.locator('main a.btn[href="/"]')
    await context.setOffline(true)
    await page.goto(OTHER)
    await page.locator('#kept a').first().waitFor()
    expect(await home.count()).toBe(1)
    await page.evaluate(async () => (await caches.open('pages-1')).delete('/', { ignoreVary: true }))
    await page.reload()
    await expect.poll(() => home.count()).toBe(0)
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
    await open(page, BATTERY)
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

  test('the cart opens for the first time, and the order can be read, also where the browser has emptied its own cache', async () => {
    const { page, context } = await arrive()
    await open(page, BATTERY)
    await (await context.newCDPSession(page)).send('Network.clearBrowserCache')
    await context.setOffline(true)
    await page.reload()
    await page.locator('.pinfo [data-add]').click()
    await page.locator('header [data-cart]').first().click()
    const order = page.locator('#cart a.btn-wa')
    await order.waitFor()
    expect(decodeURIComponent((await order.getAttribute('href')) ?? '')).toContain('BL-4810W')
  })

  test.each([
    ['stored page', -YEAR_MS],
    ['page that is open', YEAR_MS],
  ])('prices are of the day of the %s by the shop’s clock, where that of the device is wrong', async (kind, shift) => {
    const { page, context } = await arrive()
    await setWrongClock(page, shift)
    await open(page, BATTERY)
    // Browsers whose clock is ahead take the shop's earlier answers for old.
    await (await context.newCDPSession(page)).send('Network.clearBrowserCache')
    await context.setOffline(true)
    if (kind === 'stored page') {
      await page.reload()
      await strip(page).getByText('Ve la copia guardada').waitFor()
    }
    await page.locator('.pinfo [data-add]').click()
    const seenAt = () => page.evaluate(() => JSON.parse(localStorage.cart).items[0].seenAt as string)
    await expect.poll(async () => Math.abs(Date.now() - Date.parse(await seenAt()))).toBeLessThan(YEAR_MS / 2)
    await page.locator('header [data-cart]').first().click()
    const order = page.locator('#cart a.btn-wa')
    await order.waitFor()
    expect(decodeURIComponent((await order.getAttribute('href')) ?? '')).toMatch(
      new RegExp(`Precios del \\d+ \\w+\\.? ${new Date().getFullYear()}`),
    )
  })

  test('the icon on the home screen opens the cart as it is', async () => {
    const { page, context } = await arrive()
    await open(page, '/products')
    await open(page, BATTERY)
    await page.locator('.pinfo [data-add]').click()
    await context.setOffline(true)
    await page.goto('/products#c=')
    await page.locator('#cart .line').waitFor()
    expect(await page.locator('#cart .line').count()).toBe(1)
    await page.locator('#cart a.btn-wa').waitFor()
    expect(await page.evaluate(() => location.hash)).toBe('')
    // Without its stored page it opens the cart too.
    await page.evaluate(async () => (await caches.open('pages-1')).delete('/products', { ignoreVary: true }))
    await page.goto('about:blank')
    await page.goto('/products#c=')
    await heading(page).getByText('Sin conexión').waitFor()
    await page.locator('#cart .line').waitFor()
  })

  test('the calculator counts on a page that was opened and never used before', async () => {
    const { page, context } = await arrive()
    await open(page, SOLAR)
    await context.setOffline(true)
    await page.reload()
    const load = page.locator('#calc .tot').first()
    const before = await page.locator('#calc').textContent()
    await page.locator('#calc .rows > li .qty button:last-child').first().click()
    await expect.poll(() => page.locator('#calc').textContent()).not.toBe(before)
    expect(await load.count()).toBeLessThanOrEqual(1)
  })

  test('a household whose page was never opened is filled into the stored calculator, and leaves the visitor’s own one as it is', async () => {
    const { page, context } = await arrive()
    await open(page, SOLAR)
    await context.setOffline(true)
    // The page about the connection looks for a saved catalogue, which creates its cache.
    await page.goto('/about')
    await page.locator('#kept a').first().waitFor()
    await page.goto(SOLAR)
    await page.locator('#calc [data-for=shop]').click()
    const names = page.locator('#calc .rows > li summary b')
    await expect
      .poll(() => names.allTextContents())
      .toEqual(['Congelador grande', 'Split inverter 12,000 BTU', 'Bombillo LED', 'Router y móviles'])
    await expect.poll(() => page.locator('#calc [data-for=shop]').getAttribute('aria-current')).toBe('true')
    await page.locator('#answer .note-warn').waitFor()
    const counts = () =>
      page.locator('#calc .rows > li [name=u]').evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value))
    expect(await counts()).toEqual(['2', '1', '6', '1'])
    expect(await page.evaluate(() => localStorage.getItem('home'))).toBeNull()
    const own = '1~5d!weakest~offGrid~agm~35!ground!35~fridge-2~own-1-750-4-0-Torno~motor!-1-400-1-0'
    await page.goto(`${SOLAR}?home=${encodeURIComponent(own)}`)
    await expect.poll(() => names.allTextContents()).toEqual(['Refrigerador', 'Torno', 'Equipo propio'])
    // The form holds the same household again.
    await expect.poll(() => page.locator('[data-home]').getAttribute('href')).toContain(encodeURIComponent(encodeURIComponent(own)))
    // The list offers no reserve of 35 %.
    expect((await page.locator('[name=grow] option').allTextContents()).slice(1)).toEqual(['+20\u00a0%', '+35\u00a0%', '+50\u00a0%'])
    await context.setOffline(false)
  })

  test('a kit goes into the cart, with prices of the day of stored pages, and names the products without a price', async () => {
    const { page, context } = await arrive()
    await open(page, SOLAR)
    const lines = page.locator('#calc .kit').first().locator('li a')
    const names = await lines.allTextContents()
    const known = (await lines.first().getAttribute('href')) ?? ''
    await open(page, known)
    await open(page, SOLAR)
    await context.setOffline(true)
    await page.reload()
    await page.locator('#calc .kit [data-kit]').first().click()
    await page.locator('#cart .line').first().waitFor()
    expect(await page.locator('#cart .line').count()).toBe(names.length)
    const said = (await page.locator('#cart').getByText('Sin conexión no se sabe el precio de').textContent()) ?? ''
    for (const name of names.slice(1)) expect(said).toContain(name)
    expect(said).not.toContain(names[0])
    const cart = await page.evaluate(() => localStorage.cart as string)
    expect(JSON.parse(cart).items.filter(({ seenAt }: { seenAt: string }) => seenAt)).toHaveLength(1)
    await context.setOffline(false)
    await expect
      .poll(() => page.evaluate(() => JSON.parse(localStorage.cart).items.every(({ seenAt }: { seenAt: string }) => seenAt)), {
        timeout: 20_000,
      })
      .toBe(true)
    // Prices that were unknown have not changed.
    expect(
      await page
        .locator('#cart')
        .getByText(/cambi(ó|aron) desde/)
        .count(),
    ).toBe(0)
  })

  test('products are chosen for a comparison', async () => {
    const { page, context } = await arrive()
    await open(page, BATTERY)
    await context.setOffline(true)
    await page.reload()
    await page.locator('.pinfo .cmp').first().click()
    await expect.poll(() => page.evaluate(() => localStorage.getItem('compare'))).toMatch(/^\d+$/)
  })

  /** Like `arrive`, but through a front that can fail like a network. */
  async function arriveAtFront(): Promise<Guest & { front: Front }> {
    const front = await walk.front()
    walk.excuse('ERR_EMPTY_RESPONSE', 'ERR_SOCKET_NOT_CONNECTED', 'ERR_CONNECTION')
    return { ...(await arrive({ ...phone, baseURL: front.url })), front }
  }

  test('a stored page is shown after three seconds where the shop does not answer, and the new one with the next try', async () => {
    const { page, front } = await arriveAtFront()
    await open(page, BATTERY)
    front.mode = 'silent'
    const began = performance.now()
    await page.goto(BATTERY)
    await strip(page).getByText('La conexión no respondía. Ve la copia guardada').waitFor()
    expect(performance.now() - began).toBeGreaterThan(2900)
    front.mode = 'shop'
    await strip(page).getByRole('link').click()
    await expect.poll(() => page.evaluate(() => 'kept' in document.documentElement.dataset)).toBe(false)
  })

  test('the notice on a stored page follows a connection that fails again without the browser noticing', async () => {
    const { page, front } = await arriveAtFront()
    await open(page, BATTERY)
    front.mode = 'broken'
    await page.clock.install()
    await page.goto(BATTERY)
    await strip(page).getByText('La conexión no respondía. Ve la copia guardada').waitFor()
    for (const [mode, title] of [
      ['shop', 'La conexión ha vuelto.'],
      ['broken', 'La conexión no respondía.'],
      ['shop', 'La conexión ha vuelto.'],
    ] as const) {
      front.mode = mode
      await page.clock.runFor(20_000)
      await strip(page).getByText(title).waitFor()
    }
  })

  test('a page opens by itself where the browser never knew that the connection was gone', async () => {
    const { page, front } = await arriveAtFront()
    front.mode = 'broken'
    await page.goto(OTHER)
    await heading(page).getByText('Sin conexión').waitFor()
    front.mode = 'shop'
    await heading(page).getByText('10.24 kWh').waitFor()
  })

  test('a page that was never opened is replaced after ten seconds of silence, and comes when its answer does, asked for once', async () => {
    const { page, front } = await arriveAtFront()
    front.take()
    front.mode = 'held'
    await page.goto(OTHER)
    await heading(page).getByText('Sin conexión con la tienda').waitFor()
    // The browser has a connection, so neither title nor notice may say that it has none.
    await strip(page).getByText('La conexión no respondía.').waitFor()
    expect(await page.getByText('Sin conexión a internet').filter({ visible: true }).count()).toBe(0)
    front.release()
    await heading(page).getByText('10.24 kWh').waitFor()
    expect(await page.evaluate(() => 'kept' in document.documentElement.dataset)).toBe(false)
    // The browser may ask whether the answer that it has is current.
    expect(front.take().filter(({ path, status }) => path === OTHER && status === 200)).toHaveLength(1)
  })

  test('the page of a network that wants a sign-in is shown and never stored', async () => {
    const { page, front } = await arriveAtFront()
    await open(page, BATTERY)
    const name = (await heading(page).textContent()) ?? ''
    front.mode = 'portal'
    await page.goto(BATTERY)
    await page.getByText('Inicie sesión en la red').waitFor()
    await page.goto(OTHER)
    await page.getByText('Inicie sesión en la red').waitFor()
    front.mode = 'broken'
    await page.goto(BATTERY)
    await heading(page).getByText(name).waitFor()
    await page.goto(OTHER)
    await heading(page).getByText('Sin conexión').waitFor()
    front.mode = 'shop'
  })

  test('the error of a proxy is answered like a lost connection, with and without a copy', async () => {
    const { page, front } = await arriveAtFront()
    walk.excuse('502 /')
    await open(page, BATTERY)
    front.mode = 'gateway'
    await page.goto(BATTERY)
    await strip(page).getByText('Ve la copia guardada').waitFor()
    await page.goto(OTHER)
    await heading(page).getByText('Sin conexión').waitFor()
    front.mode = 'shop'
    await heading(page).getByText('10.24 kWh').waitFor()
  })

  test('a refusal by a proxy is answered like a lost connection, and that of the shop is shown', async () => {
    const { page, front } = await arriveAtFront()
    walk.excuse('403 /', '404 /')
    await open(page, BATTERY)
    front.mode = 'portal'
    for (const status of [403, 404]) {
      front.portalStatus = status
      await page.goto(BATTERY)
      await strip(page).getByText('Ve la copia guardada').waitFor()
      await page.goto(OTHER)
      await heading(page).getByText('Sin conexión').waitFor()
    }
    front.mode = 'shop'
    const answer = await page.goto('/product/nobody-sells-this')
    expect(answer?.status()).toBe(404)
    expect(await heading(page).getByText('Sin conexión').count()).toBe(0)
  })

  test('pages that pass through the worker are still compressed against the one before', async () => {
    const { page, front } = await arriveAtFront()
    await open(page, BATTERY)
    front.take()
    await open(page, OTHER)
    const [asked] = front.take().filter(({ path }) => path === OTHER)
    expect(asked?.encoding).toBe('dcb')
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

describe('an inquiry without a connection', () => {
  const walk = walks({ foreign: /127\.0\.0\.1/ })

  test('is written on a form that was never used, survives another page, and arrives once', async () => {
    const front = await walk.front()
    walk.excuse('ERR_EMPTY_RESPONSE', 'ERR_FAILED', 'ERR_CONNECTION', 'ERR_SOCKET')
    const { page } = await walk.arrive({ ...phone, serviceWorkers: 'allow', baseURL: front.url })
    await page.goto(HOME)
    await page.locator('main h1').first().click()
    await isStored(page, '/connection')
    await page.goto('/contact')
    await isStored(page, '/contact')
    front.mode = 'broken'
    await page.goto('/contact')
    await page.locator('.offline p').getByText('Ve la copia guardada').waitFor()
    for (const [name, text] of Object.entries({ name: 'Ana', phone: '5234 5678', message: 'Quiero un presupuesto para ocho horas.' }))
      await page.locator(`main form [name=${name}]`).fill(text)
    await page.locator('main form button[type=submit]').click()
    await page.locator('[data-when=kept]').filter({ visible: true }).waitFor()
    await page.goto(HOME)
    // The notice leads to the form, which shows the inquiry.
    await page.locator('.offline').getByRole('link', { name: 'Ver su consulta sin enviar' }).click()
    await page.locator('[data-text^="Quiero un presupuesto"]').filter({ visible: true }).waitFor()
    await page.goto(HOME)
    front.mode = 'shop'
    await page.goto('/contact')
    await expect.poll(() => page.evaluate(() => localStorage.getItem('inquiries'))).toMatch(/"code":"\w+"/)
    // The inquiry may be sent twice, with the same idempotency key. The shop stores it once.
    expect(await inquiriesWith('ocho')).toHaveLength(1)
  })

  test('is never led to an old phone: the page about the connection is stored anew after a change, and only then', async () => {
    const { page, context } = await walk.arrive({ ...phone, serviceWorkers: 'allow' })
    let fetched = 0
    context.on('request', (request) => {
      if (new URL(request.url()).pathname === '/connection') fetched += 1
    })
    await page.goto(HOME)
    await page.locator('main h1').first().click()
    await isStored(page, '/connection')
    for (const path of [LIST, BATTERY, SOLAR, '/contact', '/about']) {
      await page.goto(path)
      await isStored(page, path)
    }
    expect(fetched).toBe(1)
    const staff = await walk.browser.newContext({ baseURL: walk.shop.url })
    await staff.request.post('/api/admin/login', { data: ADMIN, headers: { origin: walk.shop.url } })
    const change = { key: 'contact_sales_phone', value: '+53 5999 0009' }
    const answer = await staff.request.post('/api/admin/site-settings', { data: change, headers: { origin: walk.shop.url } })
    expect(answer.status()).toBe(200)
    await staff.close()
    await page.goto(HOME)
    await expect
      .poll(() => page.evaluate(async () => (await caches.match('/connection', { ignoreVary: true }))?.text()))
      .toContain('+53 5999 0009')
    // A page that was stored before the change has the old phone in its text, but the order of its cart goes to the new one.
    await context.setOffline(true)
    walk.excuse('ERR_INTERNET_DISCONNECTED', 'ERR_FAILED')
    await page.goto(BATTERY)
    await page.locator('.pinfo [data-add]').click()
    await page.locator('header [data-cart]').first().click()
    await page.locator('dialog a[href^="https://wa.me/5359990009?"]').waitFor()
  })

  async function inquiriesWith(word: string): Promise<Record<string, unknown>[]> {
    const staff = await walk.browser.newContext({ baseURL: walk.shop.url })
    await staff.request.post('/api/admin/login', { data: ADMIN, headers: { origin: walk.shop.url } })
    const found = await (await staff.request.get(`/api/admin/inquiries?q=${word}`)).json()
    await staff.close()
    return found
  }

  /** Opens a product in a browser that has never opened the contact page, then breaks the connection. */
  async function openProduct(): Promise<{ page: Page; front: Front; write: (message: string) => Promise<void> }> {
    const front = await walk.front()
    walk.excuse('ERR_EMPTY_RESPONSE', 'ERR_FAILED', 'ERR_CONNECTION', 'ERR_SOCKET')
    const { page } = await walk.arrive({ ...phone, serviceWorkers: 'allow', baseURL: front.url })
    await page.goto(BATTERY)
    await page.locator('main h1').first().click()
    await isStored(page, '/connection')
    front.mode = 'broken'
    await page.reload()
    await page.locator('.offline p').getByText('Ve la copia guardada').waitFor()
    const write = async (message: string) => {
      for (const [name, text] of Object.entries({ name: 'Ana', phone: '5234 5678' }))
        await page.locator(`main form [name=${name}]`).fill(text)
      const field = page.locator('main form [name=message]')
      await field.fill(`${await field.inputValue()}${message}`)
    }
    return { page, front, write }
  }

  test('about a product is written although the contact page was never opened, and survives another page', async () => {
    const { page, front, write } = await openProduct()
    await page.locator('[data-quote]').first().click()
    await page.locator('main h1').getByText('Pida una cotización').waitFor()
    const message = page.locator('main form [name=message]')
    const about = 'Me interesa este producto: Batería de litio de pared 5.12 kWh.\n'
    expect(await message.inputValue()).toBe(about)
    await page.locator('main form [name=quantity]').fill('3')
    await page.locator('main form label').getByText('Componentes').click()
    await write('Para ocho casas.')
    await page.goto(HOME)
    await page.goto(`/contact?product=${BATTERY.split('/')[2]}`)
    await expect.poll(() => message.inputValue()).toBe(`${about}Para ocho casas.`)
    await page.locator('main form button[type=submit]').click()
    await page.locator('[data-when=kept]').filter({ visible: true }).waitFor()
    expect(await message.inputValue()).toBe(about)
    await page.goto(HOME)
    front.mode = 'shop'
    await page.goto(HOME)
    await expect.poll(() => page.evaluate(() => localStorage.getItem('inquiries'))).toMatch(/"code":"\w+"/)
    const inquiry = {
      message: `${about}Para ocho casas.`,
      source: BATTERY,
      productIds: [expect.any(Number)],
      quantity: 3,
      systemType: 'components',
    }
    expect(await inquiriesWith('casas')).toMatchObject([inquiry])
  })

  test('about a product whose page is not stored names its address', async () => {
    const { page } = await openProduct()
    await page.goto(`/contact?product=${OTHER.split('/')[2]}`)
    await expect.poll(() => page.locator('main form [name=message]').inputValue()).toContain(new URL(OTHER, page.url()).href)
    expect(await page.locator('main form [name=source]').inputValue()).toBe(OTHER)
    expect(await page.locator('main form [name=quantity]').count()).toBe(0)
    expect(await page.locator('main form [name=systemType]').count()).toBe(4)
  })

  test('asks for the kind of system only about goods that have to do with power', async () => {
    const { page, front } = await openProduct()
    front.mode = 'shop'
    await page.goto(CEMENT)
    await isStored(page, CEMENT)
    front.mode = 'broken'
    await page.goto(`/contact?product=${CEMENT.split('/')[2]}`)
    await page.locator('main form [name=quantity]').waitFor()
    expect(await page.locator('main form [name=systemType]').count()).toBe(0)
    expect(await page.locator('#inquiry-message-help').innerText()).toBe('Qué necesita y para qué.')
    await page.goto('/contact')
    await page.locator('main form label').getByText('Componentes').waitFor()
  })

  test('about the cart takes the cart along, and is sent from the open page once the shop answers', async () => {
    const { page, front, write } = await openProduct()
    await page.locator('.pinfo [data-add]').click()
    await page.goto('/contact?cart=1')
    await page.locator('main form').getByText('1 x Batería de litio de pared 5.12 kWh').waitFor()
    expect(await page.locator('main form [name=message]').inputValue()).toBe('Quiero comprar lo que tengo en el carrito.\n')
    await write('Con transporte hasta Holguín.')
    await page.locator('main form button[type=submit]').click()
    await page.locator('[data-when=kept]').filter({ visible: true }).waitFor()
    front.mode = 'shop'
    await page.locator('[data-when=sent]').filter({ visible: true }).waitFor({ timeout: 20_000 })
    await expect.poll(() => page.locator('.offline').isVisible()).toBe(false)
    const found = await inquiriesWith('Holguín')
    expect(found).toHaveLength(1)
    expect(JSON.stringify(found)).toContain('BL-4810W')
  })

  test('an untouched form gives way to the contact page once the shop answers', async () => {
    const { page, front } = await openProduct()
    await page.goto('/contact')
    await page.locator('main form [name=message]').waitFor()
    front.mode = 'shop'
    await page.locator('main h1').getByText('Contacto').waitFor({ timeout: 20_000 })
  })
})

describe('the service worker that is switched off', () => {
  let shop: RunningShop | undefined
  let browser: Awaited<ReturnType<typeof openKillableBrowser>> | undefined
  afterEach(async () => {
    await browser?.remove()
    await shop?.stop()
  })

  test('removes itself and everything it stored but waiting inquiries, at the latest with the next start of the browser, and pages still work', async () => {
    shop = await startShop()
    const { url } = shop
    browser = await openKillableBrowser({ ...phone, serviceWorkers: 'allow', baseURL: url })
    const page = await browser.context.newPage()
    await page.goto(HOME)
    await page.locator('main h1').first().click()
    await isStored(page, '/connection')
    await page.evaluate(async () => (await caches.open('waiting-1')).put('/api/inquiries?1', new Response('{}')))
    await shop.stop()
    shop = await startShop({ PORT: new URL(url).port, SERVICE_WORKER: 'off' })
    await page.goto(BATTERY)
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update())
    await page.waitForFunction(async () => {
      const registration = await navigator.serviceWorker.getRegistration()
      return !registration || registration.waiting
    })
    // About once in twenty runs Chromium keeps the old worker, which has nothing left to do, until it is closed.
    await browser.restart()
    const later = await browser.context.newPage()
    await later.goto(LIST)
    await expect
      .poll(() => later.evaluate(async () => [(await navigator.serviceWorker.getRegistrations()).length, await caches.keys()]))
      .toEqual([0, ['waiting-1']])
    await later.reload()
    await later.locator('main h1').first().waitFor()
    // A tap registers no worker again, and the page that saves the catalogue offers nothing that needs one.
    await later.addInitScript(() => {
      const { register } = navigator.serviceWorker
      navigator.serviceWorker.register = (...asked) => {
        document.body.dataset.registered = ''
        return register.apply(navigator.serviceWorker, asked)
      }
    })
    await later.goto('/guardar-catalogo')
    await later.locator('main').getByText('Por ahora el catálogo no se puede guardar').waitFor()
    expect(await later.locator('main button').count()).toBe(0)
    await later.locator('main h1').click()
    expect(await later.locator('body').getAttribute('data-registered')).toBeNull()
    await later.goto('/gasto-de-datos')
    await later.locator('main').getByText('la tienda no guarda ninguna página').waitFor()
    expect(await later.locator('main').getByText('Leer sin conexión las páginas').count()).toBe(0)
  })
})
