import type { CatalogueVersion } from '#database/catalogue-changes.ts'
import { type CachedResponse, createLargeResponse, createStreamedResponse } from '#platform/pages/cached-response.server.ts'
import { versionedCache } from '#platform/pages/versioned-cache.server.ts'
import { yieldToEventLoop } from '#platform/yield-to-event-loop.server.ts'
import { MAX_PAGES_PER_SITEMAP, type SitemapPage, sitemapBeginning, sitemapEnd, sitemapEntries, sitemapIndex } from './sitemap.ts'

/** Maximum bytes of the cached sitemaps; enough for about 100,000 products, compressed. */
const MAX_BYTES = 16 * 1024 * 1024
/** Pages written before yielding to other requests. */
const PAGES_AT_ONCE = 500

const headers = {
  'content-type': 'application/xml; charset=utf-8',
  'cache-control': 'no-cache',
  vary: 'accept-encoding',
  'x-content-type-options': 'nosniff',
}

/** The sitemap. On a large site `whole` is an index, and `parts` are the sitemaps that it lists, part 1 first. */
type Sitemaps = { whole: CachedResponse; parts: readonly CachedResponse[] }

/**
 * Returns a function that gives the sitemaps of the current catalogue. They are made once and cached until the catalogue changes;
 * making them yields to other requests.
 *
 * @param pagesMax maximum pages in one sitemap
 */
export function cachedSitemap(
  changes: CatalogueVersion,
  publicUrl: string,
  listPages: () => Promise<readonly SitemapPage[]>,
  pagesMax = MAX_PAGES_PER_SITEMAP,
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
