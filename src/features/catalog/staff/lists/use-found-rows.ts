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

type FoundRowsOptions = {
  api: Api
  rows: readonly ProductListRow[]
  categories: readonly Category[]
  subcategories: readonly Subcategory[]
  sort: ProductSort
  query: string
  filter: ProductFilter
}

/** Rows that search and filter leave, in their order. `further` is the number of rows that only the visitors' search has found. */
export function useFoundRows({ api, rows, categories, subcategories, sort, query, filter }: FoundRowsOptions) {
  const language = useStaffLanguage()
  const words = useDeferredValue(query)
  const sorted = useMemo(
    () => sortRows(rows, sort, { categories, subcategories, language }),
    [rows, sort, categories, subcategories, language],
  )
  const settledWords = useDebounced(words.trim())
  const { data: ids, isFetching } = useQuery(foundAsVisitorsQuery(api, settledWords))
  const isAnswered = settledWords === words.trim()
  const { found, further } = useMemo(() => {
    const filtered = filterRows(sorted, filter)
    return addSearchResults(filtered, searchRows(filtered, words), isAnswered ? (ids ?? []) : [])
  }, [sorted, filter, words, isAnswered, ids])
  return { words, found, further, isSearching: words.trim() !== '' && (isFetching || !isAnswered) }
}
