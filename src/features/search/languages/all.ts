import type { Language } from '#i18n/language.ts'
import { english, englishLists } from './english.ts'
import { german, germanLists } from './german.ts'
import type { LanguageWords } from './language-words.ts'
import { spanish, spanishLists } from './spanish.ts'

/**
 * The words of each language; a further language is a further file here. A browser can load those of a single language, see
 * tests/budgets/search-bundle.test.ts.
 */
export const languageWords: Partial<Record<Language, LanguageWords>> = { es: spanish, en: english, de: german }
export const languageLists: Partial<Record<Language, LanguageWords['lists']>> = { es: spanishLists, en: englishLists, de: germanLists }
