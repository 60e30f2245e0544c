import type { Rate } from '#kit/exchange-rate.ts'
import type { PageQuery } from '#ui/site/page-parameters.ts'
import { type FilterName, type Filters, noFilters, readFilters, writeFilters } from '../product/listing/filters.ts'
import { type Sort, sorts } from '../product/listing/list-order.ts'
import type { Layout } from './products-view.ts'
import { readFoundPage } from './search-words.ts'

/** A list: of a search, of a category, of a subcategory, or of everything in a category. */
export type ListPlace = { q?: string; category?: number; subcategory?: number | 'all' | undefined }
/**
 * How it is looked at. `hasUnknown`: the address asked for something that means nothing here. `askedPage`: which page it
 * asked for, beyond the end of the list too.
 */
export type ListChoice = { filters: Filters; sort: Sort | null; layout: Layout; hasUnknown: boolean; askedPage: number }

/** Reads `?stock=in_stock&kw=3-5,5-8&sort=-price`; whatever means nothing here is left out. */
export function readChoice(query: PageQuery<FilterName | 'sort' | 'page'>, layout: Layout, rates: readonly Rate[] = []): ListChoice {
  const asked = query.get('sort')
  const sort = sorts.find((one) => one === asked) ?? null
  const { filters, hasUnknown } = readFilters((name) => query.get(name), rates)
  return { filters, sort, layout, askedPage: readFoundPage(query), hasUnknown: hasUnknown || (!!asked && !sort) }
}

/** The choice with what narrows the list in the end, see `foundProductsSchema`. */
export const asRead = (choice: ListChoice, filters: Partial<Record<FilterName, string>>): ListChoice => ({
  ...choice,
  filters: readFilters((name) => filters[name]).filters,
})

/** The address of a page of a list. */
export function listAddress(
  { q, category, subcategory }: ListPlace,
  { filters = noFilters, sort = null, layout = null }: Partial<ListChoice> = {},
  page = 1,
): string {
  const parameters = {
    ...{ q, category, subcategory, page: page > 1 ? page : undefined },
    ...{ sort: sort ?? undefined, ...writeFilters(filters), view: layout ?? undefined },
  }
  const given = Object.entries(parameters).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]))
  const query = new URLSearchParams(given).toString().replace(/%2C/g, ',')
  return query ? `/products?${query}` : '/products'
}
