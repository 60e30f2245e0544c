import type { Language } from './language.ts'
import { de } from './site/home/de.ts'
import { en } from './site/home/en.ts'
import { es } from './site/home/es.ts'

const titles = { es: es['home.title'], de: de['home.title'], en: en['home.title'] }

/** Maximum of categories in a title. */
const MAX_NAMED = 3

/**
 * Short description of the shop's trade, for titles, link previews and the web app manifest: the company's own line, else names
 * of its categories; '' without either.
 */
export function siteTitle(
  language: Language,
  { trade, categories, country }: { trade: string; categories: readonly string[]; country: string },
) {
  const words = trade || categories.slice(0, MAX_NAMED).join(', ')
  return words && titles[language]({ trade: words, country })
}
