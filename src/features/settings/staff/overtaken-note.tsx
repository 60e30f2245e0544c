import { formatCubanMoment } from '#i18n/staff-format.ts'
import { Note } from '#ui/staff/note.tsx'
import { useStaffLanguage, useStaffText } from '#ui/staff/text.ts'
import { useConflictWords } from '#ui/staff/typed/use-conflict-words.ts'
import type { SettingField } from './use-setting-fields.ts'

/** Both versions of a setting that somebody else has changed meanwhile, to choose from. */
export function OvertakenNote({ field }: { field: SettingField }) {
  const t = useStaffText()
  const language = useStaffLanguage()
  const words = useConflictWords()([field.theirsBy?.by])
  if (field.theirs === undefined) return null
  return (
    <Note kind="warn" title={words.title}>
      <p>
        {t('settings.theirs', { value: field.theirs || t('settings.nothing') })}
        {field.theirsBy ? ` (${t('stale.by', { by: field.theirsBy.by, when: formatCubanMoment(field.theirsBy.at, language) })})` : ''}
      </p>
      <p>{t('settings.mine', { value: field.value.trim() || t('settings.nothing') })}</p>
      <div className="row mt-2">
        <button className="btn" type="button" disabled={field.isSaving} onClick={() => void field.saveMine()}>
          {t('stale.mine')}
        </button>
        <button className="btn btn-quiet" type="button" onClick={field.takeTheirs}>
          {words.theirs}
        </button>
      </div>
    </Note>
  )
}
