import type { MetaDescriptor } from 'react-router'
import { linkPreviewUrl, type PreviewKind } from '#features/media/preview-address.ts'
import { localBusinesses, organization, organizationId, webSite } from '#features/settings/company/company-structured-data.ts'
import { defaultColours } from '#features/settings/company/look.ts'
import type { Facts } from '#features/settings/facts.ts'
import { placeTitles } from '#features/settings/places.ts'
import { defaultLanguage, type Language, locales } from '#i18n/language.ts'
import type { PageTexts } from '#i18n/site.ts'
import type { Translate } from '#i18n/translate.ts'
import { canonicalAddress } from '#ui/site/page-address.ts'
import type { Look } from '#ui/visit.ts'

/** Metadata of a page for link previews and search engines. */
export type ForMachines = {
  /** Entity with whose picture and name chats preview a link; the company by default. */
  preview?: { kind: PreviewKind; id: string | number; title: string; picture: string | null }
  /** Breadcrumb: the pages between the home page and this page. */
  trail?: readonly { name: string; path: string }[]
  /** Subjects of the page as schema.org objects (JSON-LD). */
  things?: (at: At) => readonly object[]
}
type At = { url: string; publicUrl: string; seller: string }
type Described = ForMachines & { title: string; description: string; keywords?: string }
type Page = {
  t: Translate<PageTexts>
  language: Language
  isLow: boolean
  publicUrl: string
  brand: string
  look: Look
  /** Canonical address of the page. */
  url: string
  pathname: string
  facts: Facts
  /** Short description of the shop's trade. */
  trade: string
}

/** Pages whose structured data has the company's places, with addresses and opening hours (LocalBusiness). */
const companyPages = ['/', '/about', '/contact']

/** Computes the tags in the head of a document besides title and canonical address. */
export function headTags(described: Described, page: Page): MetaDescriptor[] {
  const { language, publicUrl, brand, url } = page
  const { title, description, keywords, preview } = described
  const colours = page.look.colours ?? defaultColours
  const own = { brand, places: page.facts.sites.line ?? '', colours, mark: page.look.mark }
  const image = preview
    ? linkPreviewUrl(preview.kind, preview.id, { ...preview, ...own })
    : linkPreviewUrl('site', language, { title: page.trade || brand, picture: null, ...own })
  const openGraph = {
    title,
    description,
    type: preview?.kind === 'product' ? 'product' : 'website',
    url,
    image: `${publicUrl}${image}`,
    'image:width': '1200',
    'image:height': '630',
    locale: locales[language].replace('-', '_'),
    site_name: brand,
  }
  return [
    { name: 'description', content: description },
    ...(keywords ? [{ name: 'keywords', content: keywords }] : []),
    ...(page.facts.sites.country ? [{ name: 'geo.region', content: page.facts.sites.country }] : []),
    ...(page.facts.sites.region ? [{ name: 'geo.placename', content: page.facts.sites.region }] : []),
    ...Object.entries(openGraph).map(([name, content]) => ({ property: `og:${name}`, content })),
    { name: 'twitter:card', content: 'summary_large_image' },
    // The low-bandwidth mode has microdata within the page instead.
    ...(page.isLow ? [] : [{ 'script:ld+json': { '@context': 'https://schema.org', '@graph': graph(described, page) } }]),
  ]
}

function graph({ title, trail = [], things }: Described, { t, language, publicUrl, brand, url, pathname, facts }: Page) {
  const site = { publicUrl, brand }
  const absolute = (path: string) => {
    const [name = '', search = ''] = path.split('?')
    return `${publicUrl}${canonicalAddress({ pathname: name, search }, language === defaultLanguage ? {} : { lang: language })}`
  }
  const crumbs = [{ name: t('nav.home'), path: '/' }, ...trail].map(({ name, path }) => ({ name, item: absolute(path) }))
  return [
    organization(site, facts),
    ...(companyPages.includes(pathname) ? localBusinesses(site, facts, placeTitles(facts, t)) : []),
    ...(pathname === '/'
      ? [webSite(site, ['es', 'en'])]
      : [
          {
            '@type': 'BreadcrumbList',
            itemListElement: [...crumbs, { name: title }].map((crumb, index) => ({ '@type': 'ListItem', position: index + 1, ...crumb })),
          },
        ]),
    ...(things?.({ url, publicUrl, seller: organizationId(publicUrl) }) ?? []),
  ]
}
