import { describe, expect, test } from 'vitest'
import { phone } from '../browser.ts'
import { categoryPath } from '../goods.ts'
import { comparison } from '../public-routes.ts'
import { walks } from '../walks.ts'

const PANEL = 'panel-solar-550-w-monocristalino'
const COMPARISON = comparison('bateria-de-litio-de-pared-5-12-kwh', 'bateria-de-litio-de-pie-10-24-kwh')

/** Checks the layout of texts and buttons on narrow screens and in narrow columns. */
describe('on small screens', () => {
  const walk = walks({ onlyLooks: true })
  async function arrive(locale: string, width = 360) {
    const { page } = await walk.arrive({ ...phone, viewport: { width, height: 740 }, locale })
    return page
  }

  test.each([
    ['es-CU', 320],
    ['es-CU', 360],
    ['en-US', 360],
    // At these widths the second column of the product page is narrowest.
    ['es-CU', 768],
    ['es-CU', 1024],
  ])('no figure is separated from its unit and no word of a plate or table is broken (%s, %i px)', async (locale, width) => {
    const page = await arrive(locale, width)
    const paths = [
      '/',
      '/about',
      categoryPath('generators', 'petrol-generators'),
      '/product/generador-de-gasolina-7-kva-con-arranque-electrico',
      '/product/sistema-solar-completo-30-kw',
      '/product/panel-solar-550-w-monocristalino',
      '/product/sistema-solar-completo-3-kw',
      '/cuba-energia-solar',
    ]
    for (const path of paths) {
      await page.goto(path)
      const torn = await page.evaluate(() =>
        [...document.querySelectorAll('main .whitespace-nowrap, main .plate b')]
          .filter((element) => new Set([...element.getClientRects()].map(({ top }) => Math.round(top))).size > 1)
          .map((element) => element.textContent),
      )
      const broken = await page.evaluate(() =>
        [...document.querySelectorAll('main :is(.plate :is(b, span), th, td)')].flatMap((element) => {
          const text = element.firstChild
          if (!(text instanceof Text)) return []
          return [...text.data.matchAll(/\p{L}+/gu)]
            .filter(({ 0: word, index }) => {
              const range = document.createRange()
              range.setStart(text, index)
              range.setEnd(text, index + word.length)
              return range.getClientRects().length > 1
            })
            .map(([word]) => word)
        }),
      )
      const cut = await page.evaluate(() =>
        [...document.querySelectorAll('main .plate')]
          .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
          .map(({ textContent }) => textContent),
      )
      expect({ path, torn, broken, cut }).toEqual({ path, torn: [], broken: [], cut: [] })
    }
  })

  test.each([320, 390, 1280, 1920])('the WhatsApp button covers no price, button or link (%i px)', async (width) => {
    const page = await arrive('es-CU', width)
    for (const path of ['/', '/products?q=litio', `/product/${PANEL}`, COMPARISON, '/cuba-energia-solar', '/contact']) {
      await page.goto(path)
      const covered = await page.evaluate(() => {
        const bubble = document.querySelector('.fab a') as HTMLElement
        const found = new Set<string>()
        for (let top = 0; top < document.body.scrollHeight; top += 120) {
          scrollTo(0, top)
          const own = bubble.getBoundingClientRect()
          for (const other of document.querySelectorAll('main :is(a,button,input,select,textarea,summary,.price),footer :is(a,button)')) {
            const { left, right, top, bottom, width } = other.getBoundingClientRect()
            if (width > 0 && left < own.right && right > own.left && top < own.bottom && bottom > own.top)
              found.add(other.textContent || other.outerHTML)
          }
        }
        return { found: [...found], isThere: bubble.offsetHeight >= 44 }
      })
      expect({ path, ...covered }).toEqual({ path, found: [], isThere: true })
    }
  })

  test('the bar of a product that cannot be ordered keeps the chat within reach', async () => {
    const page = await arrive('es-CU')
    await page.goto('/product/generador-de-gasolina-7-kva-con-arranque-electrico')
    await page.locator('footer').scrollIntoViewIfNeeded()
    const chat = page.locator('.bar').getByRole('link', { name: 'WhatsApp' })
    await chat.waitFor()
    const { x = 0, width = 0 } = (await chat.boundingBox()) ?? {}
    expect(360 - (x + width)).toBeLessThan(24)
  })
})
