import { describe, expect, test } from 'vitest'
import { desktop, phone, type Visitor } from '../browser.ts'
import { walks } from '../walks.ts'

const BATTERY = '/product/bateria-de-litio-de-pared-5-12-kwh'
const ON_REQUEST = '/product/inversor-trifasico-20-kw'

describe('a visitor orders by WhatsApp', () => {
  const walk = walks({ onlyLooks: true })
  const { arrive } = walk
  const addButton = { name: 'Agregar al carrito', exact: true }
  const badge = (page: Visitor['page']) => page.locator('header [data-cart]').first().getAttribute('data-count')

  test.each([
    ['on a phone', phone],
    ['at a desk', desktop],
  ])('%s: finds a product, fills the cart, reloads, and reads the whole order in the link', async (_, options) => {
    const { page } = await arrive(options)
    await page.goto('/')
    await page
      .locator('main')
      .getByRole('link', { name: /Baterías/ })
      .first()
      .click()
    await page
      .getByRole('link', { name: /Baterías de litio para el hogar/ })
      .first()
      .click()
    await page.getByRole('link', { name: /^Batería de litio de pared 5.12 kWh/ }).click()
    await page.waitForURL(`**${BATTERY}`)
    await page.getByRole('button', addButton).click()
    await page
      .getByRole('button', { name: /Agregado/ })
      .first()
      .waitFor()
    await expect.poll(() => badge(page)).toBe('1')

    await page.goto(ON_REQUEST)
    await page.locator('.buy').getByRole('button', { name: 'Uno más' }).click()
    await page.getByRole('button', addButton).click()
    await expect.poll(() => badge(page)).toBe('3')

    await page.reload()
    await expect.poll(() => badge(page)).toBe('3')
    await page.locator('header [data-cart]').first().click()
    const cart = page.getByRole('dialog', { name: 'Carrito' })
    await cart.getByText('Batería de litio de pared 5.12 kWh').first().waitFor()
    expect(await cart.textContent()).toContain('$1,090.00')
    const link = await cart.getByRole('link', { name: /Enviar pedido por WhatsApp/ }).getAttribute('href')
    const order = new URL(link ?? '')
    expect(order.origin + order.pathname).toBe('https://wa.me/5350000002')
    const text = order.searchParams.get('text') ?? ''
    expect(text).toContain('1 x Batería de litio de pared 5.12 kWh [BL-4810W]: $1,090.00')
    expect(text).toMatch(/2 x Inversor[^\n]*20 kW[^\n]*precio a consultar/)
    expect(text).toContain('*Total: $1,090.00 USD*')
  })

  test('each tap counts at once, while only the early script is loaded', async () => {
    const { page, context } = await arrive()
    const { promise: held, resolve: release } = Promise.withResolvers<void>()
    await context.route(/\/assets\/(?!early)/, async (route) => {
      await held
      await route.continue()
    })
    await page.goto(BATTERY)
    const add = page.locator('.pinfo [data-add]')
    await add.click()
    await add.click()
    await expect.poll(() => badge(page)).toBe('2')
    expect(await add.getAttribute('aria-busy')).toBeNull()
    release()
  })

  test('impatient taps on a button that is still loading add one piece', async () => {
    const { page, context } = await arrive()
    const { promise: held, resolve: release } = Promise.withResolvers<void>()
    await context.route('**/assets/early-*.js', async (route) => {
      await held
      await route.continue()
    })
    await page.goto(BATTERY, { waitUntil: 'commit' })
    const add = page.locator('.buy').getByRole('button', addButton)
    for (let tap = 0; tap < 3; tap += 1) await add.click()
    expect(await add.getAttribute('aria-busy')).toBe('true')
    release()
    await page.getByText('Agregado', { exact: true }).filter({ visible: true }).first().waitFor()
    expect([await badge(page), await page.locator('.pinfo .buy-in input').inputValue()]).toEqual(['1', '1'])
  })

  test('a connection that breaks while the cart loads frees its button for another try', async () => {
    const { page, context, excuse } = await arrive()
    excuse('ERR_CONNECTION_RESET /assets/cart-')
    let isDown = true
    await context.route('**/assets/cart-*', (route) => (isDown ? route.abort('connectionreset') : route.continue()))
    await page.goto(BATTERY)
    const opener = page.locator('header [data-cart]')
    await opener.click()
    await page.waitForSelector('html[data-lost]')
    expect(await opener.getAttribute('aria-busy')).toBeNull()
    const message = page.getByRole('alert').filter({ hasText: 'La línea se cortó' })
    await message.waitFor()
    isDown = false
    await opener.click()
    await page.getByRole('dialog', { name: 'Carrito' }).waitFor()
    await message.waitFor({ state: 'hidden' })
  })

  test('a drawing replaces a missing picture, and stays after a touch', async () => {
    const { page, context, excuse } = await arrive()
    excuse('404 /media/')
    await context.route(/\/media\//, (route) => route.fulfill({ status: 404, body: 'not found' }))
    await page.goto(BATTERY)
    const shown = () =>
      page
        .locator('.gal img')
        .first()
        .evaluate((image: HTMLImageElement) => [image.currentSrc, image.naturalWidth > 0])
    await expect.poll(shown).toEqual([`${walk.shop.url}/placeholder.svg`, true])
    expect(await page.locator('html').getAttribute('data-lost')).toBeNull()
    await page.getByRole('button', addButton).click()
    await expect.poll(() => badge(page)).toBe('1')
    expect(await shown()).toEqual([`${walk.shop.url}/placeholder.svg`, true])
  })

  test('a stored German is reset to Spanish while no administrator is signed in', async () => {
    const { page, context } = await arrive()
    await context.addCookies([{ name: 'language', value: 'de', url: walk.shop.url }])
    await page.addInitScript(() => localStorage.setItem('language', localStorage.getItem('language') ?? 'de'))
    await page.goto('/')
    expect(await page.locator('html').getAttribute('lang')).toBe('es')
    await expect.poll(() => page.evaluate(() => localStorage.getItem('language'))).toBe('es')
    expect((await context.cookies()).find(({ name }) => name === 'language')?.value).toBe('es')
  })

  test('the cart is the same in every tab', async () => {
    const { page, context } = await arrive()
    await page.goto(BATTERY)
    const other = await context.newPage()
    await other.goto('/products')
    await page.getByRole('button', addButton).click()
    await expect.poll(() => badge(other)).toBe('1')
  })

  test('changes quantities, removes and clears, and the keyboard focus returns', async () => {
    const { page } = await arrive()
    await page.goto(BATTERY)
    await page.getByRole('button', addButton).click()
    await expect.poll(() => badge(page)).toBe('1')
    const opener = page.locator('header [data-cart]').first()
    await opener.focus()
    await page.keyboard.press('Enter')
    const cart = page.getByRole('dialog', { name: 'Carrito' })
    await cart.waitFor()
    expect(await cart.getByRole('button', { name: 'Uno menos' }).isDisabled()).toBe(true)
    await cart.getByRole('button', { name: 'Uno más' }).click()
    await expect.poll(() => cart.textContent()).toContain('$2,180.00')
    await page.keyboard.press('Escape')
    await cart.waitFor({ state: 'hidden' })
    expect(await opener.evaluate((element) => element === document.activeElement)).toBe(true)
    await opener.click()
    await cart.getByRole('button', { name: /^Quitar/ }).click()
    await cart.getByText('Su carrito está vacío').waitFor()
    await expect.poll(() => badge(page)).toBeNull()
  })

  test('a damaged cart does not stop the shop', async () => {
    const { page } = await arrive()
    await page.addInitScript(() => localStorage.setItem('cart', '{"items":[{"quantity":"many"}],,'))
    await page.goto(BATTERY)
    expect(await badge(page)).toBeNull()
    await page.getByRole('button', addButton).click()
    await expect.poll(() => badge(page)).toBe('1')
  })
})
