import type { Rate } from '#kit/exchange-rate.ts'
import type { PageQuery } from '#ui/site/page-parameters.ts'
import { type FilterName, type Filters, noFilters, readFilters, writeFilters } from '../product/listing/filters.ts'
import { type Sort, sorts } from '../product/listing/list-order.ts'
import type { Layout } from './products-view.ts'
import { readPageNumber } from './search-words.ts'

/** The list of a search (`q`), of a category, of a subcategory, or of a category with all its subcategories ('all'). */
export type ListPlace = { q?: string; category?: number; subcategory?: number | 'all' | undefined }
/**
 * Filters, order and layout that a URL asks for. `hasUnknown`: true if the URL contains an unknown filter value or order.
 * `askedPage`: number of the requested page, which may be beyond the end of the list.
 */
export type ListChoice = { filters: Filters; sort: Sort | null; layout: Layout; hasUnknown: boolean; askedPage: number }

/** Parses `?stock=in_stock&kw=3-5,5-8&sort=-price`; unknown values are left out and set `hasUnknown`. */
export function readListChoice(query: PageQuery<FilterName | 'sort' | 'page'>, layout: Layout, rates: readonly Rate[] = []): ListChoice {
  const asked = query.get('sort')
  const sort = sorts.find((one) => one === asked) ?? null
  const { filters, hasUnknown } = readFilters((name) => query.get(name), rates)
  return { filters, sort, layout, askedPage: readPageNumber(query), hasUnknown: hasUnknown || (!!asked && !sort) }
}

/** Replaces the filters of a choice by the filters that the server applied, including those in the words of the query. */
export const withFilters = (choice: ListChoice, filters: Partial<Record<FilterName, string>>): ListChoice => ({
  ...choice,
  filters: readFilters((name) => filters[name]).filters,
})

/** Path and query of a page of a list: "/products?q=panel&page=2&kw=3-5". */
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
