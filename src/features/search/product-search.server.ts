import { setTimeout as wait } from 'node:timers/promises'
import type { CatalogueVersion } from '#database/catalogue-changes.ts'
import { type Language, languages } from '#i18n/language.ts'
import { type ChangeFeed, createLiveTable, type LiveTable, type RowSource } from '#platform/live-table.server.ts'
import { isEverydayWord } from './corrections.ts'
import type { ListedDocument } from './search-document.ts'
import { makeSearchIndex, type SearchIndex } from './search-index.ts'
import type { SearchResult } from './search-result.ts'
import type { UnknownWord } from './unknown-words.ts'
import { getLexicon } from './words/lexicon.ts'
import { noOwnWords, type OwnWords } from './words/word-groups.ts'

/** Timeout for another language's index, which may still be filling. */
const OTHERS_MS = 500

/** `own`: words to search with instead of staff's saved ones. */
export type ProductSearch = (query: string, language: Language, own?: OwnWords) => Promise<SearchResult>

/**
 * Creates the search over all visible products: one index per language, filled at its first search and updated with each change.
 * A search waits until its index has the changes that were announced before it.
 *
 * A question is answered in the language that knows most of its words, so that "generador silencioso" finds the same on an
 * English page. If the page's language finds nothing, the other languages are tried: "Wechselrichter" on a Spanish page. There,
 * typing errors are not corrected, since a word read in the wrong language looks mistyped.
 *
 * @param rowsOf visible products as texts of a language
 * @param feed changed products
 * @param findOwnWords staff's words of a language
 * @returns a function that returns ids of products, best first, or the nearest products if none match
 */
export function makeProductSearch({
  rowsOf,
  feed,
  findOwnWords = async () => noOwnWords,
  changes,
}: {
  rowsOf: (language: Language) => RowSource<ListedDocument>
  feed: ChangeFeed
  findOwnWords?: (language: Language) => Promise<OwnWords>
  changes: CatalogueVersion
}): ProductSearch {
  const indexes = new Map<Language, LiveTable<SearchIndex>>()

  return async (query, language, own) => {
    const words = own ?? (await findOwnWords(language))
    const index = await indexOf(language).current()
    const inItsOwn = await findInBetterLanguage(query, language, index.unknownIn(query, words))
    if (inItsOwn) return inItsOwn
    const found = index.find(query, words)
    // A question that names goods was understood: "panel de yeso" (plasterboard) must not find German "Panel".
    if (found.ids.length > 0 || found.isForOffers || found.isNamed || query.trim() === '') return found
    for (const other of languages.filter((one) => one !== language)) {
      const index = await within(OTHERS_MS, indexOf(other).current())
      const inOther = index?.find(query, await findOwnWords(other), true)
      if (inOther && inOther.ids.length > 0) return inOther
    }
    return found
  }

  /**
   * Searches in the language that knows most of the words.
   *
   * @param strange words of the question that the page's language does not have
   * @returns the result of another language that knows more of the words; undefined if no language does, or if it finds nothing
   * and does not know all words
   */
  async function findInBetterLanguage(
    query: string,
    language: Language,
    strange: readonly UnknownWord[],
  ): Promise<SearchResult | undefined> {
    let best: { least: number; find: () => SearchResult } | undefined
    for (const other of strange.length > 0 ? languages.filter((one) => one !== language) : []) {
      const words = await findOwnWords(other)
      const lexicon = getLexicon(other, words)
      // Don't fill the index of a language that knows none of these words.
      if (!strange.some(({ word }) => isEverydayWord(word, lexicon))) continue
      const index = await within(OTHERS_MS, indexOf(other).current())
      const least = index ? sumOf(index.unknownIn(query, words)) : undefined
      if (index && least !== undefined && least < (best?.least ?? sumOf(strange))) best = { least, find: () => index.find(query, words) }
    }
    const found = best?.find()
    // A language that knows all words answers the question, even without results.
    return found && (found.ids.length > 0 || best?.least === 0) ? found : undefined
  }

  function indexOf(language: Language): LiveTable<SearchIndex> {
    const known = indexes.get(language)
    if (known) return known
    const table = createLiveTable({ changes, feed, rows: rowsOf(language), make: () => makeSearchIndex(language) })
    indexes.set(language, table)
    return table
  }
}

const sumOf = (strange: readonly UnknownWord[]) => strange.reduce((sum, { counts }) => sum + counts, 0)

/** Returns the value, or undefined after a timeout or a failure, since the other languages' answers are optional. */
const within = <Value>(ms: number, coming: Promise<Value>): Promise<Value | undefined> =>
  Promise.race([coming.catch(() => undefined), wait(ms, undefined, { ref: false })])
