import type { QueryClient } from '@tanstack/react-query'
import { issuesOf } from '#api/refusals.ts'
import {
  listAllCategories,
  listAllProducts,
  listAllSubcategories,
  listCategories,
  listFeaturedProducts,
  listProducts,
  listSubcategories,
} from '../calls.ts'

/** Reloads the staff's and the public product lists after products have changed. */
export function refreshProducts(client: QueryClient): void {
  refresh(client, [listAllProducts, listProducts, listFeaturedProducts])
}

/** Reloads the staff's and the public lists of categories and subcategories after a category or subcategory has changed. */
export function refreshCategories(client: QueryClient): void {
  refresh(client, [listAllCategories, listCategories, listAllSubcategories, listSubcategories])
}

/** Reloads the categories if a save was refused because of its category: somebody else has changed or deleted it. */
export function refreshAfterError(client: QueryClient, error: unknown): void {
  const issues = issuesOf(error)
  if (issues.some(({ path }) => path === 'categoryId' || path === 'subcategoryId')) refreshCategories(client)
}

function refresh(client: QueryClient, calls: readonly { path: string }[]): void {
  for (const { path } of calls) void client.invalidateQueries({ queryKey: [path] })
}
