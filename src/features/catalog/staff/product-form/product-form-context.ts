import { useFormContext, useWatch } from 'react-hook-form'
import { type GoodsKind, goodsKindOf } from '../../goods/goods-kinds.ts'
import { usePlaces } from '../entity-form/form-context.ts'
import type { ProductFormValues } from './product-form-values.ts'

/** Kind of goods of the category and subcategory that are chosen in the form. */
export function useGoodsKind(): GoodsKind {
  const { categories, subcategories } = usePlaces()
  const { control } = useProductFields()
  const [categoryId, subcategoryId] = useWatch({ control, name: ['categoryId', 'subcategoryId'] })
  const chosen = <Entry extends { id: number }>(entries: readonly Entry[], id: string) => entries.find((entry) => String(entry.id) === id)
  return goodsKindOf(chosen(categories, categoryId), chosen(subcategories, subcategoryId))
}

export const useProductFields = () => useFormContext<ProductFormValues>()
