import { languageFromBrowser } from '#i18n/language.ts'

/** Where Spanish is an official language, and Puerto Rico among them. */
const spanishSpeaking = new Set('CU ES MX AR BO CL CO CR DO EC GQ GT HN NI PA PE PR PY SV UY VE'.split(' '))

/**
 * The language for a visitor who has not chosen one: the country's, Spanish where it is spoken and English elsewhere.
 *
 * German is never suggested, not even to Germany: it needs an administrator, and everybody else who holds it is forced
 * back to Spanish, which a German reads less well than English. A browser that asks for Spanish before anything else
 * gets it anywhere, since the buyer in Miami or Hamburg is often Cuban. Without a country the browser decides, by the
 * rule for the case that this call fails: English if it asks for English, else Spanish.
 */
export function suggestLanguage(country: string | null, acceptLanguage: string | undefined): 'es' | 'en' {
  if (country === null) return languageFromBrowser(acceptLanguage) === 'en' ? 'en' : 'es'
  return spanishSpeaking.has(country) || /^\s*es\b/i.test(acceptLanguage ?? '') ? 'es' : 'en'
}
