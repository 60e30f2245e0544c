import { type Language, languages } from '#i18n/language.ts'
import { foldText } from '#kit/text/fold-text.ts'
import { languageWords } from '../languages/all.ts'

/** Words and phrases that mean the same; the key tells the group from others, whatever becomes of its words. */
export type WordGroup = { key: string; words: readonly string[] }

/** Staff's words of a language, beside those that the shop comes with. */
export type OwnWords = {
  /** Groups of their own, and what stands in the place of those that the shop comes with; one without words is switched off. */
  groups: readonly WordGroup[]
  /** Further spellings of units: "kavea" is "kva". */
  units: readonly { spelling: string; unit: string }[]
}

export const noOwnWords: OwnWords = { groups: [], units: [] }

/** The groups that the shop comes with. A group is known by its first phrase, which therefore stays the first. */
export const seededGroups: Record<Language, readonly WordGroup[]> = Object.fromEntries(
  languages.map((language) => [language, synonymsOf(language).map((words) => ({ key: keyOf(language, words), words }))]),
) as Record<Language, WordGroup[]>

/** The groups that a language is searched by: those of the shop as staff have left them, then those of staff. */
export function groupsInForce(language: Language, { groups }: OwnWords): readonly WordGroup[] {
  const own = new Map(groups.map((group) => [group.key, group]))
  const seeded = seededGroups[language].map((group) => own.get(group.key) ?? group)
  const known = new Set(seeded.map(({ key }) => key))
  return [...seeded, ...groups.filter(({ key }) => !known.has(key))].filter(({ words }) => words.length > 0)
}

function keyOf(language: Language, [first = '']: readonly string[]): string {
  return `${language}-${foldText(first).replace(/[^a-z0-9]+/g, '-')}`
}

/** Phrases between bars. */
export function phrasesOf(text: string): string[] {
  return text.trim().split(/\s*\|\s*/)
}

/** The groups of a language that mean the same, a list of phrases each. */
function synonymsOf(language: Language): readonly (readonly string[])[] {
  const lines = (languageWords[language]?.synonyms ?? '')
    .trim()
    .replace(/\|\n\s*/g, '|')
    .split(/\s*\n/)
  return lines.map(phrasesOf)
}
