import type { FoundProducts, ListQuery, ProductCard } from '../product.contract.ts'
import { filterAndCount, hasPriceWithin } from './browse.ts'
import { readFilters, type SearchConstraints, writeFilters } from './filters.ts'
import { LIST_PAGE } from './list-limits.ts'
import { filterByScope, type ListedProducts, listIds } from './listed-table.ts'
import { adaptQueryFilters, filterProductGroups } from './narrow-by-query.ts'

/** Number of near or featured products shown if a search finds nothing. */
const NEAREST = 3
const noConstraints: SearchConstraints = { price: null, figures: {}, isCheapFirst: false, isAvailable: false }

/** Result of a search, before its filters are applied; the `SearchResult` of features/search. */
export type UnfilteredSearch = {
  /** Ids of the matching products, best first. */
  ids: readonly number[]
  /** Ids of the closest products, if none matches. */
  near: readonly number[]
  isForOffers: boolean
  /** Filters that the query contains. */
  constraints: SearchConstraints & Record<'otherMoney' | 'unread' | 'unfit' | 'ignored', readonly string[]>
  /**
   * Parts of a query that lists products, if at least two parts have a limit and each finds products: "panel 500 W, inversor hasta
   * 300 usd".
   */
  things?: readonly { text: string; ids: readonly number[]; constraints: SearchConstraints }[]
  /** Figures of the query that no product has. */
  unmet: readonly { amount: number; unit: string }[]
  /** Words of the query that no product has. */
  lacking: readonly string[]
  /** Page of the shop that answers the query instead of products. */
  lead?: FoundProducts['lead']
}
type Goods = { table: ListedProducts; cardsOf: (ids: readonly number[]) => Promise<ProductCard[]> }

/**
 * Builds one page of a filtered list, with the filters that can be chosen. A page number beyond the last page gives the last page. If
 * a search finds nothing, the result has near products, or featured products if no product is near.
 *
 * @param found result of the search; undefined for a list without a search
 */
export async function findListed(query: ListQuery, found: UnfilteredSearch | undefined, { table, cardsOf }: Goods): Promise<FoundProducts> {
  const { category, subcategory, bare, sort, page: askedPage = 1 } = query
  const each = found?.things && filterProductGroups(found.things, table)
  const goods = filterByScope(found ? table.pick(each?.ids ?? found.ids) : table.all, { category, subcategory })
  const chosen = readFilters((name) => query[name]).filters
  const adapted = adaptQueryFilters(found?.constraints ?? noConstraints, goods, { chosen, bare, sort })
  const { filters, none } = adapted
  const { ids, ...choices } = filterAndCount(goods, filters, adapted.sort)
  const total = ids.length
  const page = Math.min(askedPage, Math.max(1, Math.ceil(total / LIST_PAGE)))
  const near = found && goods.length === 0 ? table.pick(each ? found.ids.slice(0, NEAREST) : found.near) : []
  // Show near products within the price filter; if there are none, show all near products.
  const isPriced = filters.min !== null || filters.max !== null
  const payable = isPriced ? near.filter(hasPriceWithin(filters)) : near
  const nearest = (payable.length > 0 ? payable : near).slice(0, NEAREST).map(({ id }) => id)
  const isInstead = found && goods.length === 0 && nearest.length === 0
  const featured = isInstead ? listIds(table, { featured: true }).slice(0, NEAREST) : []
  return {
    ...{ total, unfiltered: goods.length, page, ...choices },
    products: await cardsOf(ids.slice((page - 1) * LIST_PAGE, page * LIST_PAGE)),
    near: await cardsOf(nearest),
    isNearOffPrice: near.length > 0 && payable.length === 0,
    featured: await cardsOf(featured),
    isForOffers: found?.isForOffers ?? false,
    unmet: [...(found?.unmet ?? [])],
    lacking: [...(found?.lacking ?? [])],
    ignored: [...(found?.constraints.ignored ?? [])],
    ...(found?.constraints.largest !== undefined && goods.length > 1
      ? { largest: { words: found.constraints.largest, sort: adapted.sort ?? null } }
      : {}),
    ...(found?.lead && !each ? { lead: found.lead } : {}),
    isEach: each !== undefined,
    missing: [...(each?.missing ?? [])],
    filters: writeFilters(filters),
    noneWithin: none,
  }
}
