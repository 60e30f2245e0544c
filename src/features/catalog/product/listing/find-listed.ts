import type { FoundProducts, ListQuery, ProductCard } from '../product.contract.ts'
import { browse, costing } from './browse.ts'
import { readFilters, type SaidFilters, writeFilters } from './filters.ts'
import { LIST_PAGE } from './list-limits.ts'
import { type ListedProducts, listIds, standingIn } from './listed-table.ts'
import { narrowEach, readAsSaid } from './said-goods.ts'

/** Near results, or else featured ones, where a search has no result. */
const NEAREST = 3
const nothingSaid: SaidFilters = { price: null, figures: {}, isCheapFirst: false, isAvailable: false }

/**
 * Ids of the products that match a visitor's words, best first; where none does, those that come closest; whether only
 * offers were asked for; what the words say of price and figures, and figures that nothing has.
 */
export type FoundGoods = {
  ids: readonly number[]
  near: readonly number[]
  isForOffers: boolean
  said: SaidFilters & Record<'otherMoney' | 'unread' | 'unfit' | 'ignored', readonly string[]>
  things?: readonly { text: string; ids: readonly number[]; said: SaidFilters }[]
  unmet: readonly { amount: number; unit: string }[]
  lacking: readonly string[]
  lead?: FoundProducts['lead']
}
type Goods = { table: ListedProducts; cardsOf: (ids: readonly number[]) => Promise<ProductCard[]> }

/**
 * Answers a list to browse: one page, narrowed by filters, with the choices that are left; the last page where there are
 * fewer. Where a search finds nothing: products that come near, or else featured ones.
 *
 * @param found result of the search; undefined for a list without words
 */
export async function findListed(query: ListQuery, found: FoundGoods | undefined, { table, cardsOf }: Goods): Promise<FoundProducts> {
  const { category, subcategory, bare, sort, page: askedPage = 1 } = query
  const each = found?.things && narrowEach(found.things, table)
  const goods = standingIn(found ? table.those(each?.ids ?? found.ids) : table.all, { category, subcategory })
  const chosen = readFilters((name) => query[name]).filters
  const asked = readAsSaid(found?.said ?? nothingSaid, goods, { chosen, bare, sort })
  const { filters, none } = asked
  const { ids, ...choices } = browse(goods, filters, asked.sort)
  const total = ids.length
  const page = Math.min(askedPage, Math.max(1, Math.ceil(total / LIST_PAGE)))
  const near = found && goods.length === 0 ? table.those(each ? found.ids.slice(0, NEAREST) : found.near) : []
  // Near results at another price don't help, unless all are.
  const isPriced = filters.min !== null || filters.max !== null
  const payable = isPriced ? near.filter(costing(filters)) : near
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
    ignored: [...(found?.said.ignored ?? [])],
    ...(found?.said.largest !== undefined && goods.length > 1 ? { largest: { words: found.said.largest, sort: asked.sort ?? null } } : {}),
    ...(found?.lead && !each ? { lead: found.lead } : {}),
    isEach: each !== undefined,
    missing: [...(each?.missing ?? [])],
    filters: writeFilters(filters),
    noneWithin: none,
  }
}
