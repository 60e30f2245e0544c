import type { Language } from '#i18n/language.ts'

/** Codes that Intl.DisplayNames names although they are no countries: unions, an outlying group, pseudo-locales and "unknown". */
const NOT_COUNTRIES = ['EU', 'EZ', 'QO', 'UN', 'XA', 'XB', 'ZZ']

/** Name of a country in the language; '' for any text that is no ISO code of a country. */
export function countryName(code: string | undefined, language: Language): string {
  // Intl.DisplayNames throws for a text that has not the form of a code, such as one that is being typed.
  if (!code || !/^[A-Z]{2}$/.test(code) || NOT_COUNTRIES.includes(code)) return ''
  // supported: without Intl.DisplayNames, a page of the saved catalogue names no country
  if (typeof Intl.DisplayNames !== 'function') return ''
  // supported: engines without it have returned above
  return new Intl.DisplayNames(language, { type: 'region', fallback: 'none' }).of(code) ?? ''
}
