import { languageFromBrowser } from '#i18n/language.ts'

/** Countries with Spanish as an official language, and Puerto Rico. */
const spanishSpeaking = new Set('CU ES MX AR BO CL CO CR DO EC GQ GT HN NI PA PE PR PY SV UY VE'.split(' '))

/**
 * Suggests a language for a visitor who has not chosen one: Spanish in Spanish-speaking countries, English elsewhere. German is
 * never suggested, not even in Germany: only staff may use it, and others would be switched back to Spanish, which most Germans
 * read less well than English. A browser that prefers Spanish gets Spanish anywhere, since a buyer in Miami or Hamburg is often
 * Cuban. Without a country the browser's language decides: English if it prefers English, else Spanish.
 */
export function suggestLanguage(country: string | null, acceptLanguage: string | undefined): 'es' | 'en' {
  if (country === null) return languageFromBrowser(acceptLanguage)
  return spanishSpeaking.has(country) || /^\s*es\b/i.test(acceptLanguage ?? '') ? 'es' : 'en'
}
