import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useFreshHistory } from '#features/history/staff/history-data.ts'
import { HistoryPanel } from '#features/history/staff/history-panel.tsx'
import { settingsQuery } from '#features/settings/staff/settings-data.ts'
import { Options, SelectField } from '#ui/staff/fields/select-field.tsx'
import { useStaffText } from '#ui/staff/text.ts'
import { useStaffApi } from './frame/staff-api.ts'

/** History of settings with author and undo. `names`: label of each setting by its key. */
export function SettingsHistory({ names }: { names: ReadonlyMap<string, string> }) {
  const t = useStaffText()
  const api = useStaffApi()
  const { dataUpdatedAt } = useQuery({ ...settingsQuery(api), enabled: false })
  const [subject, setSubject] = useState(() => names.keys().next().value ?? '')

  useFreshHistory('setting', dataUpdatedAt)

  return (
    <div className="stack mt-5 [--gap:.75rem]">
      <SelectField label={t('settings.historyOf')} value={subject} onChange={({ target }) => setSubject(target.value)}>
        <Options of={[...names]} />
      </SelectField>
      <HistoryPanel key={subject} api={api} of={{ kind: 'setting', subject }} wording={{ field: () => names.get(subject) }} />
    </div>
  )
}
