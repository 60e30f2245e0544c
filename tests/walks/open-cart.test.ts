import type { BrowserContextOptions, Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { phone } from '../browser.ts'
import { waitUntilIdle, walks } from '../walks.ts'

type Card = { id: number; slug: string; stockStatus: string }

const PANEL = 'panel-solar-550-w-monocristalino'
const BATTERY = 'bateria-de-litio-de-pared-5-12-kwh'
const MIXER = 'hormigonera-180-l'

describe('the open cart', () => {
  let cards: Card[]
  const walk = walks({ onlyLooks: true })
  beforeAll(async () => {
    cards = (await (await fetch(`${walk.shop.url}/api/products`)).json()) as Card[]
  })

  /** Opens a cart that this browser has stored. */
  async function openCart(slugs: string[], { knowsDialogs = true, ...options }: BrowserContextOptions & { knowsDialogs?: boolean } = {}) {
    const { page, context } = await walk.arrive({ ...phone, ...options })
    // Removes dialogs, which Safari before 15.4 lacks.
    if (!knowsDialogs)
      await page.addInitScript(() => {
        for (const name of ['showModal', 'close', 'open']) delete (HTMLDialogElement.prototype as unknown as Record<string, unknown>)[name]
      })
    const seenAt = new Date().toISOString()
    const items = slugs.map((slug) => {
      const product = cards.find((card) => card.slug === slug) as Card
      return { id: product.id, quantity: 2, addedAt: seenAt, seenAt, product }
    })
    await page.goto('/about')
    if (items.length > 0) {
      const cart = JSON.stringify({ version: 1, code: 'K7M3PX', items })
      await page.evaluate((text) => localStorage.setItem('cart', text), cart)
    }
    await page.reload()
    await page.locator('header [data-cart]').click()
    const cart = page.getByRole('dialog', { name: 'Carrito' })
    await cart.waitFor()
    return { page, context, cart }
  }
  const stored = (page: Page) =>
    page.evaluate(() =>
      (JSON.parse(localStorage.getItem('cart') ?? '{"items":[]}').items as { quantity: number }[]).map((one) => one.quantity),
    )

  test.each([
    ['upright', 320, 640, 0.5],
    ['on its side', 640, 320, 0.55],
  ])('scrolls as a whole on a small phone %s, under its total and main button', async (_, width, height, share) => {
    const { page, cart } = await openCart([PANEL, BATTERY, MIXER], { viewport: { width, height } })
    await waitUntilIdle(page)
    const boxOf = (selector: string) => page.locator(`#cart ${selector}`).evaluate((element) => element.getBoundingClientRect().toJSON())
    const [head, foot] = [await boxOf('.dlg-h'), await boxOf('.dlg-f')]
    const dialog = await cart.evaluate((element) => element.getBoundingClientRect().toJSON())
    expect(foot.top - head.bottom).toBeGreaterThan(dialog.height * share)
    for (const [at, top] of [0, 1e5].entries()) {
      await cart.evaluate((element, to) => element.scrollTo(0, to), top)
      for (const selector of ['.tot', '.btn-wa']) {
        const box = await boxOf(selector)
        expect([at, selector, box.top >= head.bottom && box.bottom <= height]).toEqual([at, selector, true])
      }
    }
    // A focused link is not covered by the total and its button.
    const inquire = cart.getByRole('link', { name: 'Enviar como consulta' })
    await inquire.focus()
    const { bottom } = await inquire.evaluate((element) => element.getBoundingClientRect().toJSON())
    expect(bottom).toBeLessThanOrEqual((await boxOf('.dlg-f')).top)
  })

  test('opens without React, also once another tab has added something', async () => {
    const { page, context, cart } = await openCart([])
    await cart.getByText('Su carrito está vacío').waitFor()
    const fetched: string[] = []
    page.on('request', (request) => fetched.push(request.url()))
    await waitUntilIdle(page)
    await cart.getByRole('button', { name: 'Cerrar' }).click()
    await cart.waitFor({ state: 'hidden' })
    await page.locator('header [data-cart]').click()
    await cart.getByText('Su carrito está vacío').waitFor()
    await waitUntilIdle(page)
    expect(fetched.filter((url) => url.includes('/assets/'))).toEqual([])
    const other = await context.newPage()
    await other.goto(`/product/${PANEL}`)
    await other.locator('.pinfo [data-add]').click()
    await cart.locator('.line').waitFor()
    const files = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
    expect(files.filter((name) => name.includes('hydrate'))).toEqual([])
  })

  test('accepts a typed quantity', async () => {
    const { page, cart } = await openCart([PANEL, BATTERY])
    const field = cart.getByRole('textbox', { name: 'Cantidad: Panel' })
    expect(await field.getAttribute('inputmode')).toBe('numeric')
    // The focus selects the old number, so that digits replace it. Each digit takes effect at once.
    await field.focus()
    await page.keyboard.type('24')
    await expect.poll(() => stored(page)).toEqual([24, 2])
    expect(await field.evaluate((element) => element === document.activeElement)).toBe(true)
    expect(decodeURIComponent((await cart.getByRole('link', { name: 'Enviar pedido' }).getAttribute('href')) ?? '')).toContain('24 x Panel')
    // An emptied field changes nothing, and shows its number again when it loses the focus.
    await field.fill('')
    expect(await stored(page)).toEqual([24, 2])
    await cart.getByRole('button', { name: 'Uno más' }).last().focus()
    await expect.poll(() => field.inputValue()).toBe('24')
    await field.fill('abc')
    await page.keyboard.press('Enter')
    await expect.poll(() => field.inputValue()).toBe('24')
    // A typed 0 removes the line only after Enter or a loss of the focus, and can be undone.
    await field.fill('0')
    expect(await stored(page)).toEqual([24, 2])
    await page.keyboard.press('Enter')
    await expect.poll(() => stored(page)).toEqual([2])
    await cart.getByRole('button', { name: 'Deshacer' }).click()
    await expect.poll(() => stored(page)).toEqual([24, 2])
    await cart.getByRole('button', { name: 'Uno menos' }).first().click()
    await expect.poll(() => field.inputValue()).toBe('23')
    const { width, height } = (await field.boundingBox()) ?? { width: 0, height: 0 }
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
  })

  test('opens, sends and closes in a browser without dialogs', async () => {
    const { page, cart } = await openCart([PANEL, BATTERY], { knowsDialogs: false })
    await cart.getByRole('link', { name: 'Enviar pedido' }).waitFor()
    await cart.getByRole('button', { name: 'Cerrar' }).click()
    await cart.waitFor({ state: 'detached' })
    await page.locator('header [data-cart]').click()
    await cart.getByRole('link', { name: 'Enviar pedido' }).waitFor()
  })
})
