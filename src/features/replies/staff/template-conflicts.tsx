import { fieldName } from '#i18n/field-names.ts'
import { formatCubanMoment } from '#i18n/staff-format.ts'
import type { Conflict } from '#kit/conflict.ts'
import { Note } from '#ui/staff/note.tsx'
import { useStaffLanguage, useStaffText } from '#ui/staff/text.ts'
import type { DraftField, TemplateValues } from './use-template-draft.ts'

type TemplateConflictsProps = {
  fields: readonly DraftField[]
  /** Who has changed them, and when. */
  conflicts: readonly Conflict[]
  theirs: TemplateValues
  onTake: (field: DraftField) => void
  onKeep: (field: DraftField) => void
}

/** Fields that somebody else has changed as well: theirs beside what is typed, each to be chosen by itself. */
export function TemplateConflicts({ fields, conflicts, theirs, onTake, onKeep }: TemplateConflictsProps) {
  const t = useStaffText()
  const language = useStaffLanguage()
  const whoseOf = (field: DraftField) => {
    const { by, at } = conflicts.find((one) => one.field === field) ?? {}
    return by && at ? t('stale.by', { by, when: formatCubanMoment(at, language) }) : t('replies.theirs')
  }
  return fields.map((field) => (
    <Note key={field} kind="error" title={t('replies.conflict', { field: fieldName(language, field) })}>
      <p className="font-semibold">{whoseOf(field)}</p>
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
