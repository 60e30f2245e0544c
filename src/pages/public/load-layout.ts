import type { Api } from '#api/client.ts'
import { listCategories } from '#features/catalog/calls.ts'
import { listSettings } from '#features/settings/calls.ts'
import { factsFrom } from '#features/settings/facts.ts'
import type { LayoutData } from './layout-data.ts'

const IN_FOOTER = 5

/** What the frame of every page needs. It never fails: without the catalogue the footer lists no categories. */
export async function loadLayout(api: Api): Promise<LayoutData> {
  const [categories, settings] = await Promise.all([api.call(listCategories).catch(() => []), api.call(listSettings).catch(() => [])])
  return {
    categories: categories.slice(0, IN_FOOTER).map(({ id, name, nameEs, nameDe, nameEn }) => ({ id, name, nameEs, nameDe, nameEn })),
    facts: factsFrom(settings),
  }
}
