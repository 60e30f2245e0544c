import type { IncomingHttpHeaders } from 'node:http'
import { defaultLanguage, isLanguage, type Language } from '#i18n/language.ts'
import { isSecondCurrency, type Money, writeRate } from '#kit/exchange-rate.ts'

/** Properties by which documents of the same page differ. `money` is undefined while there is no rate to choose. */
export type Variant = { language: Language; isLow: boolean; money?: Money | undefined }

const LANGUAGE_COOKIE = /(?:^|;\s*)language=(es|de|en)(?:;|$)/

/**
 * Returns the language that a request asks for: `?lang=`, else the cookie `language`, else Spanish for a browser that prefers
 * Spanish. German also requires an administrator, which the caller checks. A request without Accept-Language comes from a search
 * engine's crawler: it gets Spanish, the language that the sitemap gives to addresses without `?lang=`.
 *
 * @returns undefined if the request names no language: then the visitor's country decides
 */
export function requestedLanguage(headers: IncomingHttpHeaders, lang: string | null): Language | undefined {
  if (isLanguage(lang)) return lang
  const [, remembered] = LANGUAGE_COOKIE.exec(headers.cookie ?? '') ?? []
  if (isLanguage(remembered)) return remembered
  return /^\s*es\b/i.test(headers['accept-language'] ?? 'es') ? defaultLanguage : undefined
}

/** True for the low-bandwidth mode: always in Spanish, and in other languages if the browser sends Save-Data. */
export function isLowBandwidth(headers: IncomingHttpHeaders, language: Language): boolean {
  return language === 'es' || String(headers['save-data'] ?? '').toLowerCase() === 'on'
}

/** Returns the name of a variant for cache keys. It contains the exchange rates, since a changed rate needs another document. */
export function variantName({ language, isLow, money }: Variant): string {
  const name = isLow ? `${language}l` : language
  // A rate shows its year from the next year on.
  const rates = money?.rates.map((rate) => writeRate(rate) + (rate.isOtherYear ? '+' : '')).join()
  return money ? `${name} ${rates} ${money.chosen?.currency ?? ''}` : name
}

/** Returns the Set-Cookie that stores a currency chosen with `?money=`; undefined if none is chosen. "USD" deletes the cookie. */
export function moneyCookie(money: string | null): string | undefined {
  if (money === 'USD') return 'money=; Path=/; Max-Age=0; SameSite=Lax'
  return isSecondCurrency(money) ? `money=${money}; Path=/; Max-Age=31536000; SameSite=Lax` : undefined
}
