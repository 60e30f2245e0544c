import { fieldName } from '#i18n/field-names.ts'
import { Note } from '#ui/staff/note.tsx'
import { useStaffLanguage, useStaffText } from '#ui/staff/text.ts'
import type { DraftField, TemplateValues } from './use-template-draft.ts'

type TemplateConflictsProps = {
  fields: readonly DraftField[]
  theirs: TemplateValues
  onTake: (field: DraftField) => void
  onKeep: (field: DraftField) => void
}

/** Fields that somebody else has changed as well: theirs beside what is typed, each to be chosen by itself. */
export function TemplateConflicts({ fields, theirs, onTake, onKeep }: TemplateConflictsProps) {
  const t = useStaffText()
  const language = useStaffLanguage()
  return fields.map((field) => (
    <Note key={field} kind="error" title={t('replies.conflict', { field: fieldName(language, field) })}>
      <p className="font-semibold">{t('replies.theirs')}</p>
      <p className="whitespace-pre-line break-words">{theirs[field] || '–'}</p>
      <div className="row mt-2">
        <button className="btn" type="button" onClick={() => onTake(field)}>
          {t('replies.takeTheirs')}
        </button>
        <button className="btn" type="button" onClick={() => onKeep(field)}>
          {t('replies.keepMine')}
        </button>
      </div>
    </Note>
  ))
}
