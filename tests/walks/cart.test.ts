import type { BrowserContextOptions, Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { encodeCart } from '#features/cart/order/cart-link.ts'
import { ADMIN, desktop, phone } from '../browser.ts'
import { waitUntilIdle, walks } from '../walks.ts'

type Card = {
  id: number
  slug: string
  sku: string | null
  nameEs: string
  nameDe: string
  nameEn: string
  mainImage: string | null
  oldPrice: string | null
  newPrice: string | null
  priceOnRequest: boolean
  stockStatus: string
}

const BATTERY = 'bateria-de-litio-de-pared-5-12-kwh'
const PANEL = 'panel-solar-550-w-monocristalino'
const MIXER = 'hormigonera-180-l'
const LONG_AGO = '2026-01-10T12:00:00.000Z'
const english: BrowserContextOptions = { ...phone, locale: 'en-US' }

describe('a filled cart', () => {
  let cards: Card[]
  const walk = walks()
  beforeAll(async () => {
    cards = (await (await fetch(`${walk.shop.url}/api/products`)).json()) as Card[]
  })

  const card = (slug: string) => cards.find((each) => each.slug === slug) as Card
  /** Creates a line of a stored cart. */
  function line(of: Card, quantity: number, { seenAt = new Date().toISOString(), ...seen }: Partial<Card> & { seenAt?: string } = {}) {
    const { id, slug, sku, nameEs, nameDe, nameEn, mainImage, oldPrice, newPrice, priceOnRequest, stockStatus } = { ...of, ...seen }
    const product = { slug, sku, nameEs, nameDe, nameEn, mainImage, oldPrice, newPrice, priceOnRequest, stockStatus }
    return { id, quantity, addedAt: seenAt, seenAt, product }
  }
  async function arrive({
    items = [],
    stored,
    options = phone,
  }: {
    items?: object[]
    stored?: string
    options?: BrowserContextOptions
  } = {}) {
    const visitor = await walk.arrive(options)
    const cart = stored ?? (items.length > 0 ? JSON.stringify({ version: 1, code: 'K7M3PX', items }) : undefined)
    if (cart !== undefined) {
      await visitor.context.addInitScript((text) => {
        if (sessionStorage.getItem('seeded')) return
        sessionStorage.setItem('seeded', '1')
        localStorage.setItem('cart', text)
      }, cart)
    }
    return { ...visitor, cart: visitor.page.getByRole('dialog') }
  }
  /** Fragment of the address of an order by link. */
  const hashOf = (code: string, of: Card, quantity: number) => `#c=${encodeCart({ code, lines: [{ id: of.id, quantity }] })}`
  const goTo = (page: Page, hash: string) =>
    page.evaluate((to) => {
      location.hash = to
    }, hash)
  const openCart = (page: Page) => page.locator('header [data-cart]').first().click()
  const chats = (page: Page) => page.getByRole('dialog').locator('a[href^="https://wa.me/"]')
  async function messages(page: Page): Promise<string[]> {
    await chats(page).first().waitFor()
    const links = await chats(page).evaluateAll((all) => all.map((each) => (each as HTMLAnchorElement).href))
    return links.map((link) => new URL(link).searchParams.get('text') ?? '')
  }
  const stored = (page: Page) =>
    page.evaluate(() => {
      const { code, items } = JSON.parse(localStorage.getItem('cart') ?? '{"items":[]}')
      return { code, items: items.map(({ id, quantity }: { id: number; quantity: number }) => [id, quantity]) }
    })
  async function changeProduct(id: number, change: object): Promise<void> {
    const context = await walk.browser.newContext({ baseURL: walk.shop.url })
    const headers = { origin: walk.shop.url }
    await context.request.post('/api/admin/login', { data: ADMIN, headers })
    const answer = await context.request.put(`/api/admin/products/${id}`, { data: change, headers })
    expect(answer.status()).toBe(200)
    await context.close()
  }

  test('splits a long order into several links and marks opened ones', async () => {
    const { page, context, cart } = await arrive({ items: cards.map((each) => line(each, 3)) })
    await context.route('https://wa.me/**', (route) => route.fulfill({ body: '' }))
    await page.goto('/products')
    await openCart(page)
    const texts = await messages(page)
    expect(texts.length).toBeGreaterThan(2)
    const links = await chats(page).evaluateAll((all) => all.map((each) => (each as HTMLAnchorElement).href))
    for (const link of links) expect(link.length).toBeLessThanOrEqual(1800)
    for (const [at, text] of texts.entries()) expect(text).toContain(`Pedido K7M3PX, parte ${at + 1} de ${texts.length}`)
    const whole = texts.join('\n')
    for (const { nameEs, sku } of cards) expect(whole).toContain(`3 x ${nameEs}${sku ? ` [${sku}]` : ''}: `)
    expect(texts.at(-1)).toMatch(/\*Total: \$[\d,.]+ USD\*/)

    const second = cart.getByRole('link', { name: `Parte 2 de ${texts.length}`, exact: true })
    const [chat] = await Promise.all([context.waitForEvent('page'), second.click()])
    await chat.close()
    await cart.getByRole('link', { name: `Parte 2 de ${texts.length}: abierta` }).waitFor()
    // A phone may have discarded the page while the chat was open.
    await page.reload()
    await openCart(page)
    await cart.getByRole('link', { name: `Parte 2 de ${texts.length}: abierta` }).waitFor()
    // The notes of the compatibility check arrive after the links and fit into the same messages.
    const withoutNotes = (await messages(page)).map((text) => text.replace(/\nNota: .*/g, ''))
    expect(withoutNotes).toEqual(texts.map((text) => text.replace(/\nNota: .*/g, '')))
    await cart.getByRole('link', { name: `Parte 1 de ${texts.length}`, exact: true }).click()
    await cart.getByRole('link', { name: `Parte 1 de ${texts.length}: abierta` }).waitFor()
    await page.keyboard.press('Escape')
    await openCart(page)
    await cart.getByRole('link', { name: `Parte 2 de ${texts.length}: abierta` }).waitFor()
    expect(await cart.getByRole('link', { name: /abierta/ }).count()).toBe(2)
    // After a change the order has to be sent again: no part is marked as opened.
    await cart.getByRole('button', { name: 'Uno más' }).first().click()
    await cart.getByRole('link', { name: `Parte 2 de ${texts.length}`, exact: true }).waitFor()
  })

  test('can be copied, mailed and sent as SMS too', async () => {
    const { page, context, cart } = await arrive({ items: [line(card(BATTERY), 2)] })
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.goto('/products')
    await openCart(page)
    const [message = ''] = await messages(page)
    await cart.getByRole('button', { name: 'Copiar' }).click()
    await cart.getByRole('button', { name: 'Copiado' }).waitFor()
    expect((await page.evaluate(() => navigator.clipboard.readText())).replaceAll('\r', '')).toBe(message)
    const mail = new URL((await cart.getByRole('link', { name: 'Correo' }).getAttribute('href')) ?? '')
    expect([mail.protocol, mail.searchParams.get('subject'), mail.searchParams.get('body')]).toEqual(['mailto:', 'Pedido K7M3PX', message])
    const sms = new URL((await cart.getByRole('link', { name: 'SMS' }).getAttribute('href')) ?? '')
    expect([sms.protocol, sms.pathname, sms.searchParams.get('body')]).toEqual(['sms:', '+5350000002', message])
  })

  test('can be copied in a browser without clipboard access', async () => {
    const { page, cart } = await arrive({ items: [line(card(BATTERY), 2)] })
    await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
    await page.goto('/products')
    await openCart(page)
    await cart.getByRole('button', { name: 'Copiar' }).click()
    await cart.getByRole('button', { name: 'Copiado' }).waitFor()
    expect(await page.evaluate(() => getSelection()?.toString())).toContain('2 x Batería de litio de pared')
  })

  test('is restored by the link of its message in another browser', async () => {
    const items = [line(card(PANEL), 14), line(card(BATTERY), 1), line(card(MIXER), 2)]
    const sender = await arrive({ items })
    await sender.page.goto('/products')
    await openCart(sender.page)
    const [message = ''] = await messages(sender.page)
    const [, link = ''] = /(\/products#c=\S+)$/.exec(message) ?? []
    expect(link).not.toBe('')

    const { page, context, cart, excuse } = await arrive()
    excuse('ERR_INTERNET_DISCONNECTED')
    // A link that is opened offline is answered once the connection is back, and at no moment is an empty cart shown.
    await page.goto('/about')
    await context.setOffline(true)
    await page.evaluate((hash) => {
      Object.assign(window, { words: '' })
      new MutationObserver(() =>
        Object.assign(window, { words: `${(window as { words?: string }).words}${document.body.innerText}` }),
      ).observe(document.body, { childList: true, subtree: true, characterData: true })
      location.hash = hash
    }, new URL(link, walk.shop.url).hash)
    await page.waitForSelector('html[data-offline]')
    await context.setOffline(false)
    await cart.getByText('Los productos están en su carrito.').first().waitFor()
    const words = await page.evaluate(() => (window as { words?: string }).words ?? '')
    expect([words.includes('Buscando los productos del pedido'), words.includes('Su carrito está vacío')]).toEqual([true, false])
    expect(await stored(page)).toEqual({ code: 'K7M3PX', items: items.map(({ id, quantity }) => [id, quantity]) })
    expect((await messages(page))[0]?.split('\n').slice(0, 6)).toEqual(message.split('\n').slice(0, 6))
    // After the order is restored, the address has no fragment.
    expect(new URL(page.url()).hash).toBe('')
  })

  test('is never changed by such a link without asking', async () => {
    const [panel, battery] = [card(PANEL).id, card(BATTERY).id]
    const sender = await arrive({ items: [line(card(PANEL), 4)] })
    await sender.page.goto('/products')
    await openCart(sender.page)
    const [, link = ''] = /(\/products#c=\S+)$/.exec((await messages(sender.page))[0] ?? '') ?? []

    const own = JSON.stringify({ version: 1, code: 'ACDEFG', items: [line(card(BATTERY), 1), line(card(PANEL), 1)] })
    const answers: [name: string, cart: object][] = [
      [
        'Dejar mi carrito como está',
        {
          code: 'ACDEFG',
          items: [
            [battery, 1],
            [panel, 1],
          ],
        },
      ],
      [
        'Agregar a mi carrito',
        {
          code: 'ACDEFG',
          items: [
            [battery, 1],
            [panel, 5],
          ],
        },
      ],
      ['Reemplazar mi carrito', { code: 'K7M3PX', items: [[panel, 4]] }],
    ]
    for (const [name, result] of answers) {
      const { page, cart } = await arrive({ stored: own })
      await page.goto(link)
      await cart.getByRole('button', { name }).click()
      await cart.getByRole('button', { name: 'Vaciar' }).waitFor()
      expect([name, await stored(page)]).toEqual([name, result])
    }
    // Closing the question without an answer changes nothing.
    const { page, cart } = await arrive({ stored: own })
    await page.goto(link)
    await cart.getByRole('button', { name: 'Reemplazar mi carrito' }).waitFor()
    await page.keyboard.press('Escape')
    await cart.waitFor({ state: 'hidden' })
    expect((await stored(page)).code).toBe('ACDEFG')
  })

  test('reports products of a link that no longer exist, and a broken link', async () => {
    const sender = await arrive({ items: [line(card(PANEL), 4), { ...line(card(MIXER), 1), id: 4711 }] })
    await sender.page.goto('/products')
    await openCart(sender.page)
    const [, link = ''] = /(\/products#c=\S+)$/.exec((await messages(sender.page))[0] ?? '') ?? []
    const { page, cart } = await arrive()
    await page.goto(link)
    await cart.getByText('1 producto de este pedido no está en el catálogo.').first().waitFor()
    expect((await stored(page)).items).toEqual([[card(PANEL).id, 4]])

    const other = await arrive({ options: english })
    await other.page.goto(link.slice(0, -1))
    await other.cart.getByText('The link of the order is incomplete or damaged. Ask for it to be sent again.').waitFor()
    await other.cart.getByRole('button', { name: 'Leave my cart as it is' }).click()
    await other.cart.getByText('Your cart is empty').waitFor()
  })

  test('opens an order by link that arrives while it is open, and another one after it', async () => {
    const { page, context, cart, excuse } = await arrive({ items: [line(card(BATTERY), 1)] })
    excuse('ERR_CONNECTION_RESET /assets/online-')
    await context.route('**/assets/online-*', (route) => route.abort('connectionreset'))
    await page.goto('/products')
    await openCart(page)
    await goTo(page, hashOf('K7M3PX', card(PANEL), 4))
    const failed = cart.getByText('Sin conexión con la tienda: no se pudo abrir el pedido. Su carrito sigue igual.')
    await failed.waitFor()
    await cart.getByRole('button', { name: 'Intentar de nuevo' }).click()
    await failed.waitFor()
    expect(await page.locator('#cart h2').evaluate((title) => title === document.activeElement)).toBe(true)
    await context.unroute('**/assets/online-*')
    await cart.getByRole('button', { name: 'Intentar de nuevo' }).click()
    await cart.getByRole('heading', { name: 'Pedido K7M3PX' }).waitFor()
    await goTo(page, hashOf('ACDEFG', card(MIXER), 4))
    await cart.getByRole('heading', { name: 'Pedido ACDEFG' }).waitFor()
    await cart.getByRole('button', { name: 'Agregar a mi carrito' }).click()
    await cart.getByText('Los productos se agregaron a su carrito.').first().waitFor()
    expect((await stored(page)).items).toEqual([
      [card(BATTERY).id, 1],
      [card(MIXER).id, 4],
    ])
  })

  test('shows changed prices of a saved cart before the message is made, and sends the new ones', async () => {
    const battery = card(BATTERY)
    const items = [line(battery, 2, { newPrice: '1150.00', seenAt: LONG_AGO }), line(card(PANEL), 1, { seenAt: LONG_AGO })]
    const { page, cart } = await arrive({ items })
    await page.goto('/products')
    await openCart(page)
    await cart.getByText('1 producto cambió desde que lo agregó. El pedido lleva los datos de hoy.').waitFor()
    await cart.getByText('Antes $1,150.00, ahora $1,090.00').waitFor()
    expect((await messages(page))[0]).toContain('2 x Batería de litio de pared 5.12 kWh [BL-4810W]: $1,090.00 c/u = $2,180.00')
    // The note stays until it is confirmed, also after a reload.
    await page.reload()
    await openCart(page)
    await cart.getByText('Antes $1,150.00, ahora $1,090.00').waitFor()
    await cart.getByRole('button', { name: 'Entendido' }).click()
    await cart.getByText(/Antes/).waitFor({ state: 'detached' })
    await page.reload()
    await openCart(page)
    await messages(page)
    expect(await cart.getByText(/Antes/).count()).toBe(0)
  })

  test('shows sold-out products of a saved cart, and staff changes at the next visit', async () => {
    const mixer = card(MIXER)
    await changeProduct(mixer.id, { stockStatus: 'out_of_stock' })
    const { page, cart } = await arrive({ items: [line(mixer, 2, { seenAt: LONG_AGO })], options: english })
    await page.goto('/products')
    await openCart(page)
    await cart.getByText('No longer in stock', { exact: true }).waitFor()
    expect(await cart.getByRole('button', { name: 'One more' }).isDisabled()).toBe(true)
    // After the confirmation the product is still shown as out of stock.
    await cart.getByRole('button', { name: 'Understood' }).click()
    await cart.getByText('On the way', { exact: true }).waitFor()
    const order = (await cart.locator('a.btn-wa').getAttribute('href')) ?? ''
    expect(decodeURIComponent(order)).toMatch(/^2 x .* \(no longer in stock\)$/m)
    await changeProduct(mixer.id, { stockStatus: 'in_stock' })
  })

  test('keeps a discontinued product, explains it and lets it be removed', async () => {
    const gone = { ...line(card(BATTERY), 2, { nameEs: 'Batería retirada', seenAt: LONG_AGO }), id: 4711 }
    const { page, cart } = await arrive({ items: [gone, line(card(PANEL), 1, { seenAt: LONG_AGO })] })
    await page.goto('/products')
    await openCart(page)
    await cart.getByText('Ya no está en el catálogo. Pregúntenos o quítelo.').waitFor()
    const [message = ''] = await messages(page)
    expect(message).toContain('2 x Batería retirada [BL-4810W]: precio a consultar (ya no está en el catálogo)')
    expect(message).toContain('*Total: $145.00 USD*')
    await cart.getByRole('button', { name: 'Quitar Batería retirada' }).click()
    await cart.getByText('Batería retirada', { exact: true }).waitFor({ state: 'detached' })
    // Undo restores the whole order.
    await cart.getByRole('button', { name: 'Deshacer' }).click()
    await cart.getByText('Batería retirada', { exact: true }).waitFor()
    expect((await messages(page))[0]).toBe(message)
    await cart.getByRole('button', { name: 'Quitar Batería retirada' }).click()
    await cart.getByText('Batería retirada', { exact: true }).waitFor({ state: 'detached' })
    expect((await messages(page))[0]).not.toContain('retirada')
  })

  test('is repaired if the storage was damaged, and the visitor is informed', async () => {
    const { page, cart } = await arrive({ stored: `{"items":[{"id":${card(BATTERY).id},"quantity":2},{"id":"x"}]}` })
    await page.goto('/products')
    await openCart(page)
    await cart.getByText(/Una parte del carrito guardado estaba dañada/).waitFor()
    expect((await messages(page))[0]).toContain('2 x Batería de litio de pared 5.12 kWh [BL-4810W]: $1,090.00 c/u = $2,180.00')
    await cart.getByRole('button', { name: 'Entendido' }).click()
    await page.reload()
    await openCart(page)
    await messages(page)
    expect(await cart.getByText(/dañada/).count()).toBe(0)
  })

  test('shows the date of its prices while the shop is unreachable, and asks again', async () => {
    const { page, context, cart, excuse } = await arrive({ items: [line(card(BATTERY), 1, { newPrice: '1150.00', seenAt: LONG_AGO })] })
    excuse('ERR_CONNECTION_RESET /api/products')
    let isDown = true
    await context.route('**/api/products?ids=*', (route) => (isDown ? route.abort('connectionreset') : route.continue()))
    await page.goto('/products')
    await openCart(page)
    await cart.getByText('Sin conexión con la tienda. Los precios son del 10 ene 2026.').waitFor()
    expect((await messages(page))[0]).toMatch(/\$1,150\.00\n[\s\S]*Precios del 10 ene 2026/)
    isDown = false
    await cart.getByRole('button', { name: 'Comprobar de nuevo' }).click()
    await cart.getByText('Antes $1,150.00, ahora $1,090.00').waitFor()
    expect((await messages(page))[0]).toContain('$1,090.00')
  })

  test('does not send the order with old prices while they are being checked', async () => {
    const { page, context, cart } = await arrive({ items: [line(card(BATTERY), 1, { newPrice: '1150.00', seenAt: LONG_AGO })] })
    const { promise: held, resolve: release } = Promise.withResolvers<void>()
    await context.route('**/api/products?ids=*', async (route) => {
      await held
      await route.continue()
    })
    await page.goto('/products')
    await openCart(page)
    await cart.getByRole('button', { name: 'Comprobando precios' }).waitFor()
    expect(await chats(page).count()).toBe(0)
    release()
    expect((await messages(page))[0]).toContain('$1,090.00')
  })

  test('opens offline once it was open, and can be changed', async () => {
    const { page, context, cart, excuse } = await arrive({ items: [line(card(BATTERY), 1)] })
    excuse('ERR_INTERNET_DISCONNECTED')
    await page.goto('/products')
    await openCart(page)
    await messages(page)
    await page.keyboard.press('Escape')
    await context.setOffline(true)
    await openCart(page)
    await cart.getByRole('button', { name: 'Uno más' }).click()
    await cart.getByText('$2,180.00').first().waitFor()
    expect((await messages(page))[0]).toContain('2 x Batería')
    await context.setOffline(false)
  })

  test('is sent with the last seen prices if the shop does not answer in time', async () => {
    const { page, context, cart } = await arrive({ items: [line(card(BATTERY), 1, { seenAt: LONG_AGO })] })
    const { promise: held, resolve: release } = Promise.withResolvers<void>()
    await context.route('**/api/products?ids=*', async (route) => {
      await held
      await route.continue()
    })
    await page.goto('/products')
    await openCart(page)
    await cart.getByRole('button', { name: 'Comprobando precios' }).waitFor()
    const age = cart.getByText('Sin conexión con la tienda. Los precios son del 10 ene 2026.')
    await age.waitFor()
    expect((await messages(page))[0]).toContain('1 x Batería')
    release()
    await age.waitFor({ state: 'detached' })
  })

  test.each([
    ['in the low-bandwidth mode', phone],
    ['on a good connection', { ...desktop, locale: 'en-US' }],
  ])('loads its scripts with the first product and when it is opened, without React, %s', async (_, options) => {
    const { page, cart } = await arrive({ options })
    const fetched: string[] = []
    page.on('request', (request) => fetched.push(new URL(request.url()).pathname))
    await page.goto(`/product/${PANEL}`)
    await waitUntilIdle(page)
    expect(fetched.filter((path) => path.startsWith('/assets/cart-'))).toEqual([])
    fetched.length = 0
    await page.locator('.pinfo [data-add]').click()
    await page.waitForSelector('html[data-cart-here]')
    const ofCart = () => [...new Set(fetched.flatMap((path) => /(?:cart|online|hydrate)-e[sn]/.exec(path)?.[0] ?? []))]
    const language = (await page.locator('html').getAttribute('lang')) ?? ''
    expect(ofCart()).toEqual([`cart-${language}`])
    await openCart(page)
    expect((await messages(page))[0]).toContain('$145.00')
    await cart.getByText('$145.00').first().waitFor()
    await expect.poll(ofCart).toEqual([`cart-${language}`, `online-${language}`])
  })
})
