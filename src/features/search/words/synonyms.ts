import type { Language } from '#i18n/language.ts'
import { languageWords } from '../languages/all.ts'

/** Phrases between bars. */
export const phrasesOf = (text: string): string[] => text.trim().split(/\s*\|\s*/)

/** The groups of a language that mean the same, a list of phrases each. */
export const synonymsOf = (language: Language): readonly (readonly string[])[] =>
  (languageWords[language]?.synonyms ?? '')
    .trim()
    .split(/(?<!\|)\s*\n/)
    .map(phrasesOf)
