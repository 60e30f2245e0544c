import { useNavigate } from 'react-router'
import { useSaveCategory } from '#features/catalog/staff/category-data.ts'
import { CategoryForm } from '#features/catalog/staff/category-form.tsx'
import { useDeletion } from '#features/catalog/staff/use-deletion.tsx'
import { getCategory } from '#features/catalog/staff-calls.ts'
import { useRestore } from '#features/history/staff/use-restore.ts'
import { company } from '#features/settings/company.ts'
import { useTranslateText } from '#features/translation/staff/use-translate-text.ts'
import { useStaffText } from '#ui/staff/text.ts'
import { leaveFreely } from '#ui/staff/unsaved.ts'
import type { Route } from './+types/category-form.page'
import { inBrowser, onServer, type StaffLoad } from './load.ts'
import { useStaffApi } from './staff-api.ts'
import { usePictureDoors } from './use-picture-doors.ts'

const load = (async ({ api, params }) => ({
  category: params.id === undefined ? undefined : await api.call(getCategory, { params: { id: Number(params.id) } }),
})) satisfies StaffLoad<unknown>

export const loader = onServer(load)
export const clientLoader = inBrowser(load)
export const shouldRevalidate = ({ currentParams, nextParams }: { currentParams: { id?: string }; nextParams: { id?: string } }) =>
  currentParams.id !== nextParams.id

export default function CategoryFormPage({ loaderData: { category } }: Route.ComponentProps) {
  const t = useStaffText()
  const api = useStaffApi()
  const navigate = useNavigate()
  const { pictures, picker } = usePictureDoors()
  const { mutateAsync: save } = useSaveCategory(api, category?.id)
  const translate = useTranslateText(api)
  const { restore } = useRestore(api)
  const deletion = useDeletion(api, {
    onRestore: restore,
    onDeleted: () => {
      leaveFreely()
      void navigate('/admin/dashboard?tab=categories')
    },
  })
  return (
    <>
      <title>{`${t(category ? 'category.editTitle' : 'category.newTitle')} · ${company.brand}`}</title>
      <CategoryForm
        key={category?.id ?? 'new'}
        entity={category}
        pictures={pictures}
        translate={translate}
        onSave={(input, updatedAt) => save({ input, updatedAt })}
        onCreated={({ id }) => void navigate(`/admin/categories/${id}/edit`, { replace: true, preventScrollReset: true })}
        onDelete={deletion.ask}
      />
      {picker}
      {deletion.dialog}
    </>
  )
}
