import { readFileSync } from 'node:fs'
import type { CatalogueVersion } from '#database/catalogue-changes.ts'
import { defaultLanguage, isLanguage, type Language } from '#i18n/language.ts'
import type { App } from '#platform/http/route.server.ts'
import { sendCached } from '#platform/pages/cached-response.server.ts'
import { cachedSitemap } from './cached-sitemap.server.ts'
import { manifest, type Shortcut } from './manifest.ts'
import { type ScreenshotName, screenshotPath, screenshots } from './screenshots.ts'
import { robotsTxt, type SitemapPage, sitemapPages, sitemapPartPath } from './sitemap.ts'

type Dependencies = {
  publicUrl: string
  changes: CatalogueVersion
  findBrand: () => Promise<string>
  /** Draws an icon in the company's own look; undefined if the company has set no look. */
  drawOwnIcon: (shape: { size: number; part: number }) => Promise<Buffer | undefined>
  findMainColour: () => Promise<string>
  /** Returns one sentence that describes the shop. */
  findDescription: (language: Language) => Promise<string>
  listShortcuts: (language: Language) => Promise<readonly Shortcut[]>
  screenshotLabels: Record<Language, Record<ScreenshotName, string>>
  /** True if the shop has the brand and the product that the screenshots show. */
  isShopOnScreenshots: () => Promise<boolean>
  /** Pages that other subjects add to the sitemap, such as products. */
  listPages: () => Promise<readonly SitemapPage[]>
}

const A_DAY = 'public, max-age=86400'
/**
 * Icons by path. `part`: share of the icon's width that the company's mark fills. Phones cut maskable icons to a circle of 80 %, into
 * which a square with round corners fits at 62 %. Browsers request apple-touch-icon.png and favicon.ico on their own, so no document
 * names these two.
 */
const icons = {
  '/icon-192.png': { type: 'image/png', size: 192, part: 0.74 },
  '/icon-512.png': { type: 'image/png', size: 512, part: 0.74 },
  '/icon-192-maskable.png': { type: 'image/png', size: 192, part: 0.62 },
  '/icon-512-maskable.png': { type: 'image/png', size: 512, part: 0.62 },
  '/apple-touch-icon.png': { type: 'image/png', size: 180, part: 0.84 },
  '/favicon.ico': { type: 'image/x-icon', size: 32, part: 1 },
}
const hidden = { schema: { hide: true } }

/** Files that search engines and phones request at fixed addresses. */
export async function feedsApi(app: App, dependencies: Dependencies): Promise<void> {
  const {
    publicUrl,
    changes,
    findBrand,
    drawOwnIcon,
    findMainColour,
    findDescription,
    listShortcuts,
    screenshotLabels,
    isShopOnScreenshots,
    listPages,
  } = dependencies
  const sitemaps = cachedSitemap(changes, publicUrl, async () => [...sitemapPages, ...(await listPages())])
  app.get('/sitemap.xml', hidden, async (request, reply) => {
    const { whole } = await sitemaps()
    reply.hijack()
    sendCached(request.raw, reply.raw, whole)
  })
  app.get<{ Params: { part: string } }>(sitemapPartPath(':part'), hidden, async ({ params, raw }, reply) => {
    const part = /^[1-9]\d*$/.test(params.part) ? (await sitemaps()).parts[Number(params.part) - 1] : undefined
    if (!part) return reply.callNotFound()
    reply.hijack()
    sendCached(raw, reply.raw, part)
  })

  const file = (path: string, type: string, body: string | Buffer) =>
    app.get(path, hidden, async (_, reply) => reply.type(type).header('cache-control', A_DAY).send(body))
  file('/robots.txt', 'text/plain; charset=utf-8', robotsTxt(publicUrl))
  for (const [path, { type, ...shape }] of Object.entries(icons)) {
    const usual = readFileSync(new URL(`./icons${path}`, import.meta.url))
    app.get(path, hidden, async (_, reply) => {
      const own = await drawOwnIcon(shape)
      return reply
        .type(own ? 'image/png' : type)
        .header('cache-control', A_DAY)
        .send(own ?? usual)
    })
  }
  for (const { name } of screenshots) {
    const path = screenshotPath(name)
    file(path, 'image/jpeg', readFileSync(new URL(`./screenshots${path}`, import.meta.url)))
  }

  app.get<{ Querystring: { lang?: string } }>('/manifest.webmanifest', hidden, async ({ query: { lang } }, reply) => {
    const language = isLanguage(lang) ? lang : defaultLanguage
    const brand = await findBrand()
    const own = {
      language,
      brand,
      themeColour: await findMainColour(),
      description: await findDescription(language),
      shortcuts: await listShortcuts(language),
      ...((await isShopOnScreenshots().catch(() => false)) ? { screenshotLabels: screenshotLabels[language] } : {}),
    }
    return reply
      .type('application/manifest+json')
      .header('cache-control', A_DAY)
      .send(JSON.stringify(manifest(own)))
  })
}
