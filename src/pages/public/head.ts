import { isRouteErrorResponse, type MetaDescriptor } from 'react-router'
import type { Facts } from '#features/settings/facts.ts'
import { defaultLanguage, type Language } from '#i18n/language.ts'
import { type PageTexts, siteText } from '#i18n/site.ts'
import type { Translate } from '#i18n/translate.ts'
import { canonicalAddress } from '#ui/site/page-address.ts'
import type { Look } from '#ui/visit.ts'
import { type ForMachines, headTags } from './head-tags.ts'
import type { LayoutData } from './layout-data.ts'

type MetaArguments = {
  location: { pathname: string; search: string }
  matches: readonly ({ id: string; loaderData?: unknown } | undefined)[]
  error?: unknown
}
type Head = ForMachines & {
  /** Title without the brand, which is appended. */
  title: string
  description: string
  keywords?: string
  /** Address that search engines should index; the page's own by default. */
  address?: string
  /** True keeps the page out of search engines, as for search results. */
  isUnlisted?: boolean
  /** Addresses of the previous and the next page of a list. */
  neighbours?: { prev: string | undefined; next: string | undefined }
}

/**
 * Computes the head of a public page in the visitor's language: title, description, location of the company, canonical address,
 * and previews for chats. A page that failed, or for which `describe` returns undefined, is kept out of search engines. Only
 * the sitemap lists the languages of a page.
 */
export function head(
  { location, matches, error }: MetaArguments,
  describe: (t: Translate<PageTexts>, language: Language, facts: Facts, trade: string) => Head | undefined,
): MetaDescriptor[] {
  const dataOf = (id: string) => matches.find((match) => match?.id === id)?.loaderData
  const { language, isLow, publicUrl, brand, look } = (dataOf('root') ?? {
    language: defaultLanguage,
    isLow: true,
    publicUrl: '',
    brand: '',
  }) as {
    language: Language
    isLow: boolean
    publicUrl: string
    brand: string
    look: Look
  }
  const t = siteText(language)
  const layout = dataOf('pages/public/layout') as LayoutData | undefined
  const described = error || !layout ? undefined : describe(t, language, layout.facts, layout.trade)
  if (!layout || !described) {
    const isMissing = !error || (isRouteErrorResponse(error) && error.status === 404)
    const isProduct = location.pathname.startsWith('/product/')
    const isUnavailable = isRouteErrorResponse(error) && error.status === 503
    const title = t(isProduct && !isUnavailable ? 'product.notFound' : isMissing ? 'missing.title' : 'failure.title')
    return [{ title: `${title} · ${brand}` }, { name: 'robots', content: 'noindex' }]
  }
  const [pathname = '', search = ''] = described.address?.split('?') ?? [location.pathname, location.search]
  // Spanish is the page's plain address; other languages have `lang`.
  const url = `${publicUrl}${canonicalAddress({ pathname, search }, language === defaultLanguage ? {} : { lang: language })}`
  return [
    { title: `${described.title} · ${brand}` },
    // Either noindex or a canonical address: both together would contradict each other.
    described.isUnlisted ? { name: 'robots', content: 'noindex' } : { tagName: 'link', rel: 'canonical', href: url },
    ...Object.entries(described.neighbours ?? {}).flatMap(([rel, address]) => (address ? [{ tagName: 'link', rel, href: address }] : [])),
    ...headTags(described, {
      t,
      language,
      isLow,
      publicUrl,
      brand,
      look,
      url,
      pathname: location.pathname,
      facts: layout.facts,
      trade: layout.trade,
    }),
  ]
}
