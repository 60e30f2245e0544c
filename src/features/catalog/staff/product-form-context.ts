import { createContext, useContext } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import type { Category, Subcategory } from '../category.contract.ts'
import { type GoodsKind, goodsKindOf } from '../goods-kinds.ts'
import type { ProductFormValues } from './product-form-values.ts'

type Places = { categories: readonly Category[]; subcategories: readonly Subcategory[] }

/** Where a product may stand. */
export const PlacesContext = createContext<Places | undefined>(undefined)

export function usePlaces(): Places {
  const places = useContext(PlacesContext)
  if (!places) throw new Error('Used outside of a form that has places')
  return places
}

/** Of what kind the goods are, by the place that is chosen at the moment. */
export function useGoods(): GoodsKind {
  const { categories, subcategories } = usePlaces()
  const { control } = useProductFields()
  const [categoryId, subcategoryId] = useWatch({ control, name: ['categoryId', 'subcategoryId'] })
  const chosen = <Entry extends { id: number }>(entries: readonly Entry[], id: string) => entries.find((entry) => String(entry.id) === id)
  return goodsKindOf(chosen(categories, categoryId), chosen(subcategories, subcategoryId))
}

export const useProductFields = () => useFormContext<ProductFormValues>()
