import { RotateCcw } from 'lucide-react'
import { ActionDialog } from '#ui/staff/action-dialog.tsx'
import { useStaffText } from '#ui/staff/text.ts'
import type { BulkAnswer } from '../../../product/bulk/bulk.contract.ts'
import { BulkPreview, type BulkPreviewProps } from './bulk-preview.tsx'

type ConflictDialogProps = Omit<BulkPreviewProps, 'preview' | 'publishesIncomplete'> & {
  /** Answer of the change, with those products alone that were not changed. */
  answer: BulkAnswer
  isDeletion: boolean
  /** Opens the preview again, for these products alone. */
  onAgain: (ids: number[]) => void
  onClose: () => void
}

/**
 * Dialog after a change that left products which the preview promised to change, since somebody has changed them: names each with
 * the reason, and offers the change again for those where it is possible still.
 */
export function ConflictDialog({ answer, isDeletion, onAgain, onClose, ...places }: ConflictDialogProps) {
  const t = useStaffText()
  const { products, counts } = answer
  const again = products.filter(({ result }) => result === 'conflict' || result === 'incomplete').map(({ id }) => id)
  return (
    <ActionDialog
      isWide
      title={
        isDeletion
          ? t('bulk.conflictsDeleted', { count: products.length, deleted: counts.deleted })
          : t('bulk.conflicts', { count: products.length, changed: counts.changed })
      }
      cancel={again.length > 0 ? t('bulk.conflictsLeave') : null}
      action={
        again.length > 0
          ? { label: t('bulk.conflictsAgain', { count: again.length }), icon: RotateCcw, onClick: () => onAgain(again) }
          : { label: t('bulk.conflictsLeave'), onClick: onClose }
      }
      onClose={onClose}
    >
      <p>{t(isDeletion ? 'bulk.conflictsDeletedText' : 'bulk.conflictsText')}</p>
      <BulkPreview {...places} preview={answer} publishesIncomplete={false} />
    </ActionDialog>
  )
}
