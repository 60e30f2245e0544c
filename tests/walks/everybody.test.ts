import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Result } from 'axe-core'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ADMIN, desktop, openBrowser, phone, type RunningShop, startShop, visit } from '../browser.ts'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

const PUBLIC = [
  '/',
  '/products',
  '/products?category=1',
  '/products?category=1&subcategory=1',
  '/product/complete-solar-system-3kw',
  '/product/complete-solar-system-30kw',
  '/product/nobody-sells-this',
  '/about',
  '/contact',
  '/contact?sent=ACDEFGH',
  '/legal',
  '/legal?tab=privacy',
  '/nowhere',
  '/admin/login',
]
const STAFF = ['/admin/dashboard', '/admin/products/new', '/admin/products/1/edit', '/admin/nowhere']
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

async function barriers(page: Page): Promise<string[]> {
  await page.evaluate(axe)
  const violations = await page.evaluate((rules) => {
    const { axe: loaded } = window as unknown as { axe: typeof import('axe-core') }
    return loaded.run(document, { runOnly: rules }).then((results) => results.violations)
  }, RULES)
  return violations.flatMap(({ id, nodes }: Result) => nodes.map(({ html }) => `${id}: ${html}`))
}

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
