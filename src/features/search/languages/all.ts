import type { Language } from '#i18n/language.ts'
import { english, englishLists } from './english.ts'
import { german, germanLists } from './german.ts'
import type { LanguageWords } from './language-words.ts'
import { spanish, spanishLists } from './spanish.ts'

/** The words of each language; another one is another file here. A browser can have those of one alone, see tests/budgets/search-bundle.test.ts. */
export const languageWords: Partial<Record<Language, LanguageWords>> = { es: spanish, en: english, de: german }
export const languageLists: Partial<Record<Language, LanguageWords['lists']>> = { es: spanishLists, en: englishLists, de: germanLists }
