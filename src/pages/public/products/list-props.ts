import type { ListChoice, ListPlace } from '#features/catalog/pages/list-address.ts'
import type { FoundProducts } from '#features/catalog/product/product.contract.ts'

export type Named = { id: number; name: string }
/** One page of a list: whose, how it is looked at, what is there. `categories` name those that can be filtered by. */
export type ListProps = { place: ListPlace; choice: ListChoice; list: FoundProducts; categories?: readonly Named[] }
