import type { Api } from '#api/client.ts'
import { listProducts, searchProducts } from '#features/catalog/calls.ts'
import type { ProductCard } from '#features/catalog/product/product.contract.ts'
import { convertToDollars } from '#features/search/plan/convert-to-dollars.ts'
import { readConstraints } from '#features/search/plan/query-plan.ts'
import { type Language, nameOf } from '#i18n/language.ts'
import type { Rate } from '#kit/exchange-rate.ts'

/** Products that can be added to a comparison: similar to its last product, or results of a search, up to a maximum. */
export type Candidates = {
  products: readonly { id: number; name: string }[]
  /** Result of the search. `total`: products found; if 0, `products` are close matches. `more`: found products that are not listed. */
  found: {
    words: string
    /** True if the search text was too long and only its beginning was searched. */
    isCut: boolean
    total: number
    more: number
    otherMoney: readonly string[]
    unclear: readonly string[]
    unfit: readonly string[]
  } | null
}
/** `ids`: products of the comparison, which are not offered again. */
type Beside = { ids: readonly number[]; language: Language; rates: readonly Rate[] }

/** Maximum of offered products, for visitors without scripts, who cannot choose on other pages. */
const MAX_NAMED = 12

/** Lists products of the same subcategory, then of the same category. Empty if that fails: the search still finds products. */
export async function listSimilar(api: Api, like: ProductCard | undefined, beside: Beside): Promise<Candidates> {
  const page = { category: like?.categoryId, page: 1, pageSize: MAX_NAMED + beside.ids.length }
  const near = await Promise.all(
    [{ ...page, subcategory: like?.subcategoryId ?? ('none' as const) }, page].map((query) =>
      api.call(listProducts, { query }).catch(() => []),
    ),
  )
  return { products: named(near.flat(), beside), found: null }
}

/** Searches all products, so that products of different lists can be compared without scripts. */
export async function findCandidates(api: Api, { words, isCut }: { words: string; isCut: boolean }, beside: Beside): Promise<Candidates> {
  // The page's language, which may differ from the browser's.
  const headers = { 'accept-language': beside.language }
  const { total, products, near, featured } = await api.call(searchProducts, { query: { q: words }, headers })
  const others = named(total > 0 ? products : [...near, ...featured], beside)
  const here = products.filter(({ id }) => beside.ids.includes(id)).length
  const { otherMoney, unclear, unfit } = convertToDollars(readConstraints(words, beside.language), beside.rates)
  return { products: others, found: { words, isCut, total, more: Math.max(0, total - here - others.length), otherMoney, unclear, unfit } }
}

function named(cards: readonly ProductCard[], { ids, language }: Beside): Candidates['products'] {
  const others = new Map(cards.filter(({ id }) => !ids.includes(id)).map((card) => [card.id, card]))
  return [...others.values()].slice(0, MAX_NAMED).map((card) => ({ id: card.id, name: nameOf(card, 'name', language) }))
}
