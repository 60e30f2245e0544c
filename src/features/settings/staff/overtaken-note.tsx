import { formatCubanMoment } from '#i18n/staff-format.ts'
import { Note } from '#ui/staff/note.tsx'
import { useStaffLanguage, useStaffText } from '#ui/staff/text.ts'
import { useConflictWords } from '#ui/staff/typed/use-conflict-words.ts'
import type { SettingKey } from '../setting-keys.ts'
import { settingValue } from './setting-value.ts'
import type { SettingField } from './use-setting-fields.ts'

/** Both versions of a setting that somebody else has changed meanwhile, to choose from. */
export function OvertakenNote({ name, field }: { name: SettingKey; field: SettingField }) {
  const t = useStaffText()
  const language = useStaffLanguage()
  const words = useConflictWords()([field.theirsBy?.by])
  const valueWords = (value: string) => settingValue(name, value, t, language) || t('settings.nothing')
  if (field.theirs === undefined) return null
  return (
    <Note kind="warn" title={words.title}>
      <p>
        {t('settings.theirs', { value: valueWords(field.theirs) })}
        {field.theirsBy ? ` (${t('stale.by', { by: field.theirsBy.by, when: formatCubanMoment(field.theirsBy.at, language) })})` : ''}
      </p>
      <p>{t('settings.mine', { value: valueWords(field.value.trim()) })}</p>
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
