import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Undo2 } from 'lucide-react'
import { undoChanges } from '#features/history/staff-calls.ts'
import { formatNumber } from '#i18n/format.ts'
import { failureText, showFailure } from '#ui/staff/failure.ts'
import { ask } from '#ui/staff/questions.ts'
import { useStaffLanguage, useStaffText } from '#ui/staff/text.ts'
import { showToast } from '#ui/staff/toast-list.ts'
import { useStaffApi } from '../frame/staff-api.ts'

/** Button that takes a whole import back, after a question. */
export function UndoImport({ batchId }: { batchId: number }) {
  const t = useStaffText()
  const language = useStaffLanguage()
  const api = useStaffApi()
  const client = useQueryClient()
  const undo = useMutation({
    mutationFn: () => api.call(undoChanges, { params: { id: batchId }, body: { force: false } }),
    onSuccess: ({ count, refused }) => {
      void client.invalidateQueries()
      const rest = refused.length > 0 ? ` ${t('import.undoRest', { count: formatNumber(refused.length, language) })}` : ''
      const text = t('import.undoneText', { count: formatNumber(count, language) }) + rest
      showToast({ kind: 'done', topic: 'undo', title: t('import.undone'), text })
    },
    onError: (error) => showFailure(error, t, { topic: 'undo', title: t('history.undoFailed'), text: failureText(error, t) }),
  })
  return (
    <button
      className="btn"
      type="button"
      disabled={undo.isPending || undo.isSuccess}
      onClick={async () => {
        if (await ask(t('import.undoAsk'))) undo.mutate()
      }}
    >
      <Undo2 className="ic" aria-hidden="true" />
      {undo.isSuccess ? t('import.undone') : t('import.undo')}
    </button>
  )
}
