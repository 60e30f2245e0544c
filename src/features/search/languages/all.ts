import type { Language } from '#i18n/language.ts'
import { english, englishLists } from './english.ts'
import { german, germanLists } from './german.ts'
import type { LanguageWords } from './language-words.ts'
import { spanish, spanishLists } from './spanish.ts'

/**
 * The words of each language, one file each. A script for browsers can contain those of a single language, which
 * tests/budgets/search-bundle.test.ts checks.
 */
export const languageWords: Partial<Record<Language, LanguageWords>> = { es: spanish, en: english, de: german }
export const languageLists: Partial<Record<Language, LanguageWords['lists']>> = { es: spanishLists, en: englishLists, de: germanLists }
