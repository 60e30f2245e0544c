import type { Language } from '#i18n/language.ts'
import type { LiveTable } from '#platform/live-table.server.ts'
import { readBareNumbers } from './bare-numbers.ts'
import { browse } from './browse.ts'
import { bareOf, countFilters, type Filters, noFilters, type SaidFilters, withSaid } from './filters.ts'
import type { Sort } from './list-order.ts'
import type { ListedProduct } from './listed-product.ts'
import type { ListedProducts } from './listed-products.store.server.ts'
import { type ReadVoltages, readVoltages } from './voltages.ts'

/** Ids of the products that match a visitor's words, best first, and what the words say of price, figures and order. */
type Found = { ids: readonly number[]; said: SaidFilters }

/**
 * What a question says beside what was chosen, as the goods that it finds have it.
 *
 * @param bare the chosen price as a range, where it comes of a question's bare number
 */
export function readAsSaid(
  said: SaidFilters,
  goods: readonly ListedProduct[],
  { chosen = noFilters, bare, sort }: { chosen?: Filters; bare?: string | undefined; sort?: Sort | undefined } = {},
): ReadVoltages & { sort: Sort | undefined } {
  const filters = readBareNumbers(withSaid(chosen, said), bare ?? bareOf(chosen, said), goods)
  return { ...readVoltages(filters, goods), sort: sort ?? (said.isCheapFirst ? 'price' : undefined) }
}

/** Narrows what a search finds by what its question says, wherever visitors or staff ask it. */
export function narrowAsSaid(listed: LiveTable<ListedProducts>) {
  return async ({ ids, said }: Found): Promise<{ ids: readonly number[]; filters: Filters }> => {
    if (countFilters(withSaid(noFilters, said)) === 0 && !said.isCheapFirst) return { ids, filters: noFilters }
    const goods = (await listed.current()).those(ids)
    const { filters, sort } = readAsSaid(said, goods)
    return { ids: browse(goods, filters, sort).ids, filters }
  }
}

/** A search whose questions are taken wholly, as `narrowAsSaid` does. */
export function searchAsSaid<Of extends Found, Own>(
  searchProducts: (query: string, language: Language, own?: Own) => Promise<Of>,
  listed: LiveTable<ListedProducts>,
) {
  const narrow = narrowAsSaid(listed)
  return async (query: string, language: Language, own?: Own) => {
    const found = await searchProducts(query, language, own)
    return { ...found, ...(await narrow(found)), unfiltered: found.ids.length }
  }
}
