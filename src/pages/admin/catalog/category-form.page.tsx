import { getCategoryById } from '#features/catalog/calls.ts'
import { useSaveCategory } from '#features/catalog/staff/category-data.ts'
import { CategoryForm } from '#features/catalog/staff/category-form/category-form.tsx'
import { translationServiceQuery } from '#features/translation/staff/use-translate-text.ts'
import { inBrowser, onServer, orUndefined, type StaffLoad } from '../frame/load.ts'
import { useStaffApi } from '../frame/staff-api.ts'
import type { Route } from './+types/category-form.page'
import { useCategoryPage } from './use-category-page.tsx'

const load = (async ({ api, cache, params }) => {
  const [category, service] = await Promise.all([
    params.id === undefined ? undefined : api.call(getCategoryById, { params: { id: Number(params.id) } }),
    orUndefined(cache.ensureQueryData({ ...translationServiceQuery(api), retry: false })),
  ])
  return { category, service }
}) satisfies StaffLoad<unknown>

export const loader = onServer(load)
export const clientLoader = inBrowser(load)
export { loadsAnother as shouldRevalidate } from '../frame/load.ts'

export default function CategoryFormPage({ loaderData: { category, service } }: Route.ComponentProps) {
  const api = useStaffApi()
  const find = (id: number) => api.call(getCategoryById, { params: { id } })
  const { formKey, form, saved, title, below } = useCategoryPage({ kind: 'category', loaded: category, service, tab: 'categories', find })
  const { mutateAsync: save } = useSaveCategory(api, category?.id)
  return (
    <>
      {title}
      <CategoryForm key={formKey} {...form} onSave={async (sending) => saved(await save(sending))} />
      {below}
    </>
  )
}
