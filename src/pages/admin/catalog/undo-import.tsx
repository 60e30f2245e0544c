import { Undo2 } from 'lucide-react'
import { useUndoBatch } from '#features/history/staff/use-undo-batch.ts'
import { ask } from '#ui/staff/questions.ts'
import { useStaffText } from '#ui/staff/text.ts'
import { useStaffApi } from '../frame/staff-api.ts'

/** Button that undoes a whole import, after a question. */
export function UndoImport({ batchId }: { batchId: number }) {
  const t = useStaffText()
  const { undo, undoingId } = useUndoBatch(useStaffApi())
  return (
    <button
      className="btn"
      type="button"
      disabled={undoingId !== undefined}
      onClick={async () => {
        if (await ask(t('import.undoAsk'))) undo(batchId)
      }}
    >
      <Undo2 className="ic" aria-hidden="true" />
      {t('import.undo')}
    </button>
  )
}
