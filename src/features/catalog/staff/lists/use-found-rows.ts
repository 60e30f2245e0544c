import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useMemo } from 'react'
import type { Api } from '#api/client.ts'
import { useStaffLanguage } from '#ui/staff/text.ts'
import { useDebounced } from '#ui/staff/use-debounced.ts'
import type { Category, Subcategory } from '../../category/category.contract.ts'
import type { ProductListRow } from '../../product/product.contract.ts'
import { filterRows, type ProductFilter, searchRows } from '../../product/staff-filter.ts'
import { foundAsVisitorsQuery } from '../product-data.ts'
import { addSearchResults, type ProductSort, sortRows } from './list-order.ts'

type Searched = {
  api: Api
  rows: readonly ProductListRow[]
  categories: readonly Category[]
  subcategories: readonly Subcategory[]
  sort: ProductSort
  query: string
  filter: ProductFilter
}

/** Rows that search and filter leave, in their order. `further` is the number of rows that only the visitors' search has found. */
export function useFoundRows({ api, rows, categories, subcategories, sort, query, filter }: Searched) {
  const language = useStaffLanguage()
  const wanted = useDeferredValue(query)
  const sorted = useMemo(
    () => sortRows(rows, sort, { categories, subcategories, language }),
    [rows, sort, categories, subcategories, language],
  )
  const asked = useDebounced(wanted.trim())
  const { data: ids, isFetching } = useQuery(foundAsVisitorsQuery(api, asked))
  const isAnswered = asked === wanted.trim()
  const { found, further } = useMemo(() => {
    const filtered = filterRows(sorted, filter)
    return addSearchResults(filtered, searchRows(filtered, wanted), isAnswered ? (ids ?? []) : [])
  }, [sorted, filter, wanted, isAnswered, ids])
  return { wanted, found, further, isSearching: wanted.trim() !== '' && (isFetching || !isAnswered) }
}
