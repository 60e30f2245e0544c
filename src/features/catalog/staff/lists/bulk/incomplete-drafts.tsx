import { SwitchField } from '#ui/staff/fields/switch-field.tsx'
import { Note } from '#ui/staff/note.tsx'
import { useStaffText } from '#ui/staff/text.ts'

type IncompleteDraftsProps = { count: number; isPublished: boolean; onPublish: (isPublished: boolean) => void }

/**
 * Warning above the preview: some drafts still lack fields that publication needs. As in the product form, they stay drafts unless
 * staff publish them explicitly.
 */
export function IncompleteDrafts({ count, isPublished, onPublish }: IncompleteDraftsProps) {
  const t = useStaffText()
  return (
    <Note kind="warn" title={t('bulk.incomplete', { count })}>
      <SwitchField
        label={t('bulk.incompleteAnyway')}
        help={t('bulk.incompleteHelp')}
        checked={isPublished}
        onChange={({ target }) => onPublish(target.checked)}
      />
    </Note>
  )
}
