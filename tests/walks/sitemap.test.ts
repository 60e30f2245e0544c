import { describe, expect, test } from 'vitest'
import type { RunningShop } from '../browser.ts'
import { publicRoutes } from '../public-routes.ts'
import { walks } from '../walks.ts'

describe('the pages of the shop', () => {
  const walk = walks({ onlyLooks: true })
  /** The addresses that the sitemap names, in both languages. */
  async function listed(): Promise<string[]> {
    const sitemap = await (await fetch(`${walk.shop.url}/sitemap.xml`)).text()
    return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address.replaceAll('&amp;', '&'))
  }

  test('are the same in the sitemap, in the links of all pages and in our table', async () => {
    const found = await crawl(walk.shop)
    for (const address of await listed()) {
      const url = new URL(address)
      url.searchParams.delete('lang')
      expect(found, `${url} is linked`).toContain(`${url.pathname}${url.search}`)
    }
    // What visitors search for no link names, and what they compare no crawler may ask for.
    for (const route of publicRoutes.filter((each) => !/q=|^\/compare/.test(each))) expect(found, `${route} is linked`).toContain(route)
    // Each page is made and packed for the first time: half a minute, and several on a machine that is busy otherwise.
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
      if (!/^\/(?:admin|compare)/.test(url.pathname) && found.size < 400) found.add(`${url.pathname}${url.search}`)
    }
  }
  return [...found]
}
