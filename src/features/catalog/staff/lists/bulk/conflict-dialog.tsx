import { RotateCcw } from 'lucide-react'
import { ActionDialog } from '#ui/staff/action-dialog.tsx'
import { useStaffText } from '#ui/staff/text.ts'
import type { BulkAnswer } from '../../../product/bulk/bulk.contract.ts'
import { BulkPreview, type BulkPreviewProps } from './bulk-preview.tsx'

type ConflictDialogProps = Omit<BulkPreviewProps, 'preview' | 'publishesIncomplete'> & {
  /** Answer of the change, with at least one conflict. */
  answer: BulkAnswer
  /** Opens the preview again, for these products alone. */
  onAgain: (ids: number[]) => void
  onClose: () => void
}

/** Dialog after a change: lists the products that somebody else changed since the preview, and offers the change again for them. */
export function ConflictDialog({ answer, onAgain, onClose, ...places }: ConflictDialogProps) {
  const t = useStaffText()
  const products = answer.products.filter(({ result }) => result === 'conflict')
  const count = products.length
  return (
    <ActionDialog
      isWide
      title={t('bulk.conflicts', { count, changed: answer.counts.changed })}
      cancel={t('bulk.conflictsLeave')}
      action={{ label: t('bulk.conflictsAgain', { count }), icon: RotateCcw, onClick: () => onAgain(products.map(({ id }) => id)) }}
      onClose={onClose}
    >
      <p>{t('bulk.conflictsText')}</p>
      <BulkPreview {...places} preview={{ ...answer, products }} publishesIncomplete />
    </ActionDialog>
  )
}
