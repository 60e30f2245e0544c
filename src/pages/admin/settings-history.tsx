import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { refreshHistory } from '#features/history/staff/history-data.ts'
import { HistoryPanel } from '#features/history/staff/history-panel.tsx'
import { settingsQuery } from '#features/settings/staff/settings-data.ts'
import { SelectField } from '#ui/staff/select-field.tsx'
import { useStaffText } from '#ui/staff/text.ts'
import { useStaffApi } from './staff-api.ts'

/** Who changed which setting, one at a time, with undo. `names`: what staff call each, by its key. */
export function SettingsHistory({ names }: { names: ReadonlyMap<string, string> }) {
  const t = useStaffText()
  const api = useStaffApi()
  const client = useQueryClient()
  const { dataUpdatedAt } = useQuery({ ...settingsQuery(api), enabled: false })
  const [subject, setSubject] = useState(() => names.keys().next().value ?? '')

  // A setting that has just been saved has one change more.
  useEffect(() => {
    if (dataUpdatedAt > 0) refreshHistory(client, 'setting', subject)
  }, [client, subject, dataUpdatedAt])

  return (
    <div className="stack mt-5 [--gap:.75rem]">
      <SelectField label={t('settings.historyOf')} value={subject} onChange={({ target }) => setSubject(target.value)}>
        {[...names].map(([key, name]) => (
          <option key={key} value={key}>
            {name}
          </option>
        ))}
      </SelectField>
      <HistoryPanel key={subject} api={api} kind="setting" subject={subject} wording={{ field: () => names.get(subject) }} />
    </div>
  )
}
