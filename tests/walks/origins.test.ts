import type { BrowserContextOptions } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { desktop, phone, type RunningShop } from '../browser.ts'
import { missingRoutes, publicRoutes } from '../public-routes.ts'
import { atRest, wake, walks } from '../walks.ts'

/** Every page that a link of the shop leads to, in both languages, touched so that its islands live. */
describe('no page asks another origin for anything', () => {
  const walk = walks({ onlyLooks: true })

  test('the sitemap, the links of all pages and our table name the same kinds of page', async () => {
    const found = await crawl(walk.shop)
    const sitemap = await (await fetch(`${walk.shop.url}/sitemap.xml`)).text()
    const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address.replace(/&amp;/g, '&')))
    for (const url of listed) {
      url.searchParams.delete('lang')
      expect(found, `${url} is linked`).toContain(`${url.pathname}${url.search}`)
    }
    // What visitors search for, no link names.
    for (const route of publicRoutes.filter((each) => !each.includes('q='))) expect(found, `${route} is linked`).toContain(route)
    // Each page is made and packed for the first time: half a minute, and several on a machine that is busy otherwise.
  }, 300_000)

  test.each<[string, BrowserContextOptions]>([
    ['in Spanish on a phone', phone],
    ['in English at a desk', { ...desktop, locale: 'en-US' }],
  ])('%s', async (_, options) => {
    // A page that is missing is answered 404, and the browser reports it.
    walk.excuse(...missingRoutes.map((address) => `404 ${address}`))
    const { page } = await walk.arrive(options)
    for (const route of [...publicRoutes, ...missingRoutes]) {
      await page.goto(route)
      // Everything that is near enough to load, loads.
      await page.evaluate(async () => {
        for (let place = 0; place < document.body.scrollHeight; place += innerHeight) {
          scrollTo(0, place)
          await new Promise(requestAnimationFrame)
        }
      })
      await wake(page)
      await page.locator('header [data-cart]').first().click()
      await page.getByRole('dialog').waitFor()
      await page.keyboard.press('Escape')
    }
    // What is asked for late is asked for on each page; the last one is given the time for it.
    await atRest(page)
  })
})

/** The addresses of all pages, found by their links from the first page on; each must be there. */
async function crawl(shop: RunningShop): Promise<string[]> {
  const found = new Set(['/'])
  for (const address of found) {
    const answer = await fetch(`${shop.url}${address}`, { headers: { 'accept-language': 'es' } })
    expect(answer.status, address).toBe(200)
    const text = await answer.text()
    // Scripts, pictures and forms would be other places that an address could hide in.
    for (const [, outside] of text.matchAll(/(?:src|srcset|action|poster)="(?:https?:)?\/\/([^"]+)"/g))
      throw new Error(`${address}: ${outside}`)
    for (const [, href = ''] of text.matchAll(/<a\b[^>]*\bhref="(\/[^"]*)"/g)) {
      const url = new URL(href.replace(/&amp;/g, '&'), shop.url)
      url.searchParams.delete('lang')
      if (!url.pathname.startsWith('/admin') && found.size < 400) found.add(`${url.pathname}${url.search}`)
    }
  }
  return [...found]
}
