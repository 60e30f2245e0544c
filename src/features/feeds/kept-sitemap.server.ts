import type { CatalogueVersion } from '#database/catalogue-changes.ts'
import { type CachedResponse, createLargeResponse, createStreamedResponse } from '#platform/pages/cached-response.server.ts'
import { versionedCache } from '#platform/pages/versioned-cache.server.ts'
import { yieldToEventLoop } from '#platform/yield-to-event-loop.server.ts'
import { PAGES_MAX, type SitemapPage, sitemapBeginning, sitemapEnd, sitemapEntries, sitemapIndex } from './sitemap.ts'

/** Some 100,000 products, compressed. */
const MAX_BYTES = 16 * 1024 * 1024
/** Entries written in one go before yielding to other requests. */
const PAGES_AT_ONCE = 500

const headers = {
  'content-type': 'application/xml; charset=utf-8',
  'cache-control': 'no-cache',
  vary: 'accept-encoding',
  'x-content-type-options': 'nosniff',
}

/** The sitemap and, of a large site, its parts from 1 on. */
type Sitemaps = { whole: CachedResponse; parts: readonly CachedResponse[] }

/**
 * The sitemaps of the present catalogue, made once for all that ask, part by part so that nobody is held up.
 *
 * @param pagesMax pages in one sitemap
 */
export function keptSitemap(
  changes: CatalogueVersion,
  publicUrl: string,
  listPages: () => Promise<readonly SitemapPage[]>,
  pagesMax = PAGES_MAX,
): () => Promise<Sitemaps> {
  const cache = versionedCache<Sitemaps>(changes, MAX_BYTES, ({ whole, parts }) =>
    [whole, ...parts].reduce((sum, { size }) => sum + size, 0),
  )
  return () => cache.getOrMake('', make)

  async function make(): Promise<Sitemaps> {
    const pages = await listPages()
    if (pages.length <= pagesMax) return { whole: await kept(publicUrl, pages), parts: [] }
    const parts: CachedResponse[] = []
    for (let from = 0; from < pages.length; from += pagesMax) parts.push(await kept(publicUrl, pages.slice(from, from + pagesMax)))
    const index = Buffer.from(sitemapIndex(publicUrl, parts.length))
    return { whole: await createLargeResponse(200, headers, index), parts }
  }
}

function kept(publicUrl: string, pages: readonly SitemapPage[]): Promise<CachedResponse> {
  return createStreamedResponse(200, headers, written(publicUrl, pages))
}

async function* written(publicUrl: string, pages: readonly SitemapPage[]): AsyncGenerator<Buffer> {
  yield Buffer.from(sitemapBeginning)
  for (let from = 0; from < pages.length; from += PAGES_AT_ONCE) {
    await yieldToEventLoop()
    yield Buffer.from(sitemapEntries(publicUrl, pages.slice(from, from + PAGES_AT_ONCE)))
  }
  yield Buffer.from(sitemapEnd)
}
