import type { ListChoice, ListPlace } from '#features/catalog/pages/list-address.ts'
import type { FoundProducts } from '#features/catalog/product/product.contract.ts'

export type NamedCategory = { id: number; name: string }
/**
 * A page of a list. `place`: category or search; `choice`: filters, order and layout; `list`: the found products; `categories`:
 * names for the filter by category.
 */
export type ListProps = { place: ListPlace; choice: ListChoice; list: FoundProducts; categories?: readonly NamedCategory[] }
