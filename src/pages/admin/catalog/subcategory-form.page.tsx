import { useQuery } from '@tanstack/react-query'
import { getSubcategoryById } from '#features/catalog/calls.ts'
import { useSaveSubcategory } from '#features/catalog/staff/category-data.ts'
import { SubcategoryForm } from '#features/catalog/staff/category-form/category-form.tsx'
import { categoriesQuery, subcategoriesQuery } from '#features/catalog/staff/product-data.ts'
import { translationServiceQuery } from '#features/translation/staff/use-translate-text.ts'
import { inBrowser, onServer, orUndefined, type StaffLoad } from '../frame/load.ts'
import { useStaffApi } from '../frame/staff-api.ts'
import type { Route } from './+types/subcategory-form.page'
import { useCategoryPage } from './use-category-page.tsx'

const load = (async ({ api, cache, params }) => {
  const [subcategory, categories, subcategories, service] = await Promise.all([
    params.id === undefined ? undefined : api.call(getSubcategoryById, { params: { id: Number(params.id) } }),
    cache.ensureQueryData({ ...categoriesQuery(api), retry: false }),
    cache.ensureQueryData({ ...subcategoriesQuery(api), retry: false }),
    orUndefined(cache.ensureQueryData({ ...translationServiceQuery(api), retry: false })),
  ])
  return { subcategory, categories, subcategories, service }
}) satisfies StaffLoad<unknown>

export const loader = onServer(load)
export const clientLoader = inBrowser(load)
export { loadsAnother as shouldRevalidate } from '../frame/load.ts'

export default function SubcategoryFormPage({ loaderData }: Route.ComponentProps) {
  const api = useStaffApi()
  const { subcategory } = loaderData
  const categories = useQuery({ ...categoriesQuery(api), initialData: loaderData.categories })
  const subcategories = useQuery({ ...subcategoriesQuery(api), initialData: loaderData.subcategories })
  const { formKey, form, saved, title, below } = useCategoryPage({
    kind: 'subcategory',
    loaded: subcategory,
    service: loaderData.service,
    tab: 'subcategories',
    find: (id) => api.call(getSubcategoryById, { params: { id } }),
    parents: categories.data,
  })
  const { mutateAsync: save } = useSaveSubcategory(api, subcategory?.id)
  return (
    <>
      {title}
      <SubcategoryForm
        key={formKey}
        {...form}
        categories={categories.data}
        subcategories={subcategories.data}
        onSave={async (sending) => saved(await save(sending))}
      />
      {below}
    </>
  )
}
