import { data } from 'react-router'
import type { Api } from '#api/client.ts'
import { listCategories, listSubcategories } from '#features/catalog/calls.ts'
import { isSizedByCalculator } from '#features/catalog/goods/advice.ts'

/** Throws a 404 if the shop sells no goods that the calculator sizes. If the categories cannot be loaded, the page is shown. */
export async function requireCalculator(api: Api): Promise<void> {
  const places = await Promise.all([api.call(listCategories), api.call(listSubcategories)]).catch(() => undefined)
  if (places && !places.flat().some(isSizedByCalculator)) throw data(null, { status: 404 })
}
