import { useId } from 'react'
import { type Language, locales } from '#i18n/language.ts'
import { useStaffLanguage, useStaffText } from '#ui/staff/text.ts'
import { companyDefaults } from '../company-defaults.ts'
import { type Weekday, weekdays } from '../hours/opening.ts'
import { openingText, parseOpening } from '../hours/opening-form.ts'
import { SettingRow } from './setting-row.tsx'
import type { SettingField } from './use-setting-fields.ts'

const FORM = /^(\w\w)-(\w\w) ([\d:]*)-([\d:]*)$/

/** The opening hours that machines read, put together from days and times, so that nobody has to know their form. */
export function OpeningRow({ field }: { field: SettingField }) {
  const t = useStaffText()
  const language = useStaffLanguage()
  const id = useId()
  const { from, to, opens, closes } = readParts(field.value)

  const day = (label: string, value: Weekday, set: (day: Weekday) => void, key: string) => (
    <div className="field">
      <label className="sm" htmlFor={`${id}-${key}`}>
        {label}
      </label>
      <select id={`${id}-${key}`} className="in" value={value} onChange={({ target }) => set(target.value as Weekday)}>
        {weekdays.map((one) => (
          <option key={one} value={one}>
            {dayName(one, language)}
          </option>
        ))}
      </select>
    </div>
  )
  const time = (label: string, value: string, set: (time: string) => void, key: string) => (
    <div className="field">
      <label className="sm" htmlFor={`${id}-${key}`}>
        {label}
      </label>
      <input
        id={`${id}-${key}`}
        name={key === 'opens' ? 'hours_machine' : undefined}
        type="time"
        className="in num"
        value={value}
        onChange={({ target }) => set(target.value)}
      />
    </div>
  )
  const put = (part: Partial<ReturnType<typeof readParts>>) => field.set(openingText({ from, to, opens, closes, ...part }))

  return (
    <SettingRow name="hours_machine" label={t('settings.hours_machine')} help={t('settings.hoursHelp')} field={field}>
      <div className="grid grid-cols-2 gap-2.5 lg:grid-cols-4">
        {day(t('settings.from'), from, (chosen) => put({ from: chosen }), 'from')}
        {day(t('settings.to'), to, (chosen) => put({ to: chosen }), 'to')}
        {time(t('settings.opens'), opens, (chosen) => put({ opens: chosen }), 'opens')}
        {time(t('settings.closes'), closes, (chosen) => put({ closes: chosen }), 'closes')}
      </div>
    </SettingRow>
  )
}

/** Half-typed times are kept as they are; nothing at all stands for the default. */
function readParts(value: string) {
  const whole = parseOpening(value)
  if (whole) return whole
  const [, from, to, opens = '', closes = ''] = FORM.exec(value) ?? []
  if (!from || !to) return companyDefaults.opening
  return { from: from as Weekday, to: to as Weekday, opens, closes }
}

function dayName(day: Weekday, language: Language): string {
  // 1 January 2024 was a Monday.
  const date = new Date(Date.UTC(2024, 0, 1 + weekdays.indexOf(day)))
  return new Intl.DateTimeFormat(locales[language], { weekday: 'long', timeZone: 'UTC' }).format(date)
}
