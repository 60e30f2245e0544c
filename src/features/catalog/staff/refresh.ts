import type { QueryClient } from '@tanstack/react-query'
import { issuesOf } from '#api/refusals.ts'
import { listCategories, listFeaturedProducts, listProducts, listSubcategories } from '../calls.ts'
import { listAllCategories, listAllProducts, listAllSubcategories } from '../staff-calls.ts'

/** After a change of products: the staff's list and the public ones, featured included, are loaded afresh. */
export function refreshProducts(client: QueryClient): void {
  refresh(client, [listAllProducts, listProducts, listFeaturedProducts])
}

/** After a change of categories or subcategories: the staff's lists and the public ones. */
export function refreshCategories(client: QueryClient): void {
  refresh(client, [listAllCategories, listCategories, listAllSubcategories, listSubcategories])
}

/** A save that is refused for its category began from a list that somebody has changed since: it is loaded afresh. */
export function refreshAfterError(client: QueryClient, error: unknown): void {
  const issues = issuesOf(error)
  if (issues.some(({ path }) => path === 'categoryId' || path === 'subcategoryId')) refreshCategories(client)
}

function refresh(client: QueryClient, calls: readonly { path: string }[]): void {
  for (const { path } of calls) void client.invalidateQueries({ queryKey: [path] })
}
