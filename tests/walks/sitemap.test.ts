import { describe, expect, test } from 'vitest'
import type { RunningShop } from '../browser.ts'
import { publicRoutes } from '../public-routes.ts'
import { walks } from '../walks.ts'

describe('the pages of the shop', () => {
  const walk = walks({ onlyLooks: true })
  /** Reads the addresses in the sitemap, in both languages. */
  async function listed(): Promise<string[]> {
    const sitemap = await (await fetch(`${walk.shop.url}/sitemap.xml`)).text()
    return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address.replaceAll('&amp;', '&'))
  }

  test('are the same in the sitemap, in the links of all pages and in public-routes.ts', async () => {
    const found = await crawl(walk.shop)
    for (const address of await listed()) {
      const url = new URL(address)
      url.searchParams.delete('lang')
      expect(found, `${url} is linked`).toContain(`${url.pathname}${url.search}`)
    }
    // No link leads to a search, and crawlers must not request comparisons.
    for (const route of publicRoutes.filter((each) => !/q=|^\/compare/.test(each))) expect(found, `${route} is linked`).toContain(route)
    // Time limit: the shop renders and compresses each page for the first time, which takes a busy machine several minutes.
  }, 300_000)

  test('exist, are indexable, and have the sitemap’s address as canonical', async () => {
    const addresses = await listed()
    expect(addresses.length).toBeGreaterThan(100)
    for (const address of addresses) {
      const { origin } = new URL(address)
      const answer = await fetch(address.replace(origin, walk.shop.url), { headers: { 'accept-language': 'es' } })
      const html = await answer.text()
      const canonical = /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1]?.replaceAll('&amp;', '&')
      expect([address, answer.status, canonical, html.includes('noindex')]).toEqual([address, 200, address, false])
    }
  }, 300_000)
})

/** Follows links from the home page on and returns the addresses of all pages. Each must be answered with 200. */
async function crawl(shop: RunningShop): Promise<string[]> {
  const found = new Set(['/'])
  for (const address of found) {
    const answer = await fetch(`${shop.url}${address}`, { headers: { 'accept-language': 'es' } })
    expect(answer.status, address).toBe(200)
    const text = await answer.text()
    // Scripts, pictures and forms must not use addresses of other origins either.
    for (const [, outside] of text.matchAll(/(?:src|srcset|action|poster)="(?:https?:)?\/\/([^"]+)"/g))
      throw new Error(`${address}: ${outside}`)
    for (const [, href = ''] of text.matchAll(/<a\b[^>]*\bhref="(\/[^"]*)"/g)) {
      const url = new URL(href.replace(/&amp;/g, '&'), shop.url)
      url.searchParams.delete('lang')
      if (!/^\/(?:admin|compare)/.test(url.pathname) && found.size < 400) found.add(`${url.pathname}${url.search}`)
    }
  }
  return [...found]
}
