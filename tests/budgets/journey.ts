import type { Browser, Page } from 'playwright-core'
import { phone, type RunningShop, visit } from '../browser.ts'
import { firstTouch, type Moved, watchBytes } from './measure.ts'

export const PUT_IN_CART = '.buy button.btn-sun'

/** Where on the way the visitor puts something into the cart, the one touch that needs script. */
export type CartAt = 'product' | 'other product'
export type Step = { name: string; moved: Moved[]; isAfterTouch: boolean }

/**
 * Home, a category with its subcategory, a product, back, another product, one of the two put into the cart, on a
 * 390x844 phone with nothing kept; then the same browser's next visit: home and the product again.
 */
export async function journey(
  browser: Browser,
  shop: RunningShop,
  { locale, cartAt }: { locale: string; cartAt: CartAt },
): Promise<{ cold: Step[]; warm: Step[] }> {
  const { page, context } = await visit(browser, shop, { ...phone, locale })
  const line = await watchBytes(page)
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
  await step('category', () => follow(page, 'main a[href^="/products?category="]'))
  await step('subcategory', () => follow(page, 'main a[href*="subcategory="]'))
  await step('product', () => follow(page, 'main a[href^="/product/"]'))
  const { pathname: product } = new URL(page.url())
  if (cartAt === 'product') await putInCart()
  await step('back', async () => {
    await page.goBack()
    await page.locator(`main a[href="${product}"]`).first().waitFor()
  })
  await step('other product', () => follow(page, `main a[href^="/product/"]:not([href="${product}"])`))
  if (cartAt === 'other product') await putInCart()
  await page.close()

  const again = await context.newPage()
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

/** Touches the first such link, and waits for the page behind it. */
async function follow(page: Page, links: string): Promise<void> {
  const link = page.locator(links).locator('visible=true').first()
  const path = await link.getAttribute('href')
  await link.click()
  await page.waitForURL((url) => `${url.pathname}${url.search}` === path, { waitUntil: 'commit' })
}
