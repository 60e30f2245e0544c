import { readFileSync } from 'node:fs'
import type { CatalogueVersion } from '#database/catalogue-changes.ts'
import type { App } from '#platform/http/route.server.ts'
import { cacheAnswers } from '#platform/pages/cache-answers.server.ts'
import { manifest } from './manifest.ts'
import { robots, type SitemapPage, sitemap, sitemapPages } from './sitemap.ts'

type Parts = {
  publicUrl: string
  changes: CatalogueVersion
  brand: string
  /** What the shop is, in a sentence, in Spanish. */
  description: string
  listCataloguePages: () => Promise<readonly SitemapPage[]>
}

const A_DAY = 'public, max-age=86400'
// Browsers ask for the last two by themselves, so no document has to name them.
const icons = {
  '/icon-192.png': 'image/png',
  '/icon-512.png': 'image/png',
  '/apple-touch-icon.png': 'image/png',
  '/favicon.ico': 'image/x-icon',
}
const hidden = { schema: { hide: true } }

/** What search engines and phones ask a site for, at the addresses that they expect. */
export async function feedsApi(app: App, { publicUrl, changes, brand, description, listCataloguePages }: Parts): Promise<void> {
  await app.register(async (kept) => {
    cacheAnswers(kept as App, changes, ({ url }) => url === '/sitemap.xml')
    kept.get('/sitemap.xml', hidden, async (_, reply) => {
      reply.type('application/xml; charset=utf-8')
      return sitemap(publicUrl, [...sitemapPages, ...(await listCataloguePages())])
    })
  })

  const file = (path: string, type: string, body: string | Buffer) =>
    app.get(path, hidden, async (_, reply) => reply.type(type).header('cache-control', A_DAY).send(body))
  file('/robots.txt', 'text/plain; charset=utf-8', robots(publicUrl))
  file('/manifest.webmanifest', 'application/manifest+json', JSON.stringify(manifest({ brand, description })))
  for (const [path, type] of Object.entries(icons)) file(path, type, readFileSync(new URL(`./icons${path}`, import.meta.url)))
}
