import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useFreshHistory } from '#features/history/staff/history-data.ts'
import { HistoryPanel } from '#features/history/staff/history-panel.tsx'
import type { SettingKey } from '#features/settings/setting-keys.ts'
import { settingName } from '#features/settings/setting-names.ts'
import { settingValue } from '#features/settings/staff/setting-value.ts'
import { settingsQuery } from '#features/settings/staff/settings-data.ts'
import { Options, SelectField } from '#ui/staff/fields/select-field.tsx'
import { useStaffLanguage, useStaffText } from '#ui/staff/text.ts'
import { useStaffApi } from './frame/staff-api.ts'

/** History of the settings of a page with author and undo, the newest change first; of all of them, or of one. */
export function SettingsHistory({ keys }: { keys: readonly SettingKey[] }) {
  const t = useStaffText()
  const api = useStaffApi()
  const language = useStaffLanguage()
  const { dataUpdatedAt } = useQuery({ ...settingsQuery(api), enabled: false })
  /** Key of the chosen setting; '' for all. */
  const [subject, setSubject] = useState('')
  const nameOf = (key: string) => settingName(key, t, language)

  useFreshHistory('setting', dataUpdatedAt)

  return (
    <div className="stack mt-5 [--gap:.75rem]">
      <SelectField label={t('settings.historyOf')} value={subject} onChange={({ target }) => setSubject(target.value)}>
        <option value="">{t('settings.historyOfAll')}</option>
        <Options of={keys.map((key) => [key, nameOf(key)])} />
      </SelectField>
      <HistoryPanel
        api={api}
        of={subject === '' ? { kind: 'setting', subjects: keys } : { kind: 'setting', subject }}
        wording={{
          title: ({ subject: key }) => nameOf(key),
          field: (_, { subject: key }) => nameOf(key),
          value: (_, value, { subject: key }) => (value ? settingValue(key, String(value), t, language) : undefined),
        }}
      />
    </div>
  )
}
