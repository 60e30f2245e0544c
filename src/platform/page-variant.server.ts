import type { IncomingHttpHeaders } from 'node:http'
import { isLanguage, type Language, languageFromBrowser } from '#i18n/language.ts'

/** What makes one document of a page differ from another. */
export type Variant = { language: Language; isLow: boolean }

const LANGUAGE_COOKIE = /(?:^|;\s*)language=(es|de|en)(?:;|$)/

/**
 * The language a visitor asked for: `?lang=`, else the cookie that mirrors local storage, else the browser's.
 * German still needs an administrator; the caller checks that.
 */
export function askedLanguage(headers: IncomingHttpHeaders, lang: string | null): Language {
  if (isLanguage(lang)) return lang
  const [, remembered] = LANGUAGE_COOKIE.exec(headers.cookie ?? '') ?? []
  return isLanguage(remembered) ? remembered : languageFromBrowser(headers['accept-language'])
}

/** Spanish is the low-bandwidth mode; a browser that saves data gets it in every language. */
export function isLowBandwidth(headers: IncomingHttpHeaders, language: Language): boolean {
  return language === 'es' || String(headers['save-data'] ?? '').toLowerCase() === 'on'
}

export function variantName({ language, isLow }: Variant): string {
  return isLow ? `${language}l` : language
}

export function variantFromName(name: string): Variant | undefined {
  const language = name.slice(0, 2)
  return isLanguage(language) && (name.length === 2 || name.slice(2) === 'l') ? { language, isLow: name.length === 3 } : undefined
}
