import type { CatalogueVersion } from '#database/catalogue-changes.ts'
import type { Database } from '#database/schema.ts'
import type { Language } from '#i18n/language.ts'
import { versionedCache } from '#platform/pages/versioned-cache.server.ts'
import type { OwnWords } from '../words/word-groups.ts'
import { listWordsRows, UNIT_KEY_PREFIX, type WordsRow } from './search-words.store.server.ts'

type Words = Record<Language, OwnWords>

/**
 * Creates a function that reads staff's words of a language, cached until the catalogue's version changes. If only products
 * changed, it returns the same object as before, so that the search keeps its lexicon.
 */
export function makeOwnWordsReader(db: Database, changes: CatalogueVersion): (language: Language) => Promise<OwnWords> {
  const kept = versionedCache<Words>(changes, 1, () => 1)
  let last: { text: string; words: Words } | undefined

  return async (language) => (await kept.getOrMake('words', read))[language]

  async function read(): Promise<Words> {
    const rows = await listWordsRows(db)
    const text = JSON.stringify(rows)
    if (last?.text !== text) last = { text, words: { es: ownWordsOf(rows, 'es'), de: ownWordsOf(rows, 'de'), en: ownWordsOf(rows, 'en') } }
    return last.words
  }
}

type Kept = Pick<WordsRow, 'key' | 'list' | 'words' | 'is_off'>

/** Converts stored words to the search's form. */
export function ownWordsOf(rows: readonly Kept[], language: Language): OwnWords {
  const lines = (words: string) => words.split('\n').filter(Boolean)
  return {
    groups: rows.filter(({ list }) => list === language).map(({ key, words, is_off }) => ({ key, words: is_off ? [] : lines(words) })),
    units: rows
      .filter(({ list, is_off }) => list === 'units' && !is_off)
      .flatMap(({ key, words }) => lines(words).map((spelling) => ({ spelling, unit: key.slice(UNIT_KEY_PREFIX.length) }))),
  }
}
