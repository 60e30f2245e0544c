import type { IncomingHttpHeaders } from 'node:http'
import { defaultLanguage, isLanguage, type Language } from '#i18n/language.ts'

/** Properties by which documents of the same page differ. */
export type Variant = { language: Language; isLow: boolean }

const LANGUAGE_COOKIE = /(?:^|;\s*)language=(es|de|en)(?:;|$)/

/**
 * The language a visitor asked for: `?lang=`, else the cookie that mirrors local storage, else Spanish for a browser
 * that asks for Spanish first, wherever it is. German still needs an administrator; the caller checks that.
 *
 * A request without Accept-Language comes from a search engine's crawler, most of them in North America: they get
 * the page that the bare address stands for in the sitemap, whatever their place.
 *
 * @returns undefined when nothing was asked for: then the place decides
 */
export function askedLanguage(headers: IncomingHttpHeaders, lang: string | null): Language | undefined {
  if (isLanguage(lang)) return lang
  const [, remembered] = LANGUAGE_COOKIE.exec(headers.cookie ?? '') ?? []
  if (isLanguage(remembered)) return remembered
  return /^\s*es\b/i.test(headers['accept-language'] ?? 'es') ? defaultLanguage : undefined
}

/** Spanish is the low-bandwidth mode; a browser that saves data gets it in every language. */
export function isLowBandwidth(headers: IncomingHttpHeaders, language: Language): boolean {
  return language === 'es' || String(headers['save-data'] ?? '').toLowerCase() === 'on'
}

export function variantName({ language, isLow }: Variant): string {
  return isLow ? `${language}l` : language
}
