import type { BrowserContextOptions, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { desktop, phone } from '../browser.ts'
import { missingRoutes, publicRoutes } from '../public-routes.ts'
import { walks } from '../walks.ts'

const PUBLIC = [...publicRoutes, ...missingRoutes]
const SHEET = 'link[rel=stylesheet]'
/** What brings islands to life. */
const ISLANDS = /\/assets\/hydrate-.*\.js$/
const english = (options: BrowserContextOptions) => ({ ...options, locale: 'en-US' })

describe('a document with the styles that it uses', () => {
  const walk = walks({ excused: /\/media\/|status of 404|Failed to load resource/ })

  test.each([
    ['on a phone, in Spanish', phone],
    ['at a desk, in English', english(desktop)],
  ])(
    'looks as with the whole sheet, %s',
    async (_, options) => {
      // One pixel for one: the sheet is compared, not how fine the screen is, and every look counts pixels.
      const { page } = await walk.arrive({ ...options, deviceScaleFactor: 1, reducedMotion: 'reduce' })
      // The document alone: the cookie notice would bring the whole sheet, islands and pictures may come at any moment.
      await page.addInitScript(() => sessionStorage.setItem('cookie-consent', 'later'))
      await page.route(ISLANDS, () => {})
      await page.route(/\/media\//, (route) => route.abort())
      for (const path of PUBLIC) {
        await page.goto(path, { waitUntil: 'load' })
        expect(await page.locator(SHEET).count()).toBe(0)
        const seen = await settled(page)
        expect([path, await changesByWholeSheet(page)]).toEqual([path, []])
        expect(await page.locator(SHEET).count()).toBe(1)
        // What comes late, as the drawing in the place of a picture, may come after the sheet.
        await expect.poll(async () => [path, seen.equals(await page.screenshot())]).toEqual([path, true])
      }
    },
    180_000,
  )

  test('shows what the early script tells as with the whole sheet', async () => {
    const { page } = await walk.arrive({ ...phone, reducedMotion: 'reduce' })
    await page.route(ISLANDS, (route) => route.abort())
    for (const path of ['/', '/product/complete-solar-system-3kw', '/contact?product=1']) {
      await page.goto(path, { waitUntil: 'load' })
      await page.evaluate(() => {
        const { dataset } = document.documentElement
        Object.assign(dataset, { offline: '', loading: '', app: 'failed', staff: '1' })
        for (const badge of document.querySelectorAll<HTMLElement>('[data-cart]')) badge.dataset.count = '3'
        for (const form of document.querySelectorAll<HTMLElement>('form')) form.dataset.form = 'kept'
      })
      expect([path, await changesByWholeSheet(page)]).toEqual([path, []])
    }
  })

  test('opens the cart with styles of its own, and looks as with the whole sheet then too', async () => {
    const { page } = await walk.arrive({ ...phone, reducedMotion: 'reduce' })
    await page.route(/\/media\//, (route) => route.abort())
    await page.goto('/product/complete-solar-system-3kw')
    await page.locator('.pinfo [data-add]').click()
    await page.locator('.pinfo [data-open-cart]').waitFor()
    await page.locator('header [data-cart]').first().click()
    await page.locator('#cart[data-live] .line').waitFor()
    expect(await page.locator(SHEET).count()).toBe(0)
    expect(await changesByWholeSheet(page)).toEqual([])
  })

  test('is given the whole sheet with the cookie settings', async () => {
    const { page } = await walk.arrive(phone)
    await page.goto('/legal')
    await page.locator('button[data-cookies]').first().click()
    const settings = page.getByRole('dialog')
    await settings.waitFor()
    expect(await page.locator(SHEET).count()).toBe(1)
    // A dialog of ours, not the browser's plain one.
    expect(await settings.evaluate((dialog) => getComputedStyle(dialog).position)).toBe('fixed')
  })
})

/** How the page looks once nothing moves any more, such as the drawing that takes the place of a missing picture. */
async function settled(page: Page): Promise<Buffer> {
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.cancel()
  })
  let seen = await page.screenshot()
  while (true) {
    const next = await page.screenshot()
    if (next.equals(seen)) return next
    seen = next
  }
}

/**
 * What changes when the whole sheet comes: of every element, and what stands before and after it, all that is computed
 * for it, and its place. Compared within the page: it is some megabytes.
 */
function changesByWholeSheet(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const properties = [...getComputedStyle(document.body)]
    const lookOf = () => {
      // Between two looks they would have gone on.
      for (const animation of document.getAnimations()) animation.cancel()
      const look = new Map<string, string[]>()
      const told = (element: Element, pseudo?: string) => {
        const style = getComputedStyle(element, pseudo)
        return pseudo && style.content === 'none' ? [] : properties.map((name) => style.getPropertyValue(name))
      }
      for (const [index, element] of [...document.querySelectorAll('html,body,body *')].entries()) {
        const name = `${index} ${element.localName}.${element.getAttribute('class') ?? ''}`
        const { x, y, width, height } = element.getBoundingClientRect()
        look.set(name, [...told(element), `${x} ${y} ${width} ${height}`])
        for (const pseudo of ['::before', '::after']) look.set(`${name}${pseudo}`, told(element, pseudo))
      }
      return look
    }
    const before = lookOf()
    await window.bringSheet()
    const after = lookOf()
    return [...new Set([...before.keys(), ...after.keys()])].flatMap((name) => {
      const [own = [], whole = []] = [before.get(name), after.get(name)]
      const changed = whole.flatMap((value, index) => (value === own[index] ? [] : [`${properties[index] ?? 'place'}:${value}`]))
      if (own.length > whole.length) changed.push('gone')
      return changed.length > 0 ? [`${name}: ${changed.slice(0, 4).join('; ')}`] : []
    })
  })
}
