import { setImmediate } from 'node:timers/promises'
import type { CatalogueVersion } from '#database/catalogue-changes.ts'
import { type Language, languages } from '#i18n/language.ts'
import { versionedCache } from '#platform/pages/versioned-cache.server.ts'
import type { SearchDocument } from './search-document.ts'
import { buildSearchIndex, type Found, type SearchIndex } from './search-index.ts'
import { noOwnWords, type OwnWords } from './words/word-groups.ts'

/** `own`: words to search with in the place of what staff have saved. */
export type ProductSearch = (query: string, language: Language, own?: OwnWords) => Promise<Found>

/** An import changes the catalogue many times a second; one index after it is enough. */
const QUIET_MS = 200

/**
 * The search over everything that visitors may see: one index a language, made when it is first asked for. After a change
 * the languages in use get a new one soon, in the background; whoever searches before waits for it, so nobody is
 * told of yesterday's catalogue.
 *
 * @param listDocuments visible products in the order of lists
 * @param findOwnWords what staff say of a language's words
 * @returns ids of products, best first, and the nearest where there are none
 */
export function productSearch({
  listDocuments,
  findOwnWords = async () => noOwnWords,
  changes,
}: {
  listDocuments: (language: Language) => Promise<SearchDocument[]>
  findOwnWords?: (language: Language) => Promise<OwnWords>
  changes: CatalogueVersion
}): ProductSearch {
  const indexes = versionedCache<SearchIndex>(changes, languages.length, () => 1)
  const inUse = new Set<Language>()
  let waiting: NodeJS.Timeout | undefined

  changes.listen(() => {
    clearTimeout(waiting)
    waiting = setTimeout(() => {
      // What goes wrong here goes wrong again for the next searcher, and is answered and logged there.
      for (const language of inUse) indexOf(language).catch(() => {})
    }, QUIET_MS).unref()
  })

  return async (query, language, own) => {
    inUse.add(language)
    const words = own ?? (await findOwnWords(language))
    return (await indexOf(language)).find(query, words)
  }

  function indexOf(language: Language): Promise<SearchIndex> {
    return indexes.getOrMake(language, async () => buildSearchIndex(await listDocuments(language), language, () => setImmediate()))
  }
}
