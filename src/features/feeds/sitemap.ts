export type SitemapPage = {
  /** Path and query, Spanish being the page itself. */
  path: string
  /** ISO moment of the last change; absent where nobody keeps count. */
  updatedAt?: string
}

/** Public pages that no subject lists. */
export const sitemapPages: readonly SitemapPage[] = [
  { path: '/' },
  { path: '/products' },
  { path: '/about' },
  { path: '/contact' },
  { path: '/guardar-catalogo' },
  { path: '/legal' },
  { path: '/legal?tab=privacy' },
  { path: '/gasto-de-datos' },
]

/** German is for staff. */
const listed = ['es', 'en'] as const

/** Pages in one sitemap. The standard allows 50,000 addresses and 50 MB; a fifth of that is some 7 MB. */
export const PAGES_MAX = 5000

/** Where a part of the sitemap stands, from 1 on. */
export const partPath = (part: number | string) => `/sitemap-${part}.xml`

/** The sitemap of a site that has too many pages for one: the list of its parts. */
export function sitemapIndex(publicUrl: string, parts: number): string {
  const entries = Array.from(
    { length: parts },
    (_, index) => `<sitemap><loc>${escapeXml(`${publicUrl}${partPath(index + 1)}`)}</loc></sitemap>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>
<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('\n')}
</sitemapindex>
`
}

/** First and last lines of a sitemap; its pages are between them. */
export const sitemapBeginning = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
`
export const sitemapEnd = `</urlset>
`

/**
 * Pages as a sitemap has them: each once a language, and each of these naming all of them and the one for everybody else,
 * as search engines ask (links that are not returned are ignored).
 */
export function sitemapEntries(publicUrl: string, pages: readonly SitemapPage[]): string {
  const entries = pages.flatMap(({ path, updatedAt }) => {
    const addresses = { es: `${publicUrl}${path}`, en: `${publicUrl}${path}${path.includes('?') ? '&' : '?'}lang=en` }
    const links = [...listed.map((language) => [language, addresses[language]] as const), ['x-default', addresses.es] as const]
      .map(([language, address]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeXml(address)}"/>`)
      .join('')
    const lastmod = updatedAt ? `<lastmod>${updatedAt}</lastmod>` : ''
    return listed.map((language) => `<url><loc>${escapeXml(addresses[language])}</loc>${lastmod}${links}</url>\n`)
  })
  return entries.join('')
}

/** Paths that crawlers may not request: staff pages, data and machinery, and the endless results of searches. */
export function robots(publicUrl: string): string {
  return `User-agent: *
Disallow: /admin
Disallow: /api/
Disallow: /products?q=
Disallow: /compare

Sitemap: ${publicUrl}/sitemap.xml
`
}

function escapeXml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;').replace(/'/g, '&apos;')
}
