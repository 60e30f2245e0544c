import type { CatalogueVersion } from '#database/catalogue-changes.ts'
import type { Language } from '#i18n/language.ts'
import { type ChangeFeed, type LiveTable, liveTable, type Rows } from '#platform/live-table.server.ts'
import type { Found } from './answered.ts'
import type { ListedDocument } from './search-document.ts'
import { makeSearchIndex, type SearchIndex } from './search-index.ts'
import { noOwnWords, type OwnWords } from './words/word-groups.ts'

/** `own`: words to search with in the place of what staff have saved. */
export type ProductSearch = (query: string, language: Language, own?: OwnWords) => Promise<Found>

/**
 * The search over everything that visitors may see: one index a language, filled when it is first asked for, and told of
 * each change from then on. Whoever searches waits for what was changed before, so nobody is told of yesterday's catalogue.
 *
 * @param rowsOf visible products as texts of a language
 * @param feed which of them have changed
 * @param findOwnWords what staff say of a language's words
 * @returns ids of products, best first, and the nearest where there are none
 */
export function productSearch({
  rowsOf,
  feed,
  findOwnWords = async () => noOwnWords,
  changes,
}: {
  rowsOf: (language: Language) => Rows<ListedDocument>
  feed: ChangeFeed
  findOwnWords?: (language: Language) => Promise<OwnWords>
  changes: CatalogueVersion
}): ProductSearch {
  const indexes = new Map<Language, LiveTable<SearchIndex>>()

  return async (query, language, own) => {
    const words = own ?? (await findOwnWords(language))
    return (await indexOf(language).current()).find(query, words)
  }

  function indexOf(language: Language): LiveTable<SearchIndex> {
    const known = indexes.get(language)
    if (known) return known
    const table = liveTable({ changes, feed, rows: rowsOf(language), make: () => makeSearchIndex(language) })
    indexes.set(language, table)
    return table
  }
}
