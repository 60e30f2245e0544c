import { Options } from '#ui/staff/fields/select-field.tsx'
import { useStaffText } from '#ui/staff/text.ts'
import { handovers } from '../../setting-keys.ts'
import { SettingRow } from '../setting-row.tsx'
import type { SettingField } from '../use-setting-fields.ts'

/** Choice of the ways in which buyers get their goods; unset at first. */
export function HandoverRow({ field, isOwner }: { field: SettingField; isOwner: boolean }) {
  const t = useStaffText()
  return (
    <SettingRow name="company_handover" label={t('settings.company_handover')} help={t('settings.company_handoverHelp')} field={field}>
      <select
        name="company_handover"
        className="in"
        aria-label={t('settings.company_handover')}
        disabled={!isOwner}
        value={field.value}
        onChange={({ target }) => field.set(target.value)}
      >
        <option value="">{t('settings.handover.none')}</option>
        <Options of={handovers.map((one) => [one, t(`settings.handover.${one}`)])} />
      </select>
    </SettingRow>
  )
}
