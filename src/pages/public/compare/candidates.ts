import type { Api } from '#api/client.ts'
import { listProducts, searchProducts } from '#features/catalog/calls.ts'
import type { ProductCard } from '#features/catalog/product/product.contract.ts'
import { inDollars } from '#features/search/plan/in-dollars.ts'
import { readSaid } from '#features/search/plan/query-plan.ts'
import { type Language, nameOf } from '#i18n/language.ts'
import type { Rate } from '#kit/exchange-rate.ts'

/** Products that can be added to a comparison: others of the last one's kind, or results of a search, up to a maximum. */
export type Candidates = {
  products: readonly { id: number; name: string }[]
  /** `more`: how many it does not name. Where nothing is found, what is named comes close. */
  found: {
    words: string
    /** True if there are more candidates than are read. */
    isCut: boolean
    total: number
    more: number
    otherMoney: readonly string[]
    unclear: readonly string[]
    unfit: readonly string[]
  } | null
}
/** The comparison's own products, which are not offered again. */
type Beside = { ids: readonly number[]; language: Language; rates: readonly Rate[] }

/** How many are named that one may add: for whoever has no script to choose with elsewhere. */
const NAMED = 12

/** Others of the same subcategory, then of the same category. Nice to have: words find any other. */
export async function listSimilar(api: Api, like: ProductCard | undefined, beside: Beside): Promise<Candidates> {
  const page = { category: like?.categoryId, page: 1, pageSize: NAMED + beside.ids.length }
  const near = await Promise.all(
    [{ ...page, subcategory: like?.subcategoryId ?? ('none' as const) }, page].map((query) =>
      api.call(listProducts, { query }).catch(() => []),
    ),
  )
  return { products: named(near.flat(), beside), found: null }
}

/** Searches in all lists, so that goods of different lists can be compared without script. */
export async function findCandidates(api: Api, { words, isCut }: { words: string; isCut: boolean }, beside: Beside): Promise<Candidates> {
  // A browser's own languages need not be the page's.
  const headers = { 'accept-language': beside.language }
  const { total, products, near, featured } = await api.call(searchProducts, { query: { q: words }, headers })
  const others = named(total > 0 ? products : [...near, ...featured], beside)
  const here = products.filter(({ id }) => beside.ids.includes(id)).length
  const { otherMoney, unclear, unfit } = inDollars(readSaid(words, beside.language), beside.rates)
  return { products: others, found: { words, isCut, total, more: Math.max(0, total - here - others.length), otherMoney, unclear, unfit } }
}

function named(cards: readonly ProductCard[], { ids, language }: Beside): Candidates['products'] {
  const others = new Map(cards.filter(({ id }) => !ids.includes(id)).map((card) => [card.id, card]))
  return [...others.values()].slice(0, NAMED).map((card) => ({ id: card.id, name: nameOf(card, 'name', language) }))
}
