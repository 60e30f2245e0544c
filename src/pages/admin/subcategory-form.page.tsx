import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { useSaveSubcategory } from '#features/catalog/staff/category-data.ts'
import { SubcategoryForm } from '#features/catalog/staff/category-form.tsx'
import { categoriesQuery, subcategoriesQuery } from '#features/catalog/staff/product-data.ts'
import { useDeletion } from '#features/catalog/staff/use-deletion.tsx'
import { getSubcategory } from '#features/catalog/staff-calls.ts'
import { useRestore } from '#features/history/staff/use-restore.ts'
import { company } from '#features/settings/company.ts'
import { useTranslateText } from '#features/translation/staff/use-translate-text.ts'
import { useStaffText } from '#ui/staff/text.ts'
import { leaveFreely } from '#ui/staff/unsaved.ts'
import type { Route } from './+types/subcategory-form.page'
import { inBrowser, onServer, type StaffLoad } from './load.ts'
import { useStaffApi } from './staff-api.ts'
import { usePictureDoors } from './use-picture-doors.ts'

const load = (async ({ api, memory, params }) => {
  const [subcategory, categories, subcategories] = await Promise.all([
    params.id === undefined ? undefined : api.call(getSubcategory, { params: { id: Number(params.id) } }),
    memory.ensureQueryData({ ...categoriesQuery(api), retry: false }),
    memory.ensureQueryData({ ...subcategoriesQuery(api), retry: false }),
  ])
  return { subcategory, categories, subcategories }
}) satisfies StaffLoad<unknown>

export const loader = onServer(load)
export const clientLoader = inBrowser(load)
export const shouldRevalidate = ({ currentParams, nextParams }: { currentParams: { id?: string }; nextParams: { id?: string } }) =>
  currentParams.id !== nextParams.id

export default function SubcategoryFormPage({ loaderData }: Route.ComponentProps) {
  const t = useStaffText()
  const api = useStaffApi()
  const navigate = useNavigate()
  const { subcategory } = loaderData
  const categories = useQuery({ ...categoriesQuery(api), initialData: loaderData.categories })
  const subcategories = useQuery({ ...subcategoriesQuery(api), initialData: loaderData.subcategories })
  const { pictures, picker } = usePictureDoors()
  const { mutateAsync: save } = useSaveSubcategory(api, subcategory?.id)
  const translate = useTranslateText(api)
  const { restore } = useRestore(api)
  const deletion = useDeletion(api, {
    onRestore: restore,
    onDeleted: () => {
      leaveFreely()
      void navigate('/admin/dashboard?tab=subcategories')
    },
  })
  return (
    <>
      <title>{`${t(subcategory ? 'subcategory.editTitle' : 'subcategory.newTitle')} · ${company.brand}`}</title>
      <SubcategoryForm
        key={subcategory?.id ?? 'new'}
        entity={subcategory}
        categories={categories.data}
        subcategories={subcategories.data}
        pictures={pictures}
        translate={translate}
        onSave={(input, updatedAt) => save({ input, updatedAt })}
        onCreated={({ id }) => void navigate(`/admin/subcategories/${id}/edit`, { replace: true, preventScrollReset: true })}
        onDelete={deletion.ask}
      />
      {picker}
      {deletion.dialog}
    </>
  )
}
