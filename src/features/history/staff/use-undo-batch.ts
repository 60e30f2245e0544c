import { type InfiniteData, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Api } from '#api/client.ts'
import { failureText, showFailure } from '#ui/staff/failure.ts'
import { ask } from '#ui/staff/questions.ts'
import { useStaffText } from '#ui/staff/text.ts'
import { showToast } from '#ui/staff/toast-list.ts'
import { listHistory, undoBatch } from '../calls.ts'
import type { BatchUndone, HistoryEntry } from '../history.contract.ts'

/** Maximum number of entities that a question or a toast names. */
const MAX_NAMED = 8

/** Undoes a batch. If somebody has changed some of its entities since, asks the user whether to set those back as well. */
export function useUndoBatch(api: Api) {
  const t = useStaffText()
  const client = useQueryClient()
  const { mutate, isPending, variables } = useMutation({
    mutationFn: ({ id, force }: { id: number; force: boolean }) => api.call(undoBatch, { params: { id }, body: { force } }),
    onSuccess({ batchId, count, refused }, { id }) {
      // Shows at once what is undone, before the history is refetched.
      if (batchId !== null)
        client.setQueriesData<InfiniteData<HistoryEntry[]>>(
          { queryKey: [listHistory.path] },
          (history) => history && markUndone(history, { id, count, canUndo: refused.length > 0 }),
        )
      void client.invalidateQueries()
    },
  })

  function undo(id: number, { force = false, onUndone }: { force?: boolean; onUndone?: () => void } = {}): void {
    mutate(
      { id, force },
      {
        onSuccess: async (undone) => {
          report(undone)
          onUndone?.()
          const changed = undone.refused.filter(({ conflicts }) => conflicts.length > 0)
          if (
            !force &&
            changed.length > 0 &&
            (await ask(t('bulk.force', { names: namesOf(changed), created: changed.filter(({ isNew }) => isNew).length })))
          )
            undo(id, { force: true })
        },
        onError: (error) => showFailure(error, t, { topic: 'undo', title: t('bulk.undoFailed'), text: failureText(error, t) }),
      },
    )
  }

  function report({ count, refused }: BatchUndone): void {
    const left = refused.map(({ title, reasons }) => `${title}: ${reasons.join(' ')}`).slice(0, MAX_NAMED)
    const changed = refused.filter(({ conflicts, isNew }) => conflicts.length > 0 && !isNew)
    const [only] = changed.length === 1 ? changed : []
    const singly = changed.length > 0 ? [t('bulk.undoSingly')] : []
    showToast({
      ...{ kind: count > 0 ? 'done' : 'problem', topic: 'bulk', title: t('bulk.undone', { count }) },
      ...(left.length > 0 ? { text: [...left, ...singly].join('\n'), isLasting: true } : {}),
      // Only products have batches.
      ...(only ? { link: { to: `/admin/products/${only.subject}/edit`, label: t('bulk.openLeft', { name: only.title }) } } : {}),
    })
  }

  return { undo, undoingId: isPending ? variables.id : undefined }
}

function markUndone(
  { pages, pageParams }: InfiniteData<HistoryEntry[]>,
  { id, count, canUndo }: { id: number; count: number; canUndo: boolean },
): InfiniteData<HistoryEntry[]> {
  const mark = (entry: HistoryEntry) =>
    entry.isBatch && entry.batch?.id === id
      ? { ...entry, canUndo, batch: { ...entry.batch, undone: (entry.batch.undone ?? 0) + count } }
      : entry
  return { pages: pages.map((page) => page.map(mark)), pageParams }
}

function namesOf(refused: BatchUndone['refused']): string {
  const names = refused.slice(0, MAX_NAMED).map(({ title, conflicts }) => `${title}${conflicts[0]?.by ? ` (${conflicts[0].by})` : ''}`)
  return [...names, ...(refused.length > MAX_NAMED ? ['…'] : [])].join('\n')
}
