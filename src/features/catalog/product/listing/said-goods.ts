import type { Language } from '#i18n/language.ts'
import { inTurn } from '#kit/lists.ts'
import { readBareNumbers } from './bare-numbers.ts'
import { browse } from './browse.ts'
import { bareOf, countFilters, type Filters, noFilters, priceOrder, type SaidFilters, withSaid } from './filters.ts'
import { largestFirst } from './largest-first.ts'
import type { Sort } from './list-order.ts'
import type { ListedProduct } from './listed-product.ts'
import type { ListedProducts } from './listed-table.ts'
import { type ReadVoltages, readVoltages } from './voltages.ts'

/** Ids of the products that match a visitor's words, best first, and what the words say of price, figures and order. */
type FoundGoods = { ids: readonly number[]; said: SaidFilters; things?: readonly Thing[] | undefined }
/** The table with every change that was announced before the call. */
type CurrentTable = { current(): Promise<ListedProducts> }
/** One of several goods with limits of its own, as it was typed. */
type Thing = { text: string; ids: readonly number[]; said: SaidFilters }

/**
 * Adapts the filters that a question states to the goods it finds.
 *
 * @param bare the chosen price as a range, where it comes of a question's bare number
 */
export function readAsSaid(
  said: SaidFilters,
  goods: readonly ListedProduct[],
  { chosen = noFilters, bare, sort }: { chosen?: Filters; bare?: string | undefined; sort?: Sort | undefined } = {},
): ReadVoltages & { sort: Sort | undefined } {
  const filters = readBareNumbers(withSaid(chosen, said), bare ?? bareOf(chosen, said), goods)
  return {
    ...readVoltages(filters, goods),
    sort: sort ?? priceOrder(said) ?? (said.largest === undefined ? undefined : largestFirst(goods)),
  }
}

/**
 * Several goods, each narrowed by its own limits, in turn so that all are seen on the first page.
 *
 * @returns also of which nothing is left
 */
export function narrowEach(things: readonly Thing[], table: ListedProducts): { ids: readonly number[]; missing: readonly string[] } {
  const each = things.map(({ text, ids, said }) => {
    const goods = table.those(ids)
    const { filters, sort } = readAsSaid(said, goods)
    return { text, ids: browse(goods, filters, sort).ids }
  })
  return { ids: inTurn(each.map(({ ids }) => ids)), missing: each.filter(({ ids }) => ids.length === 0).map(({ text }) => text) }
}

/** Narrows what a search finds by what its question says, wherever visitors or staff ask it. */
export function narrowAsSaid(listed: CurrentTable) {
  return async ({ ids, said, things }: FoundGoods): Promise<{ ids: readonly number[]; filters: Filters }> => {
    if (things) return { ids: narrowEach(things, await listed.current()).ids, filters: noFilters }
    if (countFilters(withSaid(noFilters, said)) === 0 && !priceOrder(said) && said.largest === undefined) return { ids, filters: noFilters }
    const goods = (await listed.current()).those(ids)
    const { filters, sort } = readAsSaid(said, goods)
    return { ids: browse(goods, filters, sort).ids, filters }
  }
}

/** A search whose questions are taken wholly, as `narrowAsSaid` does. */
export function searchAsSaid<Of extends FoundGoods, Own>(
  searchProducts: (query: string, language: Language, own?: Own) => Promise<Of>,
  listed: CurrentTable,
) {
  const narrow = narrowAsSaid(listed)
  return async (query: string, language: Language, own?: Own) => {
    const found = await searchProducts(query, language, own)
    return { ...found, ...(await narrow(found)), unfiltered: found.ids.length }
  }
}
