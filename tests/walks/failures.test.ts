import type { BrowserContextOptions, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { ADMIN, desktop, phone, type Visitor } from '../browser.ts'
import { wake, walks } from '../walks.ts'

const BATTERY = '/product/lithium-wall-battery-5kwh'
const english: BrowserContextOptions = { ...desktop, locale: 'en-US' }
const failure = {
  es: { title: 'No se pudo cargar la página', retry: 'Intentar de nuevo' },
  de: { title: 'Die Seite konnte nicht geladen werden', retry: 'Erneut versuchen' },
  en: { title: 'The page could not be loaded', retry: 'Try again' },
}

/** Pages that fail within the application. What the browser itself reports of lines that a test cut is expected here. */
describe('when a page fails', () => {
  const walk = walks({ excused: /./ })
  async function arrive(options: BrowserContextOptions = english): Promise<Visitor> {
    const visitor = await walk.arrive(options)
    // Nobody is asked about cookies here.
    await visitor.context.addInitScript(() => localStorage.setItem('cookie-consent', '{"analytics":false,"marketing":false}'))
    return visitor
  }
  const badge = (page: Page) => page.locator('header [data-cart]').first().getAttribute('data-count')
  const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })

  /** Someone with a piece in the cart and the application alive. */
  async function shopper(options?: BrowserContextOptions): Promise<Visitor> {
    const visitor = await arrive(options)
    const { page } = visitor
    await page.goto(BATTERY)
    await page.locator('.buy button.btn-sun').click()
    await expect.poll(() => badge(page)).toBe('1')
    return visitor
  }

  test.each([
    ['es', phone],
    ['en', english],
    ['de', { ...desktop, locale: 'de-DE' }],
  ] as const)('because the server does, the visitor is told so in %s, keeps the cart and can try again', async (language, options) => {
    const visitor = await arrive(options)
    const { page, context } = visitor
    await page.clock.install()
    if (language === 'de') {
      await context.request.post('/api/admin/login', { data: ADMIN, headers: { origin: walk.shop.url } })
      await page.goto('/?lang=de')
    }
    await page.goto(BATTERY)
    await page.locator('.buy button.btn-sun').click()
    await expect.poll(() => badge(page)).toBe('1')
    let isBroken = true
    await context.route('**/api/categories*', (route) =>
      isBroken ? route.fulfill({ status: 500, body: '{"error":"x"}' }) : route.continue(),
    )
    await page.locator('.crumb a').nth(1).click()
    // The page tries again by itself, for half a minute in the low-bandwidth mode; here the clock is turned.
    const screen = heading(page, failure[language].title)
    while (!(await screen.isVisible())) await page.clock.runFor(5000)
    expect(await badge(page)).toBe('1')
    expect(new URL(page.url()).pathname).toBe('/products')
    isBroken = false
    await page.getByRole('link', { name: failure[language].retry }).click()
    await screen.waitFor({ state: 'hidden' })
    await page.locator('main .card').first().waitFor()
    expect(await badge(page)).toBe('1')
  })

  test('because a new version of the shop has other files, it comes as a document', async () => {
    const { page, context } = await shopper()
    await context.route('**/assets/contact.page-*.js', (route) => route.fulfill({ status: 404, body: '' }))
    const loaded = page.waitForEvent('load')
    await page.locator('.nav').getByRole('link', { name: 'Contact' }).click()
    await loaded
    await heading(page, 'Contact').waitFor()
    expect(new URL(page.url()).pathname).toBe('/contact')
    await expect.poll(() => badge(page)).toBe('1')
  })

  test('because the texts of a page are gone, it comes as a document', async () => {
    const { page, context } = await shopper()
    await context.route('**/assets/about-en-*.js', (route) => route.fulfill({ status: 404, body: '' }))
    const loaded = page.waitForEvent('load')
    await page.locator('.nav').getByRole('link', { name: 'About' }).click()
    await loaded
    expect(new URL(page.url()).pathname).toBe('/about')
    await page.locator('main h1').waitFor()
  })

  test.each([
    ['a page whose file is not there yet', 'Contact', 'Contact'],
    ['a page that needs data', 'Products', 'Products'],
  ])('because there is no line, the frame stays, and %s comes by itself when the line is back', async (_, link, title) => {
    const { page, context } = await shopper()
    await context.setOffline(true)
    await page.locator('.nav').getByRole('link', { name: link }).click()
    await heading(page, failure.en.title).waitFor()
    expect(await badge(page)).toBe('1')
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main')
    await page.getByText('No internet connection').waitFor()
    // In vain, but harmless.
    await page.getByRole('link', { name: failure.en.retry }).click()
    await heading(page, failure.en.title).waitFor()
    await page.locator('header [data-cart]').first().click()
    await page.getByRole('dialog', { name: 'Cart' }).waitFor()
    await page.keyboard.press('Escape')
    await context.setOffline(false)
    await heading(page, title).waitFor()
    await expect.poll(() => badge(page)).toBe('1')
  })

  test('because not even its frame could be made, there is still a way to try again and to a person', async () => {
    const { page, context } = await arrive()
    await page.goto(BATTERY)
    await wake(page)
    await page.locator('.buy button.btn-sun').click()
    await expect.poll(() => badge(page)).toBe('1')
    await context.route('**/assets/layout-*.js', async (route) => {
      const real = await (await route.fetch()).text()
      const isPublic = real.includes('data-cookies')
      const broken = 'export default () => { throw new Error("frame") }; export const clientLoader = async () => ({})'
      await route.fulfill({ contentType: 'text/javascript', body: isPublic ? broken : real })
    })
    await page.goto('/contact')
    await heading(page, failure.en.title).waitFor()
    expect(await page.getByRole('link', { name: 'WhatsApp' }).getAttribute('href')).toMatch(/^https:\/\/wa\.me\/53/)
    await context.unrouteAll()
    await page.getByRole('link', { name: failure.en.retry }).click()
    await heading(page, 'Contact').waitFor()
    await expect.poll(() => badge(page)).toBe('1')
  })

  describe('or only takes its time', () => {
    async function slowly(options: BrowserContextOptions) {
      const { page, context } = await shopper(options)
      const { promise: held, resolve: release } = Promise.withResolvers<void>()
      await context.route('**/api/categories*', async (route) => {
        await held
        await route.continue()
      })
      await page.locator('.crumb a').nth(1).click()
      await page.waitForSelector('html[data-loading]')
      const bar = () =>
        page.evaluate(() => {
          const { content, animationDuration, animationDelay } = getComputedStyle(document.body, '::before')
          return { content, animationDuration, animationDelay }
        })
      return { page, release, bar }
    }

    test('a bar moves above it and grey boxes keep its place', async () => {
      const { page, release, bar } = await slowly(english)
      expect(await bar()).toEqual({ content: '""', animationDuration: '9s', animationDelay: '0.2s' })
      await page.locator('main [aria-busy=true]').waitFor()
      release()
      await heading(page, 'Products').waitFor()
      await page.waitForSelector('html:not([data-loading])')
      expect((await bar()).content).toBe('none')
    })

    test.each([
      ['in the low-bandwidth mode', desktop],
      ['with reduced motion', { ...english, reducedMotion: 'reduce' as const }],
    ])('%s both stand still', async (_, options) => {
      const { page, release, bar } = await slowly(options)
      expect(await bar()).toEqual({ content: '""', animationDuration: '0s', animationDelay: '0.2s' })
      const boxes = page.locator('main .skel').first()
      await boxes.waitFor()
      expect(await boxes.evaluate((box) => getComputedStyle(box).animationName)).toBe('none')
      release()
      await heading(page, /Produc/).waitFor()
    })

    test('a touch that waits for the application shows it too', async () => {
      const { page, context } = await arrive(phone)
      const { promise: held, resolve: release } = Promise.withResolvers<void>()
      await context.route('**/_hydrate/**', async (route) => {
        await held
        await route.continue()
      })
      await page.goto(BATTERY)
      const add = page.locator('.buy button.btn-sun')
      await add.click()
      await page.waitForSelector('html[data-loading]')
      expect(await add.getAttribute('aria-busy')).toBe('true')
      release()
      await page.waitForSelector('html:not([data-loading])')
      await expect.poll(() => badge(page)).toBe('1')
    })
  })

  test('a new page begins at its top, and going back returns to where one was', async () => {
    const { page } = await arrive()
    await page.goto('/')
    await wake(page)
    const card = page.locator('main .card a').last()
    await card.scrollIntoViewIfNeeded()
    const place = await page.evaluate(() => scrollY)
    expect(place).toBeGreaterThan(200)
    await card.click()
    await page.waitForURL('**/product**')
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main')
    await page.goBack()
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(place - 5)
  })
})
