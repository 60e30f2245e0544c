import { useQuery } from '@tanstack/react-query'
import { CategoryCards, SubcategoryCards } from '#features/catalog/staff/category-cards.tsx'
import { categoriesQuery, subcategoriesQuery } from '#features/catalog/staff/product-data.ts'
import { smallPicture } from '#features/media/staff/small-picture.ts'
import { LoadedCards } from './loaded-cards.tsx'
import { useStaffApi } from './staff-api.ts'

const mediumPicture = (url: string) => smallPicture(url, 480)

/** The dashboard's tab of categories. */
export function CategoriesTab() {
  const categories = useQuery(categoriesQuery(useStaffApi()))
  return (
    <LoadedCards query={categories} kind="categories">
      {(entries) => <CategoryCards categories={entries} thumbnail={mediumPicture} />}
    </LoadedCards>
  )
}

/** The dashboard's tab of subcategories. */
export function SubcategoriesTab() {
  const api = useStaffApi()
  const categories = useQuery(categoriesQuery(api))
  const subcategories = useQuery(subcategoriesQuery(api))
  return (
    <LoadedCards query={subcategories} kind="subcategories">
      {(entries) => <SubcategoryCards subcategories={entries} categories={categories.data ?? []} thumbnail={mediumPicture} />}
    </LoadedCards>
  )
}
