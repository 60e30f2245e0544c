import { createContext, useContext } from 'react'
import type { Category, Subcategory } from '../../category/category.contract.ts'

type Places = { categories: readonly Category[]; subcategories: readonly Subcategory[] }

/** Where a product may stand. */
export const PlacesContext = createContext<Places | undefined>(undefined)

export function usePlaces(): Places {
  const places = useContext(PlacesContext)
  if (!places) throw new Error('Used outside of a form that has places')
  return places
}
