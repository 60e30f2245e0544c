import type { QueryClient } from '@tanstack/react-query'
import { issuesOf } from '#api/refusals.ts'
import { listCategories, listFeaturedProducts, listProducts, listSubcategories } from '../calls.ts'
import { listAllCategories, listAllProducts, listAllSubcategories } from '../staff-calls.ts'

/** After a change of products: reloads staff's and the public lists, featured products included. */
export function refreshProducts(client: QueryClient): void {
  refresh(client, [listAllProducts, listProducts, listFeaturedProducts])
}

/** After a change of categories or subcategories: reloads staff's and the public lists. */
export function refreshCategories(client: QueryClient): void {
  refresh(client, [listAllCategories, listCategories, listAllSubcategories, listSubcategories])
}

/** After a save that was refused because of its category: reloads the categories, which somebody else has changed. */
export function refreshAfterError(client: QueryClient, error: unknown): void {
  const issues = issuesOf(error)
  if (issues.some(({ path }) => path === 'categoryId' || path === 'subcategoryId')) refreshCategories(client)
}

function refresh(client: QueryClient, calls: readonly { path: string }[]): void {
  for (const { path } of calls) void client.invalidateQueries({ queryKey: [path] })
}
