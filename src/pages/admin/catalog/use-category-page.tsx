import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import type { Category, StaffCategory } from '#features/catalog/category/category.contract.ts'
import { type GoodsKind, goodsKindDetails } from '#features/catalog/goods/goods-kinds.ts'
import { useAfterCreation } from '#features/catalog/staff/entity-form/after-creation.ts'
import { useDeletion } from '#features/catalog/staff/lists/use-deletion.tsx'
import { refreshHistory } from '#features/history/staff/history-data.ts'
import { useRestore } from '#features/history/staff/use-restore.ts'
import { useTranslator } from '#features/translation/staff/use-translate-text.ts'
import type { ServiceState } from '#features/translation/translation.contract.ts'
import { nameOf } from '#i18n/language.ts'
import { useStaffLanguage, useStaffText } from '#ui/staff/text.ts'
import { allowLeaving } from '#ui/staff/typed/unsaved.ts'
import { PageTitle } from '../frame/page-title.tsx'
import { useStaffApi } from '../frame/staff-api.ts'
import { FormHistory, useEntityAfterUndo } from './form-history.tsx'
import { usePictureActions } from './use-picture-actions.ts'

type CategoryPage<Entity> = {
  kind: 'category' | 'subcategory'
  /** The category as loaded; undefined for a new one. */
  loaded: Entity | undefined
  /** State of the translation service from the page's loader. */
  service: ServiceState | undefined
  /** Tab of the dashboard that lists the entity. */
  tab: 'categories' | 'subcategories'
  find: (id: number) => Promise<Entity>
  /** Categories whose names the history shows. */
  parents?: readonly Category[]
}

/** Shared parts of the pages for categories and subcategories: pictures, translation, deletion, history. */
export function useCategoryPage<Entity extends StaffCategory>({ kind, loaded, service, tab, find, parents = [] }: CategoryPage<Entity>) {
  const t = useStaffText()
  const language = useStaffLanguage()
  const api = useStaffApi()
  const client = useQueryClient()
  const navigate = useNavigate()
  const leave = useAfterCreation()
  const { entity, formKey, setUndone } = useEntityAfterUndo(loaded)
  const { pictures, picker } = usePictureActions()
  const { restore } = useRestore(api)
  const deletion = useDeletion(api, {
    onRestore: restore,
    onDeleted: () => {
      allowLeaving()
      void navigate(`/admin/dashboard?tab=${tab}`)
    },
  })
  const valueName = (field: string, value: unknown) => {
    if (field === 'goods' && Object.hasOwn(goodsKindDetails, String(value))) return goodsKindDetails[value as GoodsKind].label[language]
    const parent = field === 'categoryId' ? parents.find((one) => one.id === value) : undefined
    return parent && nameOf(parent, 'name', language)
  }
  return {
    formKey,
    form: {
      entity,
      pictures,
      translator: useTranslator(api, service),
      onCreated: ({ id }: Entity) => leave(`/admin/${tab}/${id}/edit`),
      onDelete: deletion.ask,
    },
    /** Call it with the saved entity; refetches the history. */
    saved(entry: Entity): Entity {
      refreshHistory(client, kind, entry.id)
      return entry
    },
    title: <PageTitle text={t(entity ? `${kind}.editTitle` : `${kind}.newTitle`)} />,
    below: (
      <>
        {entity ? (
          <FormHistory
            kind={kind}
            subject={entity.id}
            wording={{ value: valueName }}
            find={() => find(entity.id)}
            onUndone={setUndone}
            onGone={() => void navigate('/admin/trash')}
          />
        ) : null}
        {picker}
        {deletion.dialog}
      </>
    ),
  }
}
