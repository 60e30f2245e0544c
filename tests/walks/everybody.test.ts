import type { BrowserContextOptions, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { barriers } from '../barriers.ts'
import { desktop, phone } from '../browser.ts'
import { lookAtLetters, setFontSize } from '../letters.ts'
import { missingRoutes, publicRoutes } from '../public-routes.ts'
import { hydrateIslands, waitUntilIdle, walks } from '../walks.ts'

const PUBLIC = [...publicRoutes, ...missingRoutes]
const LISTS = PUBLIC.filter((address) => address.startsWith('/products'))
const PRODUCTS = PUBLIC.filter((address) => /^\/(product\/|compare)/.test(address))
const OTHERS = PUBLIC.filter((address) => !LISTS.includes(address) && !PRODUCTS.includes(address))
const LOGIN = '/admin/login'
/** The width required by WCAG 1.4.10: a desktop screen of 1,280 px, magnified four times. */
const narrow: BrowserContextOptions = { ...phone, viewport: { width: 320, height: 640 } }
const english = { locale: 'en-US' }
const CONSENT = '{"necessary":true,"analytics":false,"marketing":false,"at":"2026-11-20T12:00:00.000Z"}'
type Size = { width: number; height: number }

describe('everybody can use', () => {
  const walk = walks({ onlyLooks: true, excused: missingRoutes.map((address) => `404 ${address}`) })
  async function visitors(
    options: BrowserContextOptions,
    addresses: readonly string[],
    look: (page: Page, address: string) => Promise<void>,
  ): Promise<void> {
    const { page } = await walk.arrive(options)
    // Without the cookie notice, which would cover the page in English. accessibility.test.ts checks the notice.
    await page.addInitScript((consent) => localStorage.setItem('cookie-consent', consent), CONSENT)
    for (const address of addresses) {
      await page.goto(address)
      // Outside the low-bandwidth mode, which Spanish has, islands may hydrate by themselves: checks the page with hydrated islands.
      if (options.locale === english.locale) await hydrateIslands(page)
      await look(page, address)
    }
  }
  const expectNoBarriers = async (page: Page) => expect([page.url(), await barriers(page)]).toEqual([page.url(), []])
  /** Resizes the page that is loaded, checks its layout at 320 px and then with large letters, and restores its size. */
  async function expectRoom(page: Page, { viewport }: BrowserContextOptions): Promise<void> {
    await page.setViewportSize(narrow.viewport as Size)
    await expectNothingCutOff(page)
    await page.setViewportSize({ width: viewport === phone.viewport ? 360 : 390, height: 640 })
    expect(await lookAtLetters(page, page.url())).toEqual([])
    await setFontSize(page, 16)
    await page.setViewportSize(viewport as Size)
  }
  /** Lets a page request all that it can: lazy files, islands, the cart. `walks` fails on requests to other origins. */
  async function requestEverything(page: Page): Promise<void> {
    await page.evaluate(async () => {
      for (let place = 0; place < document.body.scrollHeight; place += innerHeight) {
        scrollTo(0, place)
        await new Promise(requestAnimationFrame)
      }
    })
    await hydrateIslands(page)
    await page.locator('header [data-cart]').first().click()
    await page.getByRole('dialog').waitFor()
    await page.keyboard.press('Escape')
  }
  async function expectWayPastTheHeader(page: Page): Promise<void> {
    await page.keyboard.press('Tab')
    const link = page.getByRole('link', { name: /^(Saltar al contenido|Skip to content)$/ })
    expect([page.url(), await link.evaluate((element) => element === document.activeElement)]).toEqual([page.url(), true])
    expect((await link.boundingBox())?.y).toBeGreaterThanOrEqual(0)
    await page.keyboard.press('Enter')
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main')
  }

  // Each page is opened twice for all checks. The second visit is in another language, at a desk, with hydrated islands.
  describe.each([
    ['a phone, in Spanish', phone],
    ['a desk, in English', { ...desktop, ...english }],
  ])('on %s', (_, options) => {
    test.each([
      ['lists of products', LISTS],
      ['products and comparisons', PRODUCTS],
      ['all other public pages', OTHERS],
    ])(
      '%s have no barrier, a skip link first, large enough targets, room at 320 px and for large letters, and request their own origin only',
      (__, addresses) =>
        visitors(options, addresses, async (page, address) => {
          await expectNoBarriers(page)
          if (options === phone) expect([page.url(), await smallTargets(page)]).toEqual([page.url(), []])
          await expectRoom(page, options)
          await expectWayPastTheHeader(page)
          // In Spanish the first page of each kind suffices: sitemap.test.ts finds addresses of other origins in the Spanish documents.
          if (options !== phone || address === addresses[0]) await requestEverything(page)
          // Late requests are the same on each page, so only the last page waits for them.
          if (address === addresses.at(-1)) await waitUntilIdle(page)
        }),
      120_000,
    )
  })

  test('the sign-in page, on a phone, at a desk and at 320 px', async () => {
    await visitors(phone, [LOGIN], expectNoBarriers)
    await visitors(desktop, [LOGIN], expectNoBarriers)
    await visitors(narrow, [LOGIN], expectNothingCutOff)
  })

  test.each([
    ['at 320 px', narrow],
    ['on a phone', phone],
    ['at a desk', desktop],
  ])('the choice of language without script, %s; German is for staff only', async (_, options) => {
    const { page } = await walk.arrive({ ...options, javaScriptEnabled: false })
    await page.goto('/about')
    const menu = page.getByRole('button', { name: 'Menú' })
    if (await menu.isVisible()) await menu.click()
    const choice = page.getByRole('group', { name: 'Idioma' })
    const [spanish, english, german] = ['ES', 'EN', 'DE'].map((name) => choice.getByText(name, { exact: true }).filter({ visible: true }))
    expect([await spanish?.count(), await english?.count(), await german?.count()]).toEqual([1, 1, 0])
    await english?.click()
    await page.waitForURL('**/about?lang=en')
    expect(await page.locator('html').getAttribute('lang')).toBe('en')
  })

  test('every action in the staff list of products at 320 px', async () => {
    const page = await walk.signedIn('/admin/dashboard', narrow)
    const row = await page.locator('.li').first().boundingBox()
    const first = await page.locator('.li .act .btn').first().boundingBox()
    expect(first?.x).toBeGreaterThanOrEqual(row?.x ?? 0)
  })
})

async function expectNothingCutOff(page: Page): Promise<void> {
  expect([page.url(), await cutOff(page)]).toEqual([page.url(), []])
}

/** Lists elements that extend beyond the right edge of the page, so that reading them needs sideways scrolling. */
function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth
    if (document.documentElement.scrollWidth <= width) return []
    return [...document.querySelectorAll('body *')]
      .filter((part) => part.getBoundingClientRect().right > width + 0.5)
      .map((part) => part.outerHTML.slice(0, 80))
  })
}

/**
 * Lists targets below 44 px. A field counts with its label, the link of a card with the card. Links within sentences are exempt
 * (WCAG 2.2, 2.5.8).
 */
function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const targets = [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary')].filter(
      (element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest('.skip, .sr'),
    )
    return targets.flatMap((element) => {
      const parent = element.parentElement
      const isInSentence =
        getComputedStyle(element).display === 'inline' && parent?.matches('p, td, span, dd') && parent.textContent !== element.textContent
      const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined
      const card = element.matches('.card :is(h2, h3) a') ? element.closest('.card') : undefined
      const isLargeEnough = [element, label, card].some((area) => {
        const { width, height } = area?.getBoundingClientRect() ?? { width: 0, height: 0 }
        return width >= 43.5 && height >= 43.5
      })
      const { width, height } = element.getBoundingClientRect()
      if (isInSentence || width === 0 || isLargeEnough) return []
      return `${Math.round(width)}x${Math.round(height)} ${element.outerHTML.slice(0, 120)}`
    })
  })
}
