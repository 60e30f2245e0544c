import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { barriers } from '../barriers.ts'
import { ADMIN, desktop, openBrowser, phone, type RunningShop, startShop, visit } from '../browser.ts'
import { missingRoutes, publicRoutes } from '../public-routes.ts'

const PUBLIC = [...publicRoutes, ...missingRoutes, '/admin/login']
const STAFF = ['/admin/dashboard', '/admin/products/new', '/admin/products/1/edit', '/admin/orders', '/admin/nowhere']
/** The width that WCAG 1.4.10 asks for: a desk's screen magnified four times. */
const narrow: BrowserContextOptions = { ...phone, viewport: { width: 320, height: 640 } }

describe('everybody can use', () => {
  let shop: RunningShop
  let browser: Browser
  beforeAll(async () => {
    shop = await startShop()
    browser = await openBrowser()
  })
  afterAll(async () => {
    await browser?.close()
    await shop?.stop()
  })
  async function walk(options: BrowserContextOptions, addresses: readonly string[], look: (page: Page) => Promise<void>): Promise<void> {
    const { page, context } = await visit(browser, shop, options)
    if (addresses[0]?.startsWith('/admin/d')) await context.request.post('/api/admin/login', { data: ADMIN, headers: { origin: shop.url } })
    for (const address of addresses) {
      await page.goto(address, { waitUntil: 'networkidle' })
      await look(page)
    }
    await context.close()
  }
  const expectNoBarriers = async (page: Page) => expect([page.url(), await barriers(page)]).toEqual([page.url(), []])

  test.each([
    ['visitors on a phone, in Spanish', phone, PUBLIC],
    ['visitors on a phone, in English', { ...phone, locale: 'en-US' }, PUBLIC],
    ['visitors at a desk, in Spanish', desktop, PUBLIC],
    ['visitors at a desk, in English', { ...desktop, locale: 'en-US' }, PUBLIC],
    ['staff on a phone', phone, STAFF],
    ['staff at a desk', desktop, STAFF],
  ])('every page without a barrier: %s', (_, options, addresses) => walk(options, addresses, expectNoBarriers))

  test('the menu and the cart while they are open', () =>
    walk(phone, ['/product/complete-solar-system-3kw'], async (page) => {
      await page.getByRole('button', { name: 'Menú' }).click()
      await expectNoBarriers(page)
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: 'Agregar al carrito' }).click()
      await page.locator('header [data-cart][data-count]').first().click()
      await page.getByRole('dialog', { name: 'Carrito' }).waitFor()
      await expectNoBarriers(page)
    }))

  test.each([
    ['visitors', PUBLIC],
    ['staff', STAFF],
  ])('every page at 320 px without moving it sideways: %s', (_, addresses) =>
    walk(narrow, addresses, async (page) => {
      expect([page.url(), await cutOff(page)]).toEqual([page.url(), []])
    }),
  )

  test('every action in the staff list of products at 320 px', () =>
    walk(narrow, ['/admin/dashboard'], async (page) => {
      const row = await page.locator('.li').first().boundingBox()
      const first = await page.locator('.li .act .btn').first().boundingBox()
      expect(first?.x).toBeGreaterThanOrEqual(row?.x ?? 0)
    }))
})

/** What sticks out of the page on the right, where it would have to be moved sideways to be read. */
function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth
    if (document.documentElement.scrollWidth <= width) return []
    return [...document.querySelectorAll('body *')]
      .filter((part) => part.getBoundingClientRect().right > width + 0.5)
      .map((part) => part.outerHTML.slice(0, 80))
  })
}
