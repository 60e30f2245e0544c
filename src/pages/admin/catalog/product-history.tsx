import { getProductById } from '#features/catalog/calls.ts'
import type { Category, Subcategory } from '#features/catalog/category/category.contract.ts'
import type { StaffProduct } from '#features/catalog/product/product.contract.ts'
import { useStaffApi } from '../frame/staff-api.ts'
import { FormHistory } from './form-history.tsx'
import { useProductWording } from './product-wording.ts'

type ProductHistoryProps = {
  productId: number
  hasOffer: boolean
  categories: readonly Category[]
  subcategories: readonly Subcategory[]
  /** Receives the product as it is after an undo. */
  onUndone: (product: StaffProduct) => void
  /** Called if the undo has moved the product into the trash. */
  onGone: () => void
}

/** History of a product below its form, with the names of categories and figures. */
export function ProductHistory({ productId, hasOffer, categories, subcategories, onUndone, onGone }: ProductHistoryProps) {
  const api = useStaffApi()
  const wording = useProductWording({ categories, subcategories, hasOffer: () => hasOffer })
  return (
    <FormHistory
      kind="product"
      subject={productId}
      wording={wording}
      find={() => api.call(getProductById, { params: { id: productId } })}
      onUndone={onUndone}
      onGone={onGone}
    />
  )
}
