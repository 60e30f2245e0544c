export type SitemapPage = {
  /** Path and query of the Spanish page. */
  path: string
  /** ISO time of the last change; absent if unknown. */
  updatedAt?: string
}

/** Public pages with fixed addresses, which no other subject adds. */
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

/** Languages of the sitemap. German pages are for staff. */
const listed = ['es', 'en'] as const

/** Maximum pages in one sitemap: 10,000 addresses, about 7 MB. The standard allows 50,000 addresses and 50 MB. */
export const MAX_PAGES_PER_SITEMAP = 5000

/** Path of a part of the sitemap; parts are numbered from 1. */
export const sitemapPartPath = (part: number | string) => `/sitemap-${part}.xml`

/** Sitemap index of a site with more pages than fit into one sitemap: lists the parts. */
export function sitemapIndex(publicUrl: string, parts: number): string {
  const entries = Array.from(
    { length: parts },
    (_, index) => `<sitemap><loc>${escapeXml(`${publicUrl}${sitemapPartPath(index + 1)}`)}</loc></sitemap>`,
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
 * Entries of pages in a sitemap, one per page and language. Each entry links to all languages and to the default (x-default), since
 * search engines ignore a link to another language unless that page links back.
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

/** Content of robots.txt. Excludes staff pages, the API, comparisons and search results; the last two have unlimited addresses. */
export function robotsTxt(publicUrl: string): string {
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
