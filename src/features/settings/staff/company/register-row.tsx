import { useStaffText } from '#ui/staff/text.ts'
import { NO_REGISTER } from '../../setting-keys.ts'
import { SettingRow } from '../setting-row.tsx'
import type { SettingField } from '../use-setting-fields.ts'

/** Field of the entry in the commercial register, with a checkbox for companies that have none. */
export function RegisterRow({ field, isOwner }: { field: SettingField; isOwner: boolean }) {
  const t = useStaffText()
  const hasNone = field.value === NO_REGISTER
  return (
    <SettingRow
      name="company_register"
      label={t('settings.company_register')}
      help={t('settings.company_registerHelp')}
      field={field}
      isWide
    >
      {hasNone ? null : (
        <input
          name="company_register"
          className="in num read-only:bg-sand read-only:text-muted"
          aria-label={t('settings.company_register')}
          aria-invalid={field.problem ? true : undefined}
          autoComplete="off"
          readOnly={!isOwner}
          value={field.value}
          onChange={({ target }) => field.set(target.value)}
        />
      )}
      <label className="row nowrap min-h-11 gap-2 font-normal!">
        <input
          name={hasNone ? 'company_register' : undefined}
          type="checkbox"
          disabled={!isOwner}
          checked={hasNone}
          onChange={({ target }) => field.set(target.checked ? NO_REGISTER : '')}
        />
        {t('settings.noRegister')}
      </label>
    </SettingRow>
  )
}
