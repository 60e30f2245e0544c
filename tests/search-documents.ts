import type { Database } from '#database/schema.ts'
import { searchableProducts } from '#features/catalog/product/searchable-products.server.ts'
import type { SearchDocument } from '#features/search/search-document.ts'
import { buildSearchIndex } from '#features/search/search-index.ts'
import type { Language } from '#i18n/language.ts'

/** What a test says of a product; the rest is empty. */
export type Given = Partial<SearchDocument>

/** A product that has only what is given. */
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

/** An index of products, with their places from 1 on as ids. */
export async function indexOf(given: Given[], language: Language = 'es') {
  return buildSearchIndex(
    given.map((document, place) => documentOf(place + 1, document)),
    language,
  )
}

/** Names that a search finds among products, in order. */
export async function found(given: Given[], query: string, language: Language = 'es'): Promise<(string | undefined)[]> {
  const { ids } = (await indexOf(given, language)).find(query)
  return ids.map((id) => given[id - 1]?.name)
}

/** Every product that visitors may see, as texts of one language to search in, in the order of lists. */
export async function listSearchableProducts(db: Database, language: Language) {
  const rows = searchableProducts(db, language)
  const all: Awaited<ReturnType<typeof rows.of>>[number][] = []
  for (let next = await rows.after(0); next.length > 0; next = await rows.after(next.at(-1)?.id ?? 0)) all.push(...next)
  const place = ({ position }: { position: number }) => position || Number.POSITIVE_INFINITY
  return all.sort((a, b) => place(a) - place(b) || (a.sortName < b.sortName ? -1 : Number(a.sortName > b.sortName)) || a.id - b.id)
}
