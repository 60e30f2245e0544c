import type { BrowserContextOptions, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { barriers } from '../barriers.ts'
import { desktop, phone } from '../browser.ts'
import { categoryPath } from '../goods.ts'
import { walks } from '../walks.ts'

const PRODUCT = '/product/sistema-solar-completo-3-kw'
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
  },
  en: { locale: 'en-US', menu: 'Menu', cart: 'Cart', add: 'Add to cart', settings: 'Cookie settings' },
}
/** Each language and each width once: the words do not depend on the width. */
const visits = [
  ['es', 'on a phone', { ...phone, locale: words.es.locale }, words.es],
  ['en', 'at a desk', { ...desktop, locale: words.en.locale }, words.en],
] as const

/** Accessibility of overlays, keyboard, touch and motion. everybody.test.ts checks the pages themselves. */
describe('with the keyboard, a finger or a screen reader', () => {
  const { arrive } = walks({ onlyLooks: true })
  async function walk(options: BrowserContextOptions, addresses: readonly string[], look: (page: Page) => Promise<void>): Promise<void> {
    const { page } = await arrive(options)
    for (const address of addresses) {
      await page.goto(address)
      await look(page)
    }
  }

  test.each(visits)('no overlay has a barrier: in %s %s', (language, width, options, { menu, cart, add, settings }) =>
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

  test('the cookie notice on a phone has no barrier', () =>
    walk({ ...phone, locale: words.en.locale }, [PRODUCT], async (page) => {
      await page.getByRole('region', { name: 'Cookies on this site' }).waitFor()
      expect(await barriers(page)).toEqual([])
    }))

  test.each(widths)('the focused element is marked and in view: %s', (_, options) =>
    walk(
      options,
      ['/', categoryPath('complete-solar-systems', 'home-systems'), PRODUCT, '/contact', '/cuba-energia-solar'],
      async (page) => {
        const hidden: string[] = []
        for (let step = 0; step < 60; step += 1) {
          await page.keyboard.press('Tab')
          const found = await page.evaluate(() => {
            const element = document.activeElement as HTMLElement
            if (!element || element === document.body) return 'end'
            // The focus ring of a card's link is drawn around the whole card.
            const { outlineStyle, outlineWidth } = getComputedStyle((element.matches('h2 a, h3 a') && element.closest('.card')) || element)
            const { top, bottom, left, right } = element.getBoundingClientRect()
            const hasRing = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
            const isSeen = bottom > 0 && right > 0 && top < innerHeight && left < innerWidth
            return hasRing && isSeen ? '' : element.outerHTML.slice(0, 100)
          })
          if (found === 'end') break
          if (found) hidden.push(found)
        }
        expect([page.url(), hidden]).toEqual([page.url(), []])
      },
    ),
  )

  test('a change of the cart is read out', () =>
    walk(phone, [PRODUCT], async (page) => {
      await page.getByRole('button', { name: 'Agregar al carrito', exact: true }).first().click()
      await page.locator('header [data-cart][data-count]').first().waitFor()
      await page.locator('header [data-cart]').first().click()
      const cart = page.getByRole('dialog', { name: 'Carrito' })
      const said = await hearStatus(page)
      await cart.getByRole('button', { name: 'Uno más' }).click()
      // `said` is the whole record, since the result of the cart's check may be read out a moment later.
      await expect.poll(said).toMatch(/: 2\. Total: /)
    }))
})

/** Records all texts of the cart's status elements from now on, since one may replace another within moments. */
async function hearStatus(page: Page): Promise<() => Promise<string>> {
  await page.evaluate(() => {
    const root = document.documentElement
    new MutationObserver(() => {
      for (const { textContent } of document.querySelectorAll('#cart [role=status]'))
        root.dataset.said = `${root.dataset.said} ${textContent}`.slice(-5000)
    }).observe(document.body, { childList: true, subtree: true, characterData: true })
  })
  return () => page.evaluate(() => document.documentElement.dataset.said ?? '')
}
