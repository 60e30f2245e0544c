import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { type Guest, walks } from '../walks.ts'
import { setWrongClock, YEAR_MS } from '../wrong-clock.ts'

const BATTERY = '/product/bateria-de-litio-de-pared-5-12-kwh'
const OWN_FILE = '**/assets/cart-*'

describe('adding to the cart without waiting for its script', () => {
  const walk = walks({ onlyLooks: true })
  const badge = (page: Page) => page.locator('header [data-cart]').getAttribute('data-count')
  const add = (page: Page) => page.locator('.pinfo [data-add]')
  const inCart = (page: Page) => page.locator('.pinfo .buy-in input')
  const control = (page: Page, name: string) => page.locator('.pinfo .qty:visible').getByRole('button', { name, exact: true })
  const openCart = (page: Page) => page.locator('header [data-cart]').click()
  const notice = (page: Page) => page.locator('#notice')
  /** A visitor with a stored cart (empty text: none). `prepare` runs in each page before its scripts. */
  async function arriveWith(stored: string, prepare = () => {}): Promise<Guest> {
    const guest = await walk.arrive()
    await guest.context.addInitScript((text) => {
      if (sessionStorage.getItem('seeded')) return
      sessionStorage.setItem('seeded', '1')
      if (text) localStorage.setItem('cart', text)
    }, stored)
    await guest.context.addInitScript(prepare)
    return guest
  }
  async function battery(): Promise<{ id: number; name: string }> {
    const products = (await (await fetch(`${walk.shop.url}/api/products`)).json()) as { id: number; slug: string; nameEs: string }[]
    const { id = 0, nameEs: name = '' } = products.find(({ slug }) => BATTERY.endsWith(slug)) ?? {}
    return { id, name }
  }
  const stored = (page: Page) =>
    page.evaluate(() =>
      JSON.parse(localStorage.getItem('cart') ?? '{"items":[]}').items.map(({ quantity }: { quantity: number }) => quantity),
    )

  test('uses the chosen quantity; a new page shows it, and the first touch there counts', async () => {
    const { page } = await walk.arrive()
    await page.goto(BATTERY)
    await control(page, 'Uno más').click()
    await add(page).click()
    await expect.poll(() => badge(page)).toBe('2')
    await notice(page).getByText('Agregado').waitFor()
    expect(await page.locator('a[data-quote]').getAttribute('href')).toMatch(/&quantity=2#quote$/)
    await page.reload()
    await expect.poll(() => inCart(page).inputValue()).toBe('2')
    await control(page, 'Uno más').click()
    expect([await inCart(page).inputValue(), await badge(page), await stored(page)]).toEqual(['3', '3', [3]])
    for (let touch = 0; touch < 2; touch += 1) await control(page, 'Uno menos').click()
    expect([await inCart(page).inputValue(), await control(page, 'Uno menos').isDisabled()]).toEqual(['1', true])
    // The disabled button would lose the focus, so the other button has it.
    expect(await control(page, 'Uno más').evaluate((button) => button === document.activeElement)).toBe(true)
    await page.locator('footer').scrollIntoViewIfNeeded()
    await page.locator('.bar [data-open-cart]').getByText('(1)').waitFor()
  })

  test('dates its price by the shop’s clock, where that of the device is wrong', async () => {
    const { page } = await walk.arrive()
    await setWrongClock(page, -YEAR_MS)
    await page.goto(BATTERY)
    await add(page).click()
    const seenAt = () => page.evaluate(() => JSON.parse(localStorage.cart).items[0].seenAt as string)
    await expect.poll(async () => Math.abs(Date.now() - Date.parse(await seenAt()))).toBeLessThan(YEAR_MS / 2)
    await openCart(page)
    const order = page.locator('#cart a.btn-wa')
    await order.waitFor()
    const date = new RegExp(`Precios del \\d+ \\w+\\.? ${new Date().getFullYear()}`)
    expect(decodeURIComponent((await order.getAttribute('href')) ?? '')).toMatch(date)
  })

  test('dates its price by the shop’s clock on the next page, if the line was down before', async () => {
    walk.excuse('ERR_FAILED')
    const { page } = await walk.arrive()
    await setWrongClock(page, YEAR_MS)
    await page.goto(BATTERY)
    await page.route('**/api/check-verification', (route) => route.abort())
    await add(page).click()
    await page.waitForSelector('html[data-cart-here]')
    await page.unroute('**/api/check-verification')
    await page.goto('/about')
    const seenAt = () => page.evaluate(() => JSON.parse(localStorage.cart).items[0].seenAt as string)
    await expect.poll(async () => Math.abs(Date.now() - Date.parse(await seenAt()))).toBeLessThan(YEAR_MS / 2)
  })

  test.each([
    ['from an older version of the shop', (id: number) => `[{"id":"${id}","quantity":"2"}]`, '3'],
    ['that is damaged', () => '{"items":[{"quantity":"many"}],,', '1'],
  ])('changes a cart %s by the rules of the cart itself, once the connection is back', async (_, text, expected) => {
    const { id } = await battery()
    const { page, context, excuse } = await arriveWith(text(id))
    excuse('ERR_CONNECTION_RESET /assets/cart-')
    let isDown = true
    await context.route(OWN_FILE, (route) => (isDown ? route.abort('connectionreset') : route.continue()))
    await page.goto(BATTERY)
    const touch = expected === '1' ? add(page) : control(page, 'Uno más')
    await touch.click()
    await page.waitForSelector('html[data-lost]')
    expect([await touch.getAttribute('aria-busy'), await page.evaluate(() => localStorage.getItem('cart'))]).toEqual([null, text(id)])
    isDown = false
    await touch.click()
    await expect.poll(() => badge(page)).toBe(expected)
    expect(await stored(page)).toEqual([Number(expected)])
    await expect.poll(() => page.locator('html').getAttribute('data-lost')).toBeNull()

    // An old or damaged cart opens, too, with the focus on its title and not on the button that empties it.
    await page.evaluate((old) => localStorage.setItem('cart', old), text(id))
    await openCart(page)
    await page.locator('#cart').waitFor()
    expect(await page.locator('#cart h2').evaluate((title) => title === document.activeElement)).toBe(true)
  })

  test.each([
    [
      'is full',
      () => {
        Storage.prototype.setItem = () => {
          throw new DOMException('full', 'QuotaExceededError')
        }
      },
    ],
    [
      'is forbidden',
      () => {
        Object.defineProperty(window, 'localStorage', {
          get() {
            throw new DOMException('forbidden', 'SecurityError')
          },
        })
      },
    ],
  ])('lasts until the page is left if storage %s, and says so', async (_, refuse) => {
    const { page } = await walk.arrive()
    await page.addInitScript(refuse as () => void)
    await page.goto(BATTERY)
    await add(page).click()
    await expect.poll(() => badge(page)).toBe('1')
    await notice(page).getByText('no deja guardar').waitFor()
    await inCart(page).waitFor()
    await control(page, 'Uno más').click()
    await expect.poll(() => badge(page)).toBe('2')
    await openCart(page)
    const cart = page.getByRole('dialog', { name: 'Carrito' })
    await cart.getByText('$2,180.00').first().waitFor()
    expect(await cart.locator('.qty input').inputValue()).toBe('2')
  })

  test('stops at the maximum quantity of a cart', async () => {
    const { page } = await walk.arrive()
    await page.goto(BATTERY)
    await add(page).click()
    await expect.poll(() => badge(page)).toBe('1')
    await page.evaluate(() => localStorage.setItem('cart', (localStorage.getItem('cart') ?? '').replace('"quantity":1', '"quantity":9999')))
    await page.reload()
    await expect.poll(() => badge(page)).toBe('99+')
    await control(page, 'Uno más').click()
    await expect.poll(() => inCart(page).inputValue()).toBe('9999')
    await control(page, 'Uno menos').click()
    await expect.poll(() => inCart(page).inputValue()).toBe('9998')
  })

  test('shows the current quantity after going back', async () => {
    const { page } = await walk.arrive()
    await page.goto(BATTERY)
    await add(page).click()
    await expect.poll(() => badge(page)).toBe('1')
    await page.goto('/products')
    await openCart(page)
    await page.locator('#cart').waitFor()
    await page.getByRole('dialog').getByRole('button', { name: 'Uno más' }).click()
    await expect.poll(() => badge(page)).toBe('2')
    await page.keyboard.press('Escape')
    await page.goBack()
    await expect.poll(() => inCart(page).inputValue()).toBe('2')
    expect(await badge(page)).toBe('2')
  })

  test('the cart shows names as text, never as markup', async () => {
    const name = `<img src=x onerror="document.title='broken'">&"'`
    const product = {
      slug: `x" onclick="document.title='broken'`,
      sku: null,
      nameEs: name,
      nameDe: name,
      nameEn: name,
      mainImage: `/media/"><b>/640.jpg`,
      oldPrice: '10.00',
      newPrice: null,
      priceOnRequest: false,
      stockStatus: 'in_stock',
    }
    const now = new Date().toISOString()
    const { page } = await arriveWith(
      JSON.stringify({ version: 1, code: 'K7M3PX', items: [{ id: 4711, quantity: 1, addedAt: now, seenAt: now, product }] }),
    )
    await page.goto('/products')
    const title = await page.title()
    await openCart(page)
    const cart = page.locator('#cart')
    expect(await cart.locator('h3').textContent()).toBe(name)
    expect(await cart.locator('.line [aria-label^=Quitar]').getAttribute('aria-label')).toBe(`Quitar ${name}`)
    expect(await cart.locator('img:not([src="/placeholder.svg"]), b b, [onclick], [onerror]').count()).toBe(0)
    expect(await page.title()).toBe(title)
  })

  test('the cart can be changed and sent, and the keyboard focus stays', async () => {
    const { page } = await walk.arrive()
    await page.goto(BATTERY)
    await add(page).click()
    await expect.poll(() => badge(page)).toBe('1')
    await page.waitForSelector('html[data-cart-here]')
    const opener = page.locator('header [data-cart]')
    await opener.focus()
    await page.keyboard.press('Enter')
    const cart = page.getByRole('dialog', { name: 'Carrito' })
    const raise = cart.getByRole('button', { name: 'Uno más' })
    const isFocused = (name: string) => cart.getByRole('button', { name }).evaluate((button) => button === document.activeElement)
    await raise.focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    expect([await cart.locator('.qty input').inputValue(), await badge(page), await stored(page)]).toEqual(['3', '3', [3]])
    await cart.getByRole('status').getByText('3. Total: $3,270.00').waitFor({ state: 'attached' })
    expect(await isFocused('Uno más')).toBe(true)
    const lower = cart.getByRole('button', { name: 'Uno menos' })
    await lower.click()
    await lower.click()
    expect([await cart.locator('.qty input').inputValue(), await isFocused('Uno más')]).toEqual(['1', true])
    await raise.click()
    await raise.click()
    // The price was loaded a moment ago, so the order can be sent without waiting for another check.
    const chat = cart.getByRole('link', { name: 'Enviar pedido por WhatsApp' })
    const before = [await chat.getAttribute('href'), await cart.getByRole('link', { name: 'SMS' }).getAttribute('href')]
    await cart.getByText('Ver el mensaje antes de enviarlo').click()
    await cart.getByText('*Total: $3,270.00 USD*').waitFor()

    await cart.getByRole('button', { name: /^Quitar/ }).click()
    await cart.getByText('Su carrito está vacío').waitFor()
    expect([await badge(page), await stored(page)]).toEqual([null, []])
    await cart.getByRole('button', { name: 'Deshacer' }).click()
    expect([await badge(page), await stored(page)]).toEqual(['3', [3]])

    await chat.waitFor()
    expect([await chat.getAttribute('href'), await cart.getByRole('link', { name: 'SMS' }).getAttribute('href')]).toEqual(before)
    await page.keyboard.press('Escape')
    await cart.waitFor({ state: 'hidden' })
    expect(await opener.evaluate((button) => button === document.activeElement)).toBe(true)
    expect([await badge(page), await stored(page)]).toEqual(['3', [3]])
  })
})
