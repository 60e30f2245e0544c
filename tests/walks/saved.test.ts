import type { BrowserContext, Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { encodeCart } from '#features/cart/order/cart-link.ts'
import { CATALOGUE_FORMAT } from '#features/catalog/saved/stored-catalogue.ts'
import { ADMIN, phone } from '../browser.ts'
import type { Front } from '../front.ts'
import { acceptDialog, type Guest, walks } from '../walks.ts'

const PAGES = [
  '/',
  '/contact',
  '/contact?product=bateria-de-litio-de-pared-5-12-kwh',
  '/products',
  '/products?category=4',
  '/products?category=1&subcategory=1&view=list',
  '/products?q=inversor+menos+de+700',
  '/products?q=bateria&chemistry=lifepo4&sort=-price',
  '/product/bateria-de-litio-de-pared-5-12-kwh',
  '/product/sistema-solar-completo-20-kw',
  '/compare?p=9,10',
  '/cuba-energia-solar?home=basic',
  '/cuba-energia-solar/hoja?home=basic',
  '/about',
  '/garantia',
]

describe('the saved catalogue', () => {
  const walk = walks({ foreign: /127\.0\.0\.1/ })
  const status = (page: Page) => page.locator('#saving-status')
  const strip = (page: Page) => page.locator('.offline p')
  /** Reads the text of a page without the bar below products, which the offline strip may hide. */
  const read = (page: Page) =>
    page.locator('main').evaluate((main: HTMLElement) => {
      for (const element of main.querySelectorAll<HTMLElement>('.bar')) element.style.display = 'none'
      return main.innerText
    })

  async function arrive(options: object = phone): Promise<Guest> {
    walk.excuse('ERR_INTERNET_DISCONNECTED', 'ERR_FAILED', 'ERR_EMPTY_RESPONSE')
    return walk.arrive({ ...options, serviceWorkers: 'allow' })
  }
  async function save(page: Page, origin = ''): Promise<void> {
    await page.goto(`${origin}/guardar-catalogo`)
    await page.locator('#saving-save').click()
    await status(page).getByText('Catálogo guardado:').waitFor()
    await hasConnectionPage(page)
  }
  const hasConnectionPage = (page: Page) =>
    expect
      .poll(() => page.evaluate(async () => !!(await (await caches.open('pages-1')).match('/connection', { ignoreVary: true }))))
      .toBe(true)
  const openSaved = async (page: Page, path: string) => {
    await page.goto(path)
    await strip(page).getByText('Catálogo guardado.').waitFor()
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

  test('shows lists, searches, products, comparisons and the calculator as the shop does, with the date of their prices', async () => {
    const { page, context } = await arrive({ ...phone, extraHTTPHeaders: { 'save-data': 'on' } })
    const shown: string[] = []
    for (const path of PAGES) {
      await page.goto(path)
      shown.push(await read(page))
    }
    await save(page)
    await page.evaluate(async () => {
      const pages = await caches.open('pages-1')
      for (const request of await pages.keys()) if (!request.url.endsWith('/connection')) await pages.delete(request)
    })
    await context.setOffline(true)
    for (const [at, path] of PAGES.entries()) {
      await openSaved(page, path)
      const saved = await read(page)
      expect(plain(saved), path).toBe(plain(shown[at] ?? ''))
      if (/\$/.test(saved) && !/compare|solar\?/.test(path)) expect(saved, path).toMatch(/\n?al \d+ \w+/)
    }
  })

  test('is shown in place of an older stored page that it has, and gives way to a newer one', async () => {
    const { page, context } = await arrive()
    const battery = '/product/bateria-de-litio-de-pared-5-12-kwh'
    const price = page.locator('.pinfo .price')
    await save(page)
    for (const path of [battery, '/legal']) {
      await page.goto(path)
      await expect.poll(() => isStored(page, path)).toBe(true)
    }
    await page.goto(battery)
    const before = await price.innerText()
    const { id } = await (await context.request.get(`/api${battery.replace('product', 'products')}`)).json()
    await changeProduct(context, id, { newPrice: '1111.00', oldPrice: '1300.00' })
    await page.goto('/guardar-catalogo')
    await page.locator('#saving-save').click()
    await status(page).getByText('Actualizado.').waitFor()
    await context.setOffline(true)
    for (const path of [battery, '/legal']) await dateBack(page, path, DAY_MS)
    await openSaved(page, battery)
    expect(await price.innerText()).toContain('1,111.00')
    // The catalogue lacks this page, so its older copy is shown.
    await page.goto('/legal')
    await strip(page).getByText('Ve la copia guardada').waitFor()
    await dateBack(page, battery, -2 * DAY_MS)
    await page.goto(battery)
    await strip(page).getByText('Ve la copia guardada').waitFor()
    expect(await price.innerText()).toBe(before)
  })
  const DAY_MS = 86_400_000
  const isStored = (page: Page, path: string) =>
    page.evaluate(async (address) => !!(await (await caches.open('pages-1')).match(address, { ignoreVary: true })), path)
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

  test('says of a product that it lacks that it is not in the saved catalogue, and keeps it chosen', async () => {
    const { page, context } = await arrive()
    await save(page)
    // Product 1 is newer than this catalogue.
    await page.evaluate(async () => {
      const cache = await caches.open('catalogue-1')
      const stored = await (await cache.match('/saved/es'))?.json()
      const products = stored.products.filter(({ id }: { id: number }) => id !== 1)
      await cache.put('/saved/es', new Response(JSON.stringify({ ...stored, products })))
      localStorage.setItem('compare', '1,9')
    })
    await context.setOffline(true)
    await openSaved(page, '/product/no-such-thing')
    await page
      .locator('main')
      .getByText(/^No está en el catálogo guardado del \d+ \w+\.?\. Con conexión/)
      .waitFor()
    await openSaved(page, '/compare?p=1,9')
    await page
      .locator('main')
      .getByText(/^1 producto de este enlace no está en el catálogo guardado del \d+ \w+/)
      .waitFor()
    const lines = [
      { id: 1, quantity: 1 },
      { id: 9, quantity: 2 },
    ]
    await openSaved(page, `/contact#c=${encodeCart({ code: 'K7M3PX', lines })}`)
    await page.locator('#cart').getByText('1 producto de este pedido no está en el catálogo guardado.').first().waitFor()
    expect(await page.locator('#cart .line').count()).toBe(1)
    expect(await page.evaluate(() => localStorage.getItem('compare'))).toBe('1,9')
  })

  test('searches while the visitor types, compares, sizes a house and puts the kit into the cart', async () => {
    const { page, context } = await arrive()
    await save(page)
    await context.setOffline(true)
    await openSaved(page, '/products')
    await page.locator('main .srch input').fill('inversor')
    await page.locator('main .srch [role=option]').first().waitFor()
    await page.locator('main .srch input').fill('nevera')
    await page.locator('main .srch input').press('Enter')
    await page.locator('main h1').getByText('nevera').waitFor()
    await openSaved(page, '/products?q=inversor')
    await page.locator('main [data-buy] [data-add]').first().click()
    await expect.poll(() => page.evaluate(() => localStorage.getItem('cart'))).toContain('"quantity":1')
    await openSaved(page, '/cuba-energia-solar')
    const answer = page.locator('#answer')
    const before = await answer.innerText()
    await page.locator('#calc .rows > li .qty button:last-child').first().click()
    await expect.poll(() => answer.innerText()).not.toBe(before)
    await page.locator('#answer [data-kit]').first().click()
    await page.locator('#cart').waitFor()
    await page
      .locator('#cart button')
      .filter({ hasText: /Reemplazar|Sumar|Añadir|Agregar/ })
      .first()
      .click()
    const order = page.locator('#cart a.btn-wa')
    await expect.poll(async () => decodeURIComponent((await order.getAttribute('href')) ?? '')).toContain('kWh')
  })

  test('an inquiry about a cart is written on a form that was never opened, and arrives once', async () => {
    const { page, context } = await arrive()
    await save(page)
    await context.setOffline(true)
    await openSaved(page, '/product/bateria-de-litio-de-pared-5-12-kwh')
    await page.locator('.pinfo [data-add]').click()
    const fill = async (message: string) => {
      for (const [name, text] of Object.entries({ name: 'Ana', phone: '5234 5678', message }))
        await page.locator(`main form [name=${name}]`).fill(text)
      await page.locator('main form button[type=submit]').click()
    }
    await openSaved(page, '/contact?product=bateria-de-litio-de-pared-5-12-kwh')
    const message = page.locator('main form [name=message]')
    expect(await message.inputValue()).toBe('Me interesa este producto: Batería de litio de pared 5.12 kWh.\n')
    await openSaved(page, '/contact?cart=1')
    expect(await message.inputValue()).toBe('Quiero comprar lo que tengo en el carrito.\n')
    await page.locator('main form').getByText('1 x Batería de litio de pared 5.12 kWh').waitFor()
    await fill('Un presupuesto para la casa nueva.')
    await page.locator('[data-when=kept]').filter({ visible: true }).waitFor()
    expect(await page.locator('main [data-when]').filter({ visible: true }).count()).toBe(1)
    // The cart may have changed since, so this inquiry can only be discarded.
    const [edit, discard] = ['Corregir', 'Descartar'].map((name) => page.getByRole('button', { name })) as [Locator, Locator]
    expect(await edit.count()).toBe(0)
    page.once('dialog', acceptDialog)
    await discard.click()
    await page.locator('[data-when=kept]').filter({ visible: true }).waitFor({ state: 'detached' })
    await fill('Un presupuesto para la casa nueva.')
    // On another page of the catalogue it is the same.
    await openSaved(page, '/contact')
    await page.locator('[data-text="Un presupuesto para la casa nueva."]').filter({ visible: true }).waitFor()
    expect([await edit.count(), await discard.count()]).toEqual([0, 1])
    await context.setOffline(false)
    await page.locator('[data-when=sent]').filter({ visible: true }).waitFor()
    const staff = await walk.browser.newContext({ baseURL: walk.shop.url })
    await staff.request.post('/api/admin/login', { data: ADMIN, headers: { origin: walk.shop.url } })
    const found = await (await staff.request.get('/api/admin/inquiries?q=casa+nueva')).json()
    expect(found).toHaveLength(1)
    expect(JSON.stringify(found)).toContain('BL-4810W')
    // The cart that has arrived does not go with the next inquiry, and the form says so.
    await context.setOffline(true)
    await openSaved(page, '/contact?cart=1')
    await page
      .locator('main form')
      .getByText(/^Este carrito ya fue con la consulta \w+, el \d+ .* Esta va sin él\.$/)
      .waitFor()
    expect(await message.inputValue()).toBe('')
    await fill('Una pregunta sobre el transporte.')
    await page.locator('[data-when=kept]').filter({ visible: true }).waitFor()
    await context.setOffline(false)
    const next = async () => (await staff.request.get('/api/admin/inquiries?q=transporte')).json()
    await expect.poll(async () => (await next()).length).toBe(1)
    expect((await next())[0].cart).toBeNull()
    await staff.close()
  })

  test('lends its photographs to the cart and to larger pictures', async () => {
    const { page, context } = await arrive()
    await page.goto('/guardar-catalogo')
    await page.locator('#saving-choice input').check()
    await page.locator('#saving-save').click()
    await status(page).getByText('Catálogo guardado:').waitFor()
    await context.setOffline(true)
    await openSaved(page, '/product/bateria-de-litio-de-pared-5-12-kwh')
    await page.locator('.pinfo [data-add]').click()
    await page.locator('header [data-cart]').first().click()
    const picture = page.locator('#cart .line img')
    const isPhotograph = (image: HTMLImageElement) => image.currentSrc.includes('/media/') && image.naturalWidth > 0
    await expect.poll(() => picture.evaluate(isPhotograph)).toBe(true)
    const width = await page.evaluate(async () => {
      const [small] = await (await caches.open('catalogue-pictures-1')).keys()
      const larger = await fetch((small?.url ?? '').replace('240l.webp', '960.avif'))
      return (await createImageBitmap(await larger.blob())).width
    })
    expect(width).toBe(240)
  })

  test('without photographs the cart shows the drawing in their place', async () => {
    const { page, context } = await arrive()
    await save(page)
    await context.setOffline(true)
    await openSaved(page, '/product/bateria-de-litio-de-pared-5-12-kwh')
    await page.locator('.pinfo [data-add]').click()
    await page.locator('header [data-cart]').first().click()
    const picture = page.locator('#cart .line img')
    const isDrawn = (image: HTMLImageElement) => image.currentSrc.endsWith('/placeholder.svg') && image.naturalWidth > 0
    await expect.poll(() => picture.evaluate(isDrawn)).toBe(true)
  })

  test('is not offered where the browser forbids storage, which the page says', async () => {
    const { page } = await arrive()
    await page.addInitScript(() =>
      Object.defineProperty(window, 'caches', {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError')
        },
      }),
    )
    await page.goto('/guardar-catalogo')
    await status(page).getByText('Este navegador no puede guardar el catálogo').waitFor()
    expect(await page.locator('#saving').isVisible()).toBe(false)
  })

  test('offers nothing that it cannot do without script', async () => {
    const { page } = await walk.arrive({ ...phone, javaScriptEnabled: false })
    await page.goto('/guardar-catalogo')
    await page.locator('main h1').waitFor()
    expect(await page.locator('main button:visible, main input:visible').count()).toBe(0)
  })

  test('says when nothing arrives for ten seconds, can be stopped meanwhile, and goes on by itself', async () => {
    const { page } = await arrive()
    const front = await walk.front()
    await page.goto(`${front.url}/guardar-catalogo`)
    await page.locator('main h1').click()
    await hasConnectionPage(page)
    front.mode = 'held'
    await page.locator('#saving-save').click()
    await status(page).getByText('Por ahora la conexión no da nada.').waitFor()
    await page.locator('#saving-stop').click()
    await status(page).getByText('La descarga está detenida.').waitFor()
    await page.getByRole('button', { name: 'Continuar la descarga' }).click()
    await status(page).getByText('Descargando:').waitFor()
    await status(page).getByText('Por ahora la conexión no da nada.').waitFor()
    front.release()
    await status(page).getByText('Catálogo guardado: 44 productos en español').waitFor()
    // A page of the catalogue that was never opened does not wait ten seconds for a silent connection.
    front.mode = 'held'
    const began = Date.now()
    await page.goto(`${front.url}/product/sistema-solar-completo-10-kw`)
    await strip(page).getByText('Catálogo guardado.').waitFor()
    expect(Date.now() - began).toBeLessThan(9000)
    front.release()
  })

  test('in another language is shown with an explanation, and a currency is chosen in it', async () => {
    const { page, context } = await arrive()
    const rate = { currency: 'CUP', perUsd: 410.5, day: today(), source: 'elTOQUE' }
    await callAsStaff(context, 'post', '/api/admin/exchange-rates', rate)
    await save(page)
    await page.goto('/contact?lang=en')
    await expect
      .poll(() => page.evaluate(async () => (await caches.match('/connection', { ignoreVary: true }))?.text()))
      .toContain('lang="en"')
    await page.goto('/guardar-catalogo?lang=en')
    await status(page).getByText('The catalogue in Spanish is on this device.').waitFor()
    await context.setOffline(true)
    await openSaved(page, '/product/bateria-de-litio-de-pared-5-12-kwh')
    await page.locator('#notice').getByText('This page is not stored in English.').waitFor()
    await page.locator('main[lang=es] h1').getByText('Batería').waitFor()
    await page.locator('.foot .money').getByRole('link', { name: '+ CUP' }).click()
    await page.locator('main .approx').first().getByText('CUP').waitFor()
    expect(await page.locator('.foot .money a[aria-current=true]').textContent()).toBe('+ CUP')
    expect(new URL(page.url()).search).not.toContain('money')
  })

  test('continues where it stopped, at whichever request the connection breaks', async () => {
    const { page, context } = await arrive()
    const front = await walk.front()
    walk.excuse('An unknown error occurred when fetching the script', 'ERR_CONNECTION_RESET')
    let saved = false
    for (let requests = 0; !saved; requests += 1) {
      expect(requests).toBeLessThan(12)
      await page.goto(`${front.url}/guardar-catalogo`)
      await page.evaluate(async () => {
        for (const name of await caches.keys()) await caches.delete(name)
      })
      await page.reload()
      await page.locator('#saving').waitFor()
      front.breakAfter(requests)
      await page.locator('#saving-save').click()
      await expect.poll(() => status(page).innerText()).toMatch(/Se cortó|Catálogo guardado:/)
      saved = /guardado:/.test(await status(page).innerText())
      if (saved) expect(await page.evaluate(async () => !!(await caches.match('/saved/es')))).toBe(true)
      front.breakAfter(Number.POSITIVE_INFINITY)
      front.mode = 'shop'
      if (saved) break
      await context.setOffline(true)
      await context.setOffline(false)
      await status(page).getByText('Catálogo guardado: 44 productos').waitFor()
    }
  })

  /** Starts a save on a slow connection and waits until a part of its script has arrived. */
  async function beginSlowly(): Promise<Guest & { front: Front }> {
    const guest = await arrive()
    const front = await walk.front()
    await guest.page.goto(`${front.url}/guardar-catalogo`)
    await guest.page.locator('#saving-save').waitFor()
    front.mode = 'slow'
    await guest.page.locator('#saving-save').click()
    await expect.poll(() => loaded(guest.page), { timeout: 20_000 }).toBeGreaterThan(60_000)
    return { ...guest, front }
  }
  const loaded = (page: Page) => page.locator('#saving-meter').evaluate((meter: HTMLProgressElement) => meter.value)

  test('shows how much of the script has come, and stops it at once; it goes on with a tap only', async () => {
    const { page, front } = await beginSlowly()
    const before = await loaded(page)
    await expect.poll(() => loaded(page)).toBeGreaterThan(before)
    await page.locator('#saving-stop').click()
    await status(page).getByText('La descarga está detenida').waitFor()
    await expect.poll(() => front.stopped.join()).toContain('/assets/saved-es')
    front.mode = 'shop'
    await page.reload()
    await page.getByRole('button', { name: 'Continuar la descarga' }).click()
    await status(page).getByText('Catálogo guardado: 44 productos').waitFor()
  })

  test.each([
    ['by itself on a good connection', true],
    ['with a tap in the low-bandwidth mode', false],
  ])('that was interrupted goes on after a reload %s', async (_, isGood) => {
    const { page } = await arrive({ ...phone, ...(isGood ? {} : { extraHTTPHeaders: { 'save-data': 'on' } }) })
    const front = await walk.front()
    await page.goto(`${front.url}/guardar-catalogo`)
    await page.locator('main h1').click()
    await hasConnectionPage(page)
    // The connection breaks after the catalogue's data and before the script.
    front.breakAfter(3)
    await page.locator('#saving-save').click()
    await expect.poll(() => page.evaluate(async () => !!(await caches.match('/saved/es/half')))).toBe(true)
    await status(page).getByText('Se cortó la conexión').waitFor()
    front.breakAfter(Number.POSITIVE_INFINITY)
    front.mode = 'shop'
    // Sets the mark of a good connection, which the early script sets by its measurements.
    if (isGood) await page.addInitScript(() => addEventListener('load', () => document.documentElement.setAttribute('data-line', 'good')))
    await page.reload()
    if (!isGood) await page.getByRole('button', { name: 'Continuar la descarga' }).click()
    await status(page).getByText('Catálogo guardado: 44 productos').waitFor()
  })

  test('that is cut at its first request leaves the ordinary offline page in place', async () => {
    const { page, context } = await arrive()
    // The connection breaks at the first request for the catalogue.
    let isCut = false
    page.on('request', (request) => {
      if (!request.url().includes('/api/saved-catalogue?') || isCut) return
      isCut = true
      void context.setOffline(true)
    })
    await page.goto('/guardar-catalogo')
    await page.locator('#saving-save').click()
    await expect.poll(() => isCut).toBe(true)
    await context.setOffline(true)
    await page.goto('/product/bateria-de-litio-de-pared-5-12-kwh')
    await page.locator('main h1').getByText('Sin conexión').waitFor()
  })

  test('takes nothing from a network that answers with its own page', async () => {
    const { page } = await arrive()
    walk.excuse('The script has an unsupported MIME type', 'Failed to load module script')
    const front = await walk.front()
    await page.goto(`${front.url}/guardar-catalogo`)
    front.mode = 'portal'
    await page.locator('#saving-save').click()
    await status(page).getByText('Se cortó la conexión').waitFor()
    await page.locator('#saving-stop').click()
    expect(await page.evaluate(async () => !!(await caches.match('/saved/es')))).toBe(false)
  })

  test('says that the device is full, and keeps an earlier catalogue', async () => {
    const { page, context } = await arrive()
    await save(page)
    const cdp = await context.newCDPSession(page)
    await cdp.send('Storage.overrideQuotaForOrigin', { origin: new URL(page.url()).origin, quotaSize: 1 })
    await page.locator('#saving-choice input').check()
    await page.locator('#saving-save').click()
    await status(page).getByText('No queda espacio').waitFor()
    expect(await status(page).innerText()).toContain('Catálogo guardado: 44 productos')
    expect(await page.evaluate(async () => !!(await caches.match('/saved/es')))).toBe(true)
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

  test('in the format of an earlier version is loaded again by an update', async () => {
    const { page } = await arrive()
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
  })

  test('of an earlier build keeps its program until an update is complete', async () => {
    const { page, context } = await arrive()
    const front = await walk.front()
    await save(page, front.url)
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
})

const today = () => new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone: 'America/Havana' }).format(new Date())

/** Removes from a page's text what differs on purpose: the day beside a price, and links to large pictures. */
const plain = (text: string) =>
  text
    .replace(/\s*al \d+ \w+\.?(?=\s|$)/g, '')
    // The shop of a walk knows its own address only without its port.
    .replace(/127\.0\.0\.1:\d+/g, '')
    .replace(/Ampliar \(\d+ KB\)/g, '')
    .replace(/\s+/g, ' ')
    .trim()
