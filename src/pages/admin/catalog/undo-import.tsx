import { Undo2 } from 'lucide-react'
import type { Undone } from '#features/catalog/spreadsheets/spreadsheet.contract.ts'
import { useUndoBatch } from '#features/history/staff/use-undo-batch.ts'
import { IconButton } from '#ui/staff/icon-button.tsx'
import { ask } from '#ui/staff/questions.ts'
import { useStaffText } from '#ui/staff/text.ts'
import { useStaffApi } from '../frame/staff-api.ts'

/** Maximum number of products that the question names. */
const MAX_NAMED = 8

type UndoImportProps = {
  batchId: number
  /** Products that an earlier undo left as they are; empty if there was none. */
  left: Undone['left']
}

/** Button that undoes a whole import, or what an earlier undo left of it, after a question. */
export function UndoImport({ batchId, left }: UndoImportProps) {
  const t = useStaffText()
  const { undo, undoingId } = useUndoBatch(useStaffApi())
  const names = [...left.slice(0, MAX_NAMED).map(({ name }) => name), ...(left.length > MAX_NAMED ? ['…'] : [])].join('\n')
  const question = left.length > 0 ? t('bulk.force', { names, created: left.filter(({ isNew }) => isNew).length }) : t('import.undoAsk')
  return (
    <IconButton
      icon={Undo2}
      disabled={undoingId !== undefined}
      onClick={async () => {
        if (await ask(question)) undo(batchId, { force: left.length > 0 })
      }}
    >
      {t(left.length > 0 ? 'bulk.undoRest' : 'import.undo')}
    </IconButton>
  )
}
