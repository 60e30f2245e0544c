import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { isUnanswered, statusOf } from '#api/refusals.ts'
import type { ImportState } from '#features/catalog/spreadsheets/spreadsheet.contract.ts'
import { categoriesQuery, subcategoriesQuery } from '#features/catalog/staff/product-data.ts'
import { ImportForm } from '#features/catalog/staff/spreadsheets/import-form.tsx'
import { ImportList } from '#features/catalog/staff/spreadsheets/import-list.tsx'
import { ImportResult } from '#features/catalog/staff/spreadsheets/import-result.tsx'
import { importQuery, importsQuery } from '#features/catalog/staff/spreadsheets/imports-data.ts'
import { type ImportForm as ImportFormState, useImportForm } from '#features/catalog/staff/spreadsheets/use-import-form.ts'
import type { Places } from '#features/catalog/staff/spreadsheets/value-text.ts'
import { smallPictureUrl } from '#features/media/rendition.ts'
import { failureText } from '#ui/staff/failure.ts'
import { Note } from '#ui/staff/note.tsx'
import { useStaffText } from '#ui/staff/text.ts'
import { inBrowser, onServer, orUndefined, type StaffLoad } from '../frame/load.ts'
import { PageHead } from '../frame/page-title.tsx'
import { useStaffApi } from '../frame/staff-api.ts'
import { useAddressQuery } from '../frame/use-address-query.ts'
import type { Route } from './+types/import.page'
import { UndoImport } from './undo-import.tsx'

const load = (async ({ api, cache }) => ({
  imports: await orUndefined(cache.fetchQuery({ ...importsQuery(api), retry: false })),
})) satisfies StaffLoad<unknown>

export const loader = onServer(load)
export const clientLoader = inBrowser(load)
/** Showing another import changes only the address; the lists refetch themselves. */
export const shouldRevalidate = () => false

/** Import of products from spreadsheets. The address contains the id of the shown import, so that a closed page can be opened again. */
export default function ImportPage({ loaderData }: Route.ComponentProps) {
  const t = useStaffText()
  const api = useStaffApi()
  const [search, change] = useAddressQuery()
  const id = Number(/^\d+$/.exec(search.get('id') ?? '')?.[0] ?? 0)
  const { data: imports = [] } = useQuery({ ...importsQuery(api), ...(loaderData.imports ? { initialData: loaderData.imports } : {}) })
  const categories = useQuery(categoriesQuery(api))
  const subcategories = useQuery(subcategoriesQuery(api))
  const places = { categories: categories.data ?? [], subcategories: subcategories.data ?? [], smallPicture: smallPictureUrl }
  const [startedId, setStartedId] = useState<number>()
  const form = useImportForm(
    api,
    (tried) => change({ id: String(tried) }),
    (started) => {
      setStartedId(started.id)
      change({ id: String(started.id) })
    },
  )
  const another = () => {
    form.reset()
    change({ id: undefined })
  }
  return (
    <div className="wrap am">
      <PageHead title={t('import.title')} intro={t('import.intro')} />
      {id === 0 || form.preview?.upload === id ? (
        <ImportForm form={form} places={places} onAnother={another} />
      ) : (
        <NamedImport
          key={id}
          id={id}
          isAfterAnother={imports.some((one) => one.id !== id && isAhead(one, id))}
          form={form}
          places={places}
          takesFocus={startedId === id}
          onAnother={another}
        />
      )}
      <ImportList imports={imports} />
    </div>
  )
}

/** True if an import runs before the one with the given id: imports run one at a time, the oldest first. */
const isAhead = (one: { id: number; state: ImportState }, id: number) => one.state === 'running' || (one.state === 'waiting' && one.id < id)

type NamedImportProps = {
  id: number
  isAfterAnother: boolean
  form: ImportFormState
  places: Places
  takesFocus: boolean
  onAnother: () => void
}

/** The import whose id is in the address. If it is a trial run, the form opens its preview again. */
function NamedImport({ id, isAfterAnother, form, places, takesFocus, onAnother }: NamedImportProps) {
  const api = useStaffApi()
  const t = useStaffText()
  // supported: failureReason is a field of the query, no API of browsers
  const { data: imported, error, failureReason } = useQuery(importQuery(api, id))
  const isTrial = imported?.state === 'tried'
  const client = useQueryClient()
  const state = imported?.state
  // The list below shows the same state.
  const refreshList = useEffectEvent(() => void client.invalidateQueries({ queryKey: importsQuery(api).queryKey }))
  useEffect(() => {
    if (state) refreshList()
  }, [state])
  const reopen = useEffectEvent(form.reopen)
  useEffect(() => {
    if (isTrial) void reopen(id)
  }, [isTrial, id])
  if (error || form.problem)
    return (
      <>
        {error ? (
          <div className="mb-4">
            <Note kind="error" title={t('import.failed')}>
              {statusOf(error) === 404 ? t('import.gone') : failureText(error, t)}
            </Note>
          </div>
        ) : null}
        <ImportForm form={form} places={places} onAnother={onAnother} />
      </>
    )
  if (!imported || isTrial) return <div className="panel skel min-h-32" aria-busy="true" />
  return (
    <ImportResult
      imported={imported}
      isAfterAnother={isAfterAnother}
      isUnanswered={isUnanswered(failureReason)}
      places={places}
      takesFocus={takesFocus}
      onAnother={onAnother}
      undo={imported.batchId === null ? null : <UndoImport batchId={imported.batchId} left={imported.undone?.left ?? []} />}
    />
  )
}
