import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { noFilter, type ProductFilter, stateFilters, stockFilters, translationChoices } from '#features/catalog/staff/list-order.ts'

/** What the product list is narrowed to stands in the address, so that it is still so after a product was edited. */
export function useProductFilter(): [filter: ProductFilter, set: (filter: ProductFilter) => void] {
  const [search, setSearch] = useSearchParams()
  const filter = useMemo((): ProductFilter => {
    const one = <Value extends string>(name: string, values: readonly Value[], standard: Value): Value =>
      values.find((value) => value === search.get(name)) ?? standard
    return {
      category: /^\d+$/.exec(search.get('category') ?? '')?.[0] ?? '',
      state: one('state', stateFilters, 'all'),
      stock: one('stock', stockFilters, 'all'),
      translation: one('translation', translationChoices, 'all'),
    }
  }, [search])
  const set = (chosen: ProductFilter) =>
    setSearch(
      (before) => {
        const after = new URLSearchParams(before)
        for (const [name, value] of Object.entries(chosen)) {
          if (value === noFilter[name as keyof ProductFilter]) after.delete(name)
          else after.set(name, value)
        }
        return after
      },
      { replace: true, preventScrollReset: true },
    )
  return [filter, set]
}
