import { useMemo } from 'react'
import { noFilter, type ProductFilter, stateFilters, stockFilters, translationChoices } from '#features/catalog/product/staff-filter.ts'
import { useAddressQuery } from '../frame/use-address-query.ts'

/** Filter of the product list, and a function that changes parts of it. It is in the address, so it survives editing a product. */
export function useProductFilter(): [filter: ProductFilter, change: (part: Partial<ProductFilter>) => void] {
  const [search, changeAddress] = useAddressQuery()
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
  const change = (part: Partial<ProductFilter>) =>
    changeAddress(
      Object.fromEntries(
        Object.entries(part).map(([name, value]) => [name, value === noFilter[name as keyof ProductFilter] ? undefined : value]),
      ),
    )
  return [filter, change]
}
