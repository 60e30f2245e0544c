import { isRouteErrorResponse, type MetaDescriptor } from 'react-router'
import { company } from '#features/settings/company.ts'
import { defaultLanguage, type Language } from '#i18n/language.ts'
import { type PageTexts, siteText } from '#i18n/site.ts'
import type { Translate } from '#i18n/translate.ts'
import { canonicalAddress } from '#ui/site/page-address.ts'

type MetaArguments = {
  location: { pathname: string; search: string }
  matches: readonly ({ id: string; loaderData?: unknown } | undefined)[]
  error?: unknown
}
type Head = {
  /** Without the brand, which is added. */
  title: string
  description: string
  keywords?: string
  /** Path of a picture for previews in chats and networks. */
  image?: string
}

/**
 * The head of a public page in the visitor's language: title, description, where the company is, and the address that
 * search engines should know it by. A page that failed, or that describes nothing, is kept out of search engines.
 */
export function head(
  { location, matches, error }: MetaArguments,
  describe: (t: Translate<PageTexts>, language: Language) => Head | undefined,
): MetaDescriptor[] {
  const { language, publicUrl } = (matches.find((match) => match?.id === 'root')?.loaderData ?? {
    language: defaultLanguage,
    publicUrl: '',
  }) as { language: Language; publicUrl: string }
  const t = siteText(language)
  const described = error ? undefined : describe(t, language)
  if (!described) {
    const isMissing = !error || (isRouteErrorResponse(error) && error.status === 404)
    return [{ title: `${t(isMissing ? 'missing.title' : 'failure.title')} · ${company.brand}` }, { name: 'robots', content: 'noindex' }]
  }
  const { title, description, keywords, image } = described
  // While the application runs only the title changes; the rest is for machines, and they read documents.
  if (!import.meta.env.SSR) return [{ title: `${title} · ${company.brand}` }]
  // Spanish is the page itself; the other languages are found by their mark.
  const address = (other: Language) => `${publicUrl}${canonicalAddress(location, other === defaultLanguage ? {} : { lang: other })}`
  const alternate = (hrefLang: string, other: Language) => ({ tagName: 'link', rel: 'alternate', hrefLang, href: address(other) })
  return [
    { title: `${title} · ${company.brand}` },
    { name: 'description', content: description },
    ...(keywords ? [{ name: 'keywords', content: keywords }] : []),
    { name: 'geo.region', content: company.country },
    { name: 'geo.placename', content: company.region },
    ...(image ? [{ property: 'og:image', content: `${publicUrl}${image}` }] : []),
    { tagName: 'link', rel: 'canonical', href: address(language) },
    alternate('es', 'es'),
    alternate('en', 'en'),
  ]
}
