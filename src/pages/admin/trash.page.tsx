import { useInfiniteQuery } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { type TrashEntry, type TrashKind, trashKinds } from '#features/history/history.contract.ts'
import { loadTrash, trashQuery, useHistoryActions } from '#features/history/staff/history-data.ts'
import { HistoryPanel } from '#features/history/staff/history-panel.tsx'
import { TrashList } from '#features/history/staff/trash-list.tsx'
import { useRestore } from '#features/history/staff/use-restore.ts'
import { Empty } from '#ui/staff/empty.tsx'
import { failureText, loadFailure, showFailure } from '#ui/staff/failure.ts'
import { Options } from '#ui/staff/fields/select-field.tsx'
import { LoadFailure } from '#ui/staff/note.tsx'
import { ask } from '#ui/staff/questions.ts'
import { useStaffText } from '#ui/staff/text.ts'
import { showToast } from '#ui/staff/toast-list.ts'
import type { Route } from './+types/trash.page'
import { inBrowser, onServer, orUndefined, type StaffLoad } from './frame/load.ts'
import { PageTitle } from './frame/page-title.tsx'
import { useStaffApi } from './frame/staff-api.ts'
import { useAddressSetting } from './frame/use-address-setting.ts'

const kindOf = (name: string | null): TrashKind | undefined => trashKinds.find((kind) => kind === name)

const load = (async ({ api, url }) => {
  const kind = kindOf(url.searchParams.get('kind'))
  return { kind, entries: await orUndefined(loadTrash(api, kind)), now: new Date().toISOString() }
}) satisfies StaffLoad<unknown>

export const loader = onServer(load)
export const clientLoader = inBrowser(load)
/** Another kind changes only the address; the list fetches itself. */
export const shouldRevalidate = () => false

/** Trash: entities deleted in the last thirty days, which can be restored. */
export default function TrashPage({ loaderData }: Route.ComponentProps) {
  const t = useStaffText()
  const api = useStaffApi()
  const [shown, setShown] = useAddressSetting<TrashKind | 'all'>('kind', ['all', ...trashKinds])
  return (
    <div className="wrap am">
      <PageTitle text={t('trash.title')} />
      <div className="head">
        <h1>{t('trash.title')}</h1>
        <p className="muted">{t('trash.text')}</p>
      </div>
      <div className="abar">
        <label className="row nowrap gap-2.5 min-w-0">
          <span className="muted">{t('trash.kind')}</span>
          <select className="in min-w-0" value={shown} onChange={(event) => setShown(event.target.value as TrashKind | 'all')}>
            <Options of={(['all', ...trashKinds] as const).map((kind) => [kind, t(`trash.${kind}`)])} />
          </select>
        </label>
      </div>
      <Shown kind={shown === 'all' ? undefined : shown} loaded={loaderData} />
      <div className="mt-5">
        <HistoryPanel api={api} of={{ only: 'trash' }} help={t('trash.history')} />
      </div>
    </div>
  )
}

type Loaded = Route.ComponentProps['loaderData']

function Shown({ kind, loaded }: { kind: TrashKind | undefined; loaded: Loaded }) {
  const t = useStaffText()
  const api = useStaffApi()
  const initial = loaded.entries && loaded.kind === kind ? { initialData: { pages: [loaded.entries], pageParams: [1] } } : {}
  const trash = useInfiniteQuery({ ...trashQuery(api, kind), ...initial })
  const { restore, isRestoring } = useRestore(api)
  const { deleteForever } = useHistoryActions(api)
  const entries = trash.data?.pages.flat()

  async function askAndDelete(entry: TrashEntry): Promise<void> {
    if (!(await ask(t('trash.confirmForever', { name: entry.title, count: entry.holds }), 'delete'))) return
    deleteForever.mutate(entry, {
      onSuccess: () => showToast({ kind: 'done', topic: `forever ${entry.kind} ${entry.id}`, title: t('trash.gone') }),
      onError: (error) =>
        showFailure(error, t, { topic: `forever ${entry.kind} ${entry.id}`, title: t('trash.goneFailed'), text: failureText(error, t) }),
    })
  }

  if (!entries && trash.error) {
    return (
      <LoadFailure
        title={t('products.failed', { message: loadFailure(trash.error, t) })}
        text={t('trash.failedText')}
        isLoading={trash.isFetching}
        onReload={trash.refetch}
      />
    )
  }
  if (!entries) return <p className="muted">{t('staff.loading')}</p>
  if (entries.length === 0) return <Empty icon={Trash2} title={t(kind ? 'trash.emptyKind' : 'trash.empty')} />
  return (
    <>
      <TrashList
        entries={entries}
        now={loaded.now}
        isBusy={isRestoring || deleteForever.isPending}
        onRestore={restore}
        onDeleteForever={askAndDelete}
      />
      {trash.hasNextPage ? (
        <button className="btn btn-quiet mt-4" type="button" disabled={trash.isFetching} onClick={() => void trash.fetchNextPage()}>
          {t('trash.more')}
        </button>
      ) : null}
    </>
  )
}
