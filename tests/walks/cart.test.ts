import { beforeAll, describe, expect, test } from 'vitest'
import { ADMIN, desktop, phone } from '../browser.ts'
import { arriveWithCart, BATTERY, type Card, chats, LONG_AGO, line, MIXER, messages, openCart, PANEL, readCards } from '../filled-cart.ts'
import { waitUntilIdle, walks } from '../walks.ts'

const english = { ...phone, locale: 'en-US' }

describe('a filled cart', () => {
  const walk = walks()
  let cards: Card[]
  beforeAll(async () => {
    cards = await readCards(walk.shop.url)
  })
  const card = (slug: string) => cards.find((each) => each.slug === slug) as Card
  const arrive = (given?: Parameters<typeof arriveWithCart>[1]) => arriveWithCart(walk, given)
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

  test('shows changed prices of a saved cart before the message is made, and sends the new ones', async () => {
    const battery = card(BATTERY)
    const items = [line(battery, 2, { newPrice: '1150.00', seenAt: LONG_AGO }), line(card(PANEL), 1, { seenAt: LONG_AGO })]
    const { page, cart } = await arrive({ items })
    await page.goto('/products')
    await openCart(page)
    await cart.getByText('1 producto cambió desde que lo agregó.').waitFor()
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
    expect(await cart.innerText()).not.toMatch(/Precio a consultar/)
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

  test('waits for today’s prices before it can be sent, and goes with the last seen ones if the shop does not answer in time', async () => {
    const { page, context, cart } = await arrive({ items: [line(card(BATTERY), 1, { newPrice: '1150.00', seenAt: LONG_AGO })] })
    const { promise: held, resolve: release } = Promise.withResolvers<void>()
    await context.route('**/api/products?ids=*', async (route) => {
      await held
      await route.continue()
    })
    await page.clock.install()
    await page.goto('/products')
    await openCart(page)
    await cart.getByRole('button', { name: 'Comprobando precios' }).waitFor()
    expect(await chats(page).count()).toBe(0)
    await page.clock.runFor(4000)
    const age = cart.getByText('Sin conexión con la tienda. Los precios son del 10 ene 2026.')
    await age.waitFor()
    expect((await messages(page))[0]).toContain('$1,150.00')
    release()
    await age.waitFor({ state: 'detached' })
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
