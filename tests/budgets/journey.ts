import type { Browser, Page } from 'playwright-core'
import { phone, type RunningShop, visit } from '../browser.ts'
import { asOnThinLine, firstTouch, type Moved, type Watch, watchBytes } from './measure.ts'

export const PUT_IN_CART = '.buy [data-add]'

/** Where on the way the visitor puts something into the cart, the one touch that needs script. */
export type CartAt = 'product' | 'other product'
export type Step = { name: string; moved: Moved[]; isAfterTouch: boolean }

/** Full speed, or the mobile line that most visitors have. */
export type Line = 'good' | 'thin'

/**
 * Home, a category with its subcategory, a product, back, another product, one of the two put into the cart, on a
 * 390x844 phone with nothing kept; then the same browser's next visit: home and the product again.
 */
export async function journey(
  browser: Browser,
  shop: RunningShop,
  { locale, cartAt, line: kind }: { locale: string; cartAt: CartAt; line: Line },
): Promise<{ cold: Step[]; warm: Step[] }> {
  const { page, context } = await visit(browser, shop, { ...phone, locale })
  if (kind === 'thin') await asOnThinLine(page)
  const line = await watchBytes(page)
  const follow = (links: string) => followLink(page, line, links)
  const cold: Step[] = []
  const step = async (name: string, go: () => Promise<unknown>) => {
    await go()
    await line.quiet()
    cold.push({ name, moved: line.take(), isAfterTouch: cold.some(({ isAfterTouch }) => isAfterTouch) })
  }
  const putInCart = async () => {
    await firstTouch(page, line, PUT_IN_CART)
    cold.push({ name: 'put into the cart', moved: line.take(), isAfterTouch: true })
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
  if (kind === 'thin') await asOnThinLine(again)
  const warmLine = await watchBytes(again)
  const warm: Step[] = []
  for (const [name, path] of [
    ['home', '/'],
    ['product', product],
  ] as const) {
    await again.goto(path)
    await warmLine.quiet()
    warm.push({ name, moved: warmLine.take(), isAfterTouch: false })
  }
  await context.close()
  return { cold, warm }
}

/** Goes to the first such link, looks at what is there, touches it, and waits for the page behind it. */
async function followLink(page: Page, line: Watch, links: string): Promise<void> {
  const link = page.locator(links).locator('visible=true').first()
  const path = await link.getAttribute('href')
  await link.scrollIntoViewIfNeeded()
  await line.quiet()
  await link.click()
  await page.waitForURL((url) => `${url.pathname}${url.search}` === path, { waitUntil: 'commit' })
}
