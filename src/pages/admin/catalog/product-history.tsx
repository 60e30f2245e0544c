import type { Category, Subcategory } from '#features/catalog/category/category.contract.ts'
import type { StaffProduct } from '#features/catalog/product/product.contract.ts'
import { getProductById } from '#features/catalog/staff-calls.ts'
import { useStaffApi } from '../frame/staff-api.ts'
import { FormHistory } from './form-history.tsx'
import { useProductWording } from './product-wording.ts'

type ProductHistoryProps = {
  productId: number
  hasOffer: boolean
  categories: readonly Category[]
  subcategories: readonly Subcategory[]
  /** The product as it is after an undo. */
  onUndone: (product: StaffProduct) => void
  /** The undo has put it into the trash. */
  onGone: () => void
}

/** The history of a product below its form, with categories and figures called by their names. */
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
