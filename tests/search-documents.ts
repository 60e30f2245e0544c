import type { Database } from '#database/schema.ts'
import { searchableProducts } from '#features/catalog/product/searchable-products.server.ts'
import type { SearchDocument } from '#features/search/search-document.ts'
import { buildSearchIndex } from '#features/search/search-index.ts'
import type { Language } from '#i18n/language.ts'

/** Fields of a product that a test sets; the rest is empty. */
export type Given = Partial<SearchDocument>

/** Creates the search's document of a product. Fields that are not given are empty. */
export const documentOf = (id: number, given: Given): SearchDocument => ({
  id,
  name: '',
  sku: null,
  place: '',
  attributes: '',
  shortText: '',
  longText: '',
  isInStock: true,
  isOnSale: false,
  chemistry: null,
  fuel: null,
  ...given,
})

/** Builds an index of products. Their ids are their positions, from 1 on. */
export async function indexOf(given: Given[], language: Language = 'es') {
  return buildSearchIndex(
    given.map((document, place) => documentOf(place + 1, document)),
    language,
  )
}

/** Searches among products and returns the names of the results in order. */
export async function found(given: Given[], query: string, language: Language = 'es'): Promise<(string | undefined)[]> {
  const { ids } = (await indexOf(given, language)).find(query)
  return ids.map((id) => given[id - 1]?.name)
}

/** Lists every product that visitors may see, with its texts of one language for the search, in the order of lists. */
export async function listSearchableProducts(db: Database, language: Language) {
  const rows = searchableProducts(db, language)
  const all: Awaited<ReturnType<typeof rows.of>>[number][] = []
  for (let next = await rows.after(0); next.length > 0; next = await rows.after(next.at(-1)?.id ?? 0)) all.push(...next)
  const place = ({ position }: { position: number }) => position || Number.POSITIVE_INFINITY
  return all.sort((a, b) => place(a) - place(b) || (a.sortName < b.sortName ? -1 : Number(a.sortName > b.sortName)) || a.id - b.id)
}
