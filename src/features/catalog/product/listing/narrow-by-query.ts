import type { Language } from '#i18n/language.ts'
import { interleave } from '#kit/lists.ts'
import { readBareNumbers } from './bare-numbers.ts'
import { filterAndCount } from './browse.ts'
import { addQueryFilters, countFilters, type Filters, findBareRange, findPriceSort, noFilters, type SearchConstraints } from './filters.ts'
import type { Sort } from './list-order.ts'
import type { ListedProduct } from './listed-product.ts'
import type { ListedProducts } from './listed-table.ts'
import { readVoltages, type VoltageReading } from './voltages.ts'

/** Result of a search: ids of the matching products, best first, and the filters that the query contains (`constraints`). */
type FoundGoods = { ids: readonly number[]; constraints: SearchConstraints; things?: readonly Thing[] | undefined }
/** `current` resolves to the table with every change that was announced before the call. */
type CurrentTable = { current(): Promise<ListedProducts> }
/** One of several kinds of products that a query names, each with its own limits: words, ids of matching products, filters. */
type Thing = { text: string; ids: readonly number[]; constraints: SearchConstraints }

/**
 * Joins chosen filters with those of a query, and adapts them to the goods: a number without a unit may be a price or a
 * figure, and a voltage may be a number or a choice.
 *
 * @param constraints filters of the query
 * @param bare the chosen price as a range, if it was typed in the query without a currency
 * @param sort the chosen order, which overrides the order in the query
 */
export function adaptQueryFilters(
  constraints: SearchConstraints,
  goods: readonly ListedProduct[],
  { chosen = noFilters, bare, sort }: { chosen?: Filters; bare?: string | undefined; sort?: Sort | undefined } = {},
): VoltageReading & { sort: Sort | undefined } {
  const filters = readBareNumbers(addQueryFilters(chosen, constraints), bare ?? findBareRange(chosen, constraints), goods)
  return {
    ...readVoltages(filters, goods),
    sort: sort ?? findPriceSort(constraints) ?? (constraints.largest === undefined ? undefined : largestFirstSort(goods)),
  }
}

/**
 * Filters the products of each thing that a query names by the limits of that thing. Interleaves them, so that the first page shows
 * products of every thing.
 *
 * @returns `missing`: words of the things without any product left
 */
export function filterProductGroups(
  things: readonly Thing[],
  table: ListedProducts,
): { ids: readonly number[]; missing: readonly string[] } {
  const each = things.map(({ text, ids, constraints }) => {
    const goods = table.pick(ids)
    const { filters, sort } = adaptQueryFilters(constraints, goods)
    return { text, ids: filterAndCount(goods, filters, sort).ids }
  })
  return { ids: interleave(each.map(({ ids }) => ids)), missing: each.filter(({ ids }) => ids.length === 0).map(({ text }) => text) }
}

/** Makes a function that filters and sorts the result of a search by the filters that the query contains. */
export function queryNarrower(listed: CurrentTable) {
  return async ({ ids, constraints, things }: FoundGoods): Promise<{ ids: readonly number[]; filters: Filters }> => {
    if (things) return { ids: filterProductGroups(things, await listed.current()).ids, filters: noFilters }
    if (countFilters(addQueryFilters(noFilters, constraints)) === 0 && !findPriceSort(constraints) && constraints.largest === undefined)
      return { ids, filters: noFilters }
    const goods = (await listed.current()).pick(ids)
    const { filters, sort } = adaptQueryFilters(constraints, goods)
    return { ids: filterAndCount(goods, filters, sort).ids, filters }
  }
}

/** Wraps a search so that `queryNarrower` filters its results. `unfiltered`: number of results before. `own` is passed to the search. */
export function narrowedSearch<Found extends FoundGoods, Own>(
  searchProducts: (query: string, language: Language, own?: Own) => Promise<Found>,
  listed: CurrentTable,
) {
  const narrow = queryNarrower(listed)
  return async (query: string, language: Language, own?: Own) => {
    const found = await searchProducts(query, language, own)
    return { ...found, ...(await narrow(found)), unfiltered: found.ids.length }
  }
}

/** Figures that measure the size of products; noise and voltage do not. In a tie the first figure wins. */
const sizes = ['kw', 'kva', 'wp', 'kwh', 'ah'] as const
/** Share of the products that must have a figure for the list to be sorted by it. */
const MIN_SHARE = 0.5

/** The order with the largest products first, "-kw" for inverters; undefined if fewer than half of the products share a size figure. */
function largestFirstSort(goods: readonly ListedProduct[]): Sort | undefined {
  const counts = sizes.map((name) => goods.filter(({ figures }) => typeof figures[name] === 'number').length)
  const most = Math.max(...counts)
  const name = sizes[counts.indexOf(most)]
  return name && most > 0 && most >= MIN_SHARE * goods.length ? `-${name}` : undefined
}
