import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { barriers } from '../barriers.ts'
import { desktop, openBrowser, phone, type RunningShop, startShop, visit } from '../browser.ts'
import { missingRoutes, publicRoutes } from '../public-routes.ts'

const PRODUCT = '/product/complete-solar-system-3kw'
const everywhere = [...publicRoutes, ...missingRoutes]
const widths: [string, BrowserContextOptions][] = [
  ['on a phone', phone],
  ['at a desk', desktop],
]
const words = {
  es: {
    locale: 'es-CU',
    menu: 'Menú',
    cart: 'Carrito',
    add: 'Agregar al carrito',
    settings: 'Ajustes de cookies',
    skip: 'Saltar al contenido',
  },
  en: { locale: 'en-US', menu: 'Menu', cart: 'Cart', add: 'Add to cart', settings: 'Cookie settings', skip: 'Skip to content' },
}
const visits = widths.flatMap(([width, options]) =>
  (['es', 'en'] as const).map((language) => [language, width, { ...options, locale: words[language].locale }, words[language]] as const),
)

/** What a machine cannot see in one page at rest (everybody.test.ts): overlays, keys, fingers, motion. */
describe('with the keyboard, a finger or a screen reader', () => {
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
    const { page, context, problems } = await visit(browser, shop, options)
    for (const address of addresses) {
      await page.goto(address, { waitUntil: 'networkidle' })
      await look(page)
    }
    expect(problems.filter((problem) => !problem.includes('404'))).toEqual([])
    await context.close()
  }

  test.each(visits)('no overlay holds a barrier: in %s %s', (language, width, options, { menu, cart, add, settings }) =>
    walk(options, [PRODUCT], async (page) => {
      if (language === 'en') {
        await page.getByRole('region', { name: 'Cookies on this site' }).waitFor()
        expect(await barriers(page)).toEqual([])
        await page.getByRole('button', { name: 'Reject all' }).click()
      }
      if (width === 'on a phone') {
        await page.getByRole('button', { name: menu }).click()
        expect(await barriers(page)).toEqual([])
        await page.keyboard.press('Escape')
      }
      await page.locator('footer').getByRole('button', { name: settings }).click()
      await page.getByRole('dialog', { name: settings }).waitFor()
      expect(await barriers(page)).toEqual([])
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: add, exact: true }).first().click()
      await page.locator('header [data-cart][data-count]').first().click()
      await page.getByRole('dialog', { name: cart }).waitFor()
      expect(await barriers(page)).toEqual([])
    }),
  )

  test.each(visits)('the first key leads past the header on every page: in %s %s', (_, __, options, { skip }) =>
    walk(options, everywhere, async (page) => {
      await page.keyboard.press('Tab')
      const link = page.getByRole('link', { name: skip })
      expect(await link.evaluate((element) => element === document.activeElement)).toBe(true)
      expect((await link.boundingBox())?.y).toBeGreaterThanOrEqual(0)
      await page.keyboard.press('Enter')
      await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main')
    }),
  )

  test.each(widths)('whatever has the focus shows it and stands in sight: %s', (_, options) =>
    walk(options, ['/', '/products?category=1&subcategory=1', PRODUCT, '/contact', '/cuba-energia-solar'], async (page) => {
      const hidden: string[] = []
      for (let step = 0; step < 60; step += 1) {
        await page.keyboard.press('Tab')
        const found = await page.evaluate(() => {
          const element = document.activeElement as HTMLElement
          if (!element || element === document.body) return 'end'
          // A card is one target: its link's ring stands around all of it.
          const { outlineStyle, outlineWidth } = getComputedStyle(element.closest('.card') ?? element)
          const { top, bottom, left, right } = element.getBoundingClientRect()
          const isMarked = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
          const isSeen = bottom > 0 && right > 0 && top < innerHeight && left < innerWidth
          return isMarked && isSeen ? '' : element.outerHTML.slice(0, 100)
        })
        if (found === 'end') break
        if (found) hidden.push(found)
      }
      expect([page.url(), hidden]).toEqual([page.url(), []])
    }),
  )

  // WCAG 2.2, 2.5.8: 24 px, or room of that size around it; links within sentences are let off. What the thumb uses
  // most has 44 px: the buttons.
  test('a finger hits what it aims at on every page', () =>
    walk(phone, everywhere, async (page) => {
      expect([page.url(), await smallTargets(page)]).toEqual([page.url(), []])
    }))

  test('a change of the cart is read out', () =>
    walk(phone, [PRODUCT], async (page) => {
      await page.getByRole('button', { name: 'Agregar al carrito', exact: true }).first().click()
      await page.locator('header [data-cart][data-count]').first().waitFor()
      await page.locator('header [data-cart]').first().click()
      const cart = page.getByRole('dialog', { name: 'Carrito' })
      await cart.getByRole('button', { name: 'Uno más' }).click()
      await expect.poll(() => cart.getByRole('status').first().textContent()).toMatch(/: 2\. Total: /)
    }))
})

function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const targets = [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary')].filter(
      (element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest('.skip, .sr'),
    )
    const boxes = targets.map((element) => ({ element, box: element.getBoundingClientRect() }))
    const centre = (box: DOMRect) => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 })
    return boxes
      .filter(({ element, box }) => {
        if (box.width === 0) return false
        const least = element.matches('.btn, .hb, .qty button') ? 44 : 24
        if (box.width >= least - 0.5 && box.height >= least - 0.5) return false
        if (least === 44) return true
        const isInSentence =
          element.matches('a') && getComputedStyle(element).display === 'inline' && element.parentElement?.matches('p, li, td, span, dd')
        if (isInSentence) return false
        // A circle of 24 px around its middle touches no other target.
        const middle = centre(box)
        return boxes.some(({ element: other, box: near }) => {
          if (other === element || other.contains(element) || element.contains(other)) return false
          const x = Math.max(near.left, Math.min(middle.x, near.right))
          const y = Math.max(near.top, Math.min(middle.y, near.bottom))
          return Math.hypot(x - middle.x, y - middle.y) < 12
        })
      })
      .map(({ element, box }) => `${Math.round(box.width)}x${Math.round(box.height)} ${element.outerHTML.slice(0, 120)}`)
  })
}
