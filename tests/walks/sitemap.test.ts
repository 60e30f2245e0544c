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
    const pages = new Set((await listed()).map((address) => withoutLanguage(new URL(address))))
    const found = await crawl(walk.shop, pages)
    for (const address of pages) expect(found, `${address} is linked`).toContain(address)
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

/** Number of links of a kind that the crawl follows if the sitemap does not list them. */
const MAX_OF_KIND = 8

/**
 * Follows links from the home page on and returns all addresses. Each must be answered with 200. Requests only some addresses of
 * each kind that the sitemap does not list, such as large pictures and the contact form for each product.
 */
async function crawl(shop: RunningShop, listed: ReadonlySet<string>): Promise<string[]> {
  const found = new Set(['/'])
  const requested = new Map<string, number>()
  for (const address of found) {
    const kind = kindOf(new URL(address, shop.url))
    const count = (requested.get(kind) ?? 0) + 1
    if (!listed.has(address) && count > MAX_OF_KIND) continue
    requested.set(kind, count)
    const answer = await fetch(`${shop.url}${address}`, { headers: { 'accept-language': 'es' } })
    expect(answer.status, address).toBe(200)
    const text = await answer.text()
    // Scripts, pictures and forms must not use addresses of other origins either.
    for (const [, outside] of text.matchAll(/(?:src|srcset|action|poster)="(?:https?:)?\/\/([^"]+)"/g))
      throw new Error(`${address}: ${outside}`)
    for (const [, href = ''] of text.matchAll(/<a\b[^>]*\bhref="(\/[^"]*)"/g)) {
      const url = new URL(href.replace(/&amp;/g, '&'), shop.url)
      if (!/^\/(?:admin|compare)/.test(url.pathname) && found.size < 400) found.add(withoutLanguage(url))
    }
  }
  return [...found]
}

/** The page's address, whose Spanish and English documents differ in `lang` only. */
function withoutLanguage(url: URL): string {
  url.searchParams.delete('lang')
  return `${url.pathname}${url.search}`
}

/** The route and the names of its parameters. */
const kindOf = ({ pathname, searchParams }: URL) => `${pathname.split('/').slice(0, 2).join('/')}?${[...searchParams.keys()].join('&')}`
