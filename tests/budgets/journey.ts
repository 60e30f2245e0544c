import type { Browser, Page } from 'playwright-core'
import { phone, type RunningShop, visit } from '../browser.ts'
import { emulateSlowNetwork, measureLaterDocument, type Transfer, type TransferWatch, touchAndSettle, watchTransfers } from './measure.ts'

export const PUT_IN_CART = '.buy [data-add]'

/** Page on which the visitor adds the product to the cart, the only touch of the journey that needs script. */
export type CartAt = 'product' | 'other product'
export type Step = { name: string; moved: Transfer[]; isAfterTouch: boolean }

/** Network of the phone: `good` has full speed, `slow` is the mobile network that most visitors have. */
export type Network = 'good' | 'slow'

/**
 * Takes a visitor's journey on a 390x844 phone with an empty cache and records what it loads: home, a category, a
 * subcategory, a product, back, another product, with one of the two put into the cart; then (`warm`) the same browser's next
 * visit to home and the first product. Each page is asked for once the server has its smallest form.
 */
export async function takeJourney(
  browser: Browser,
  shop: RunningShop,
  { locale, cartAt, network }: { locale: string; cartAt: CartAt; network: Network },
): Promise<{ cold: Step[]; warm: Step[] }> {
  // With reduced motion no slide advances: how many would load a picture depends on how busy the machine is.
  const { page, context } = await visit(browser, shop, { ...phone, locale, reducedMotion: 'reduce' })
  if (network === 'slow') await emulateSlowNetwork(page)
  const transfers = await watchTransfers(page)
  // The first visitor of all may get a page in its quick form, if the machine is busy.
  const ready = (before: string, path: string) => measureLaterDocument(shop, before, path, locale.slice(0, 2))
  const follow = (links: string) => followLink(page, transfers, links, ready)
  const cold: Step[] = []
  const step = async (name: string, go: () => Promise<unknown>) => {
    await go()
    await transfers.quiet()
    cold.push({ name, moved: transfers.take(), isAfterTouch: cold.some(({ isAfterTouch }) => isAfterTouch) })
  }
  const putInCart = async () => {
    await touchAndSettle(page, transfers, PUT_IN_CART)
    cold.push({ name: 'put into the cart', moved: transfers.take(), isAfterTouch: true })
  }

  await step('home', () => page.goto('/'))
  await step('category', () => follow('main a[href^="/products?category="]'))
  await step('subcategory', () => follow('main a[href*="subcategory="]'))
  await step('product', () => follow('main a[href^="/product/"]'))
  const { pathname: product } = new URL(page.url())
  if (cartAt === 'product') await putInCart()
  await step('back', async () => {
    await page.goBack()
    await page.locator(`main a[href="${product}"]`).first().waitFor()
  })
  await step('other product', () => follow(`main a[href^="/product/"]:not([href="${product}"])`))
  if (cartAt === 'other product') await putInCart()
  await page.close()

  const again = await context.newPage()
  if (network === 'slow') await emulateSlowNetwork(again)
  const warmTransfers = await watchTransfers(again)
  const warm: Step[] = []
  for (const [name, path] of [
    ['home', '/'],
    ['product', product],
  ] as const) {
    await again.goto(path)
    await warmTransfers.quiet()
    warm.push({ name, moved: warmTransfers.take(), isAfterTouch: false })
  }
  await context.close()
  return { cold, warm }
}

/**
 * Scrolls to the first visible link of a selector, waits until nothing loads any more, clicks it and waits for its page.
 *
 * @param ready is awaited before the click, with the addresses of this page and the next
 */
async function followLink(
  page: Page,
  transfers: TransferWatch,
  links: string,
  ready: (before: string, path: string) => Promise<unknown>,
): Promise<void> {
  const link = page.locator(links).locator('visible=true').first()
  const path = (await link.getAttribute('href')) ?? ''
  await link.scrollIntoViewIfNeeded()
  await transfers.quiet()
  const { pathname, search } = new URL(page.url())
  await ready(`${pathname}${search}`, path)
  await link.click()
  await page.waitForURL((url) => `${url.pathname}${url.search}` === path, { waitUntil: 'commit' })
}
