import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { encodeCart } from '#features/cart/order/cart-link.ts'
import { phone } from '../browser.ts'
import { arriveWithCart, BATTERY, type Card, line, MIXER, messages, openCart, PANEL, readCards, stored } from '../filled-cart.ts'
import { walks } from '../walks.ts'

const english = { ...phone, locale: 'en-US' }

describe('a cart', () => {
  const walk = walks({ onlyLooks: true })
  let cards: Card[]
  beforeAll(async () => {
    cards = await readCards(walk.shop.url)
  })
  const card = (slug: string) => cards.find((each) => each.slug === slug) as Card
  const arrive = (given?: Parameters<typeof arriveWithCart>[1]) => arriveWithCart(walk, given)
  /** Fragment of the address of an order by link. */
  const hashOf = (code: string, of: Card, quantity: number) => `#c=${encodeCart({ code, lines: [{ id: of.id, quantity }] })}`
  const goTo = (page: Page, hash: string) =>
    page.evaluate((to) => {
      location.hash = to
    }, hash)

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
    await expect.poll(() => new URL(page.url()).hash).toBe('')
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
})
