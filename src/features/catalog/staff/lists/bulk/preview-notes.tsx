import { SwitchField } from '#ui/staff/fields/switch-field.tsx'
import { Note } from '#ui/staff/note.tsx'
import { useStaffText } from '#ui/staff/text.ts'
import type { BulkAnswer } from '../../../product/bulk/bulk.contract.ts'
import { largeChangeOf } from './preview-checks.ts'

type PreviewNotesProps = {
  preview: BulkAnswer
  /** False if drafts that lack fields needed for publication stay drafts. */
  publishesIncomplete: boolean
  onPublish: (publishesIncomplete: boolean) => void
}

/**
 * Warnings above the preview. Drafts that lack fields that publication needs stay drafts unless staff publish them explicitly, as in
 * the product form; large changes of prices are only counted.
 */
export function PreviewNotes({ preview: { products, counts }, publishesIncomplete, onPublish }: PreviewNotesProps) {
  const t = useStaffText()
  const large = products.filter((product) => largeChangeOf(product) !== undefined).length
  return (
    <>
      {counts.incomplete > 0 ? (
        <Note kind="warn" title={t('bulk.incomplete', { count: counts.incomplete })}>
          <SwitchField
            label={t('bulk.incompleteAnyway')}
            help={t('bulk.incompleteHelp', { count: counts.incomplete })}
            checked={publishesIncomplete}
            onChange={({ target }) => onPublish(target.checked)}
          />
        </Note>
      ) : null}
      {large > 0 ? <Note kind="warn" title={t('bulk.large', { count: large })} /> : null}
    </>
  )
}
