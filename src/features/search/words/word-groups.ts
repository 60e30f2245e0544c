import { type Language, languages } from '#i18n/language.ts'
import { foldText } from '#kit/text/fold-text.ts'
import { languageWords } from '../languages/all.ts'

/** Words and phrases with the same meaning. The key identifies the group when its words change. */
export type WordGroup = { key: string; words: readonly string[] }

/** Staff's words of a language, in addition to the seeded ones. */
export type OwnWords = {
  /** Staff's own groups, and replacements of seeded groups; a group without words is switched off. */
  groups: readonly WordGroup[]
  /** Further spellings of units: "kavea" is "kva". */
  units: readonly { spelling: string; unit: string }[]
}

export const noOwnWords: OwnWords = { groups: [], units: [] }

/** The seeded groups. A group's key is its first phrase, which must therefore stay the first. */
export const seededGroups: Record<Language, readonly WordGroup[]> = Object.fromEntries(
  languages.map((language) => [language, synonymsOf(language).map((words) => ({ key: keyOf(language, words), words }))]),
) as Record<Language, WordGroup[]>

/** The groups that the search uses: the seeded ones with staff's changes, then those that staff added. */
export function listActiveGroups(language: Language, { groups }: OwnWords): readonly WordGroup[] {
  const own = new Map(groups.map((group) => [group.key, group]))
  const seeded = seededGroups[language].map((group) => own.get(group.key) ?? group)
  const known = new Set(seeded.map(({ key }) => key))
  return [...seeded, ...groups.filter(({ key }) => !known.has(key))].filter(({ words }) => words.length > 0)
}

function keyOf(language: Language, [first = '']: readonly string[]): string {
  return `${language}-${foldText(first).replace(/[^a-z0-9]+/g, '-')}`
}

/** Splits a text at bars into phrases. */
export function phrasesOf(text: string): string[] {
  return text.trim().split(/\s*\|\s*/)
}

/** The seeded groups of synonyms of a language, as lists of phrases. */
function synonymsOf(language: Language): readonly (readonly string[])[] {
  const lines = (languageWords[language]?.synonyms ?? '')
    .trim()
    .replace(/\|\n\s*/g, '|')
    .split(/\s*\n/)
  return lines.map(phrasesOf)
}
