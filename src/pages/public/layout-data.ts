import { useRouteLoaderData } from 'react-router'
import type { Api } from '#api/client.ts'
import { listCategories } from '#features/catalog/calls.ts'
import type { Category } from '#features/catalog/category.contract.ts'
import { listSettings } from '#features/settings/calls.ts'
import { type Facts, factsFrom } from '#features/settings/facts.ts'

export type LayoutData = { categories: Pick<Category, 'id' | 'name' | 'nameEs' | 'nameDe' | 'nameEn'>[]; facts: Facts }

const IN_FOOTER = 5

/** What the frame of every page needs. It stands without the catalogue: then the footer lists no categories. */
export async function loadLayout(api: Api): Promise<LayoutData> {
  const [categories, settings] = await Promise.all([api.call(listCategories).catch(() => []), api.call(listSettings).catch(() => [])])
  return {
    categories: categories.slice(0, IN_FOOTER).map(({ id, name, nameEs, nameDe, nameEn }) => ({ id, name, nameEs, nameDe, nameEn })),
    facts: factsFrom(settings),
  }
}

/** How to reach the company and what it says of itself, for any page within the layout. */
export function useFacts(): Facts {
  return (useRouteLoaderData('pages/public/layout') as LayoutData | undefined)?.facts ?? factsFrom([])
}
