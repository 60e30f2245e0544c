import { type Companions, pickCompanions } from '#features/catalog/fit/companions.ts'
import { type JudgeableProduct, judgeableKinds, toJudgeableProduct } from '#features/catalog/product/judgeable-product.ts'
import { toListedProduct } from '#features/catalog/product/listing/listed-product.ts'
import { createListedProducts, type ListedProducts } from '#features/catalog/product/listing/listed-table.ts'
import type { ProductCard, ProductDetail } from '#features/catalog/product/product.contract.ts'
import { searchDocumentOf } from '#features/catalog/product/search-document-of.ts'
import { fromSavedProduct } from '#features/catalog/saved/saved-product.ts'
import type { StoredCatalogue } from '#features/catalog/saved/stored-catalogue.ts'
import { makeSearchIndex, type SearchIndex } from '#features/search/search-index.ts'
import type { OwnWords } from '#features/search/words/word-groups.ts'
import { nameOf, textIn } from '#i18n/language.ts'
import { sortKey } from '#kit/text/sort-key.ts'

/** The products of a saved catalogue, in the form in which the server's calls read them. */
export type SavedGoods = {
  table: ListedProducts
  /** Cards in the order of the ids; unknown ids are left out. */
  cardsOf(ids: readonly number[]): ProductCard[]
  bySlug(slug: string): ProductDetail | undefined
  companionsOf(product: ProductDetail): Companions<ProductCard>
  /** The search; its index is built at the first call. */
  search(): SearchIndex
  words: OwnWords
  nameOf(id: number): string
  /** Products that compatibility rules apply to. */
  judged(): JudgeableProduct[]
}

/** Builds the tables of a saved catalogue, once per page. */
export function createCatalogueTables({ products: saved, frame, language }: StoredCatalogue): SavedGoods {
  const products = new Map(saved.map((one) => [one.id, fromSavedProduct(one, language)]))
  const table = createListedProducts()
  for (const product of products.values()) table.put(toListedProduct(product, sortKey(product.name)))
  let index: SearchIndex | undefined
  // The API answers that the catalogue was saved with. Their type in the contract is `unknown`, hence the casts.
  const subcategories = frame.answers['/api/subcategories'] as Place[]
  const categories = frame.answers['/api/categories'] as Place[]
  const placeOf = (places: readonly Place[], wanted: number | null) => {
    const place = places.find(({ id }) => id === wanted)
    return place ? nameOf(place, 'name', language) : ''
  }
  const cardsOf = (ids: readonly number[]): ProductDetail[] => ids.flatMap((id) => products.get(id) ?? [])
  return {
    table,
    cardsOf,
    words: frame.words as OwnWords,
    nameOf: (id) => products.get(id)?.name ?? String(id),
    judged: () => [...products.values()].filter((product) => judgeableKinds.has(product.goods)).map(toJudgeableProduct),
    bySlug: (slug) => [...products.values()].find((product) => product.slug === slug),
    companionsOf(product) {
      const candidates = cardsOf(table.all.map(({ id }) => id))
      return pickCompanions(product, candidates)
    },
    search() {
      if (!index) {
        index = makeSearchIndex(language)
        for (const product of products.values())
          index.put(
            searchDocumentOf(
              {
                ...product,
                shortText: textIn(product, 'shortDescription', language),
                longText: textIn(product, 'description', language),
                sortName: sortKey(product.name),
                category: placeOf(categories, product.categoryId),
                subcategory: placeOf(subcategories, product.subcategoryId),
              },
              language,
            ),
          )
      }
      return index
    },
  }
}

type Place = { id: number; name: string; nameDe: string; nameEs: string; nameEn: string }
