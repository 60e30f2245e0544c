import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { desktop, openBrowser, phone, type RunningShop, startShop, visit } from '../browser.ts'
import { missingRoutes, publicRoutes } from '../public-routes.ts'

const PUBLIC = [...publicRoutes, ...missingRoutes]
const SHEET = 'link[rel=stylesheet]'
const english = (options: BrowserContextOptions) => ({ ...options, locale: 'en-US' })

describe('a document with the styles that it uses', () => {
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

  test.each([
    ['on a phone, in Spanish', phone],
    ['at a desk, in English', english(desktop)],
  ])(
    'looks as with the whole sheet, %s',
    async (_, options) => {
      const { page, context, problems } = await visit(browser, shop, { ...options, reducedMotion: 'reduce' })
      // The document alone: the application and the cookie notice would bring the whole sheet, pictures may come at any moment.
      await page.addInitScript(() => sessionStorage.setItem('cookie-consent', 'later'))
      await page.route(/\/_hydrate\//, () => {})
      await page.route(/\/media\//, (route) => route.abort())
      for (const path of PUBLIC) {
        await page.goto(path, { waitUntil: 'load' })
        expect(await page.locator(SHEET).count()).toBe(0)
        const own = { look: await lookOf(page), seen: await page.screenshot() }
        await page.evaluate(() => window.bringSheet())
        expect(await page.locator(SHEET).count()).toBe(1)
        expect([path, differences(own.look, await lookOf(page))]).toEqual([path, []])
        expect([path, own.seen.equals(await page.screenshot())]).toEqual([path, true])
      }
      expect(problems.filter((problem) => !/\/media\/|status of 404/.test(problem))).toEqual([])
      await context.close()
    },
    180_000,
  )

  test('shows what the early script tells as with the whole sheet', async () => {
    const { page, context } = await visit(browser, shop, { ...phone, reducedMotion: 'reduce' })
    await page.route(/\/_hydrate\//, (route) => route.abort())
    for (const path of ['/', '/product/complete-solar-system-3kw', '/contact?product=1']) {
      await page.goto(path, { waitUntil: 'load' })
      await page.evaluate(() => {
        const { dataset } = document.documentElement
        Object.assign(dataset, { offline: '', loading: '', app: 'failed', staff: '1' })
        for (const badge of document.querySelectorAll<HTMLElement>('[data-cart]')) badge.dataset.count = '3'
        for (const form of document.querySelectorAll<HTMLElement>('form')) form.dataset.form = 'kept'
      })
      const own = await lookOf(page)
      await page.evaluate(() => window.bringSheet())
      expect([path, differences(own, await lookOf(page))]).toEqual([path, []])
    }
    await context.close()
  })

  test('is given the whole sheet before the application answers, and before another page is shown', async () => {
    const { page, context } = await visit(browser, shop, phone)
    let letSheet = () => {}
    const held = new Promise<void>((resolve) => {
      letSheet = resolve
    })
    await page.route(/\/assets\/site-.*\.css$/, async (route) => {
      await held
      await route.continue()
    })
    await page.goto('/legal')
    const asked = page.waitForRequest(/\/assets\/site-.*\.css$/)
    await page.locator('header [data-cart]').first().click()
    await asked
    expect(await page.locator('html[data-app=ready]').count()).toBe(0)
    letSheet()
    await page.waitForSelector('html[data-app=ready]')
    await page.keyboard.press('Escape')
    await page.locator('a[href="/"]').first().click()
    await page.waitForURL(`${shop.url}/`)
    await page.getByRole('heading', { level: 1 }).waitFor()
    const sheets = await page.evaluate(() => [...document.styleSheets].map(({ href }) => href?.replace(/.*\//, '') ?? 'own'))
    expect(sheets).toEqual(['own', expect.stringMatching(/^site-.*\.css$/)])
    await context.close()
  })

  test('is given the whole sheet with the cookie settings, where the application is not', async () => {
    const { page, context } = await visit(browser, shop, phone)
    await page.goto('/legal')
    await page.locator('button[data-cookies]').first().click()
    const settings = page.getByRole('dialog')
    await settings.waitFor()
    expect(await page.locator(SHEET).count()).toBe(1)
    // A dialog of ours, not the browser's plain one.
    expect(await settings.evaluate((dialog) => getComputedStyle(dialog).position)).toBe('fixed')
    expect(await page.locator('html[data-app]').count()).toBe(0)
    await context.close()
  })
})

type Look = Record<string, string>

/** Every element, what stands before and after it, and its place, with all that is computed for it. */
function lookOf(page: Page): Promise<Look> {
  return page.evaluate(() => {
    // Between two looks they would have gone on.
    for (const animation of document.getAnimations()) animation.cancel()
    const look: Record<string, string> = {}
    const told = (element: Element, pseudo?: string) => {
      const style = getComputedStyle(element, pseudo)
      return pseudo && style.content === 'none' ? '' : [...style].map((name) => `${name}:${style.getPropertyValue(name)}`).join(';')
    }
    for (const [index, element] of [...document.querySelectorAll('html,body,body *')].entries()) {
      const name = `${index} ${element.localName}.${element.getAttribute('class') ?? ''}`
      look[name] = `${told(element)};at:${Object.values(element.getBoundingClientRect().toJSON()).join(' ')}`
      for (const pseudo of ['::before', '::after']) look[`${name}${pseudo}`] = told(element, pseudo)
    }
    return look
  })
}

function differences(before: Look, after: Look): string[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((name) => {
    const [one, other] = [before, after].map((look) => (look[name] ?? '').split(';'))
    const changed = other?.filter((value, index) => value !== one?.[index]) ?? []
    return changed.length > 0 ? [`${name}: ${changed.slice(0, 4).join('; ')}`] : []
  })
}
