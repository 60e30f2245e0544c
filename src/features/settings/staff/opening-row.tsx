import { useId } from 'react'
import { useStaffLanguage, useStaffText } from '#ui/staff/text.ts'
import { hoursText, weekdayName } from '../hours/hours-text.ts'
import { type Week, type Weekday, weekdays } from '../hours/opening.ts'
import { openingText, parseOpening } from '../hours/opening-form.ts'
import { SettingRow } from './setting-row.tsx'
import type { SettingField } from './use-setting-fields.ts'

const DEFAULT_HOURS = { opens: '08:00', closes: '18:00' }
/** A day whose times may be incomplete, since the user is still typing. */
const DAY = /^(\w\w) ([^\s-]*)-(\S*)$/

/** Field of the opening hours: for each weekday a checkbox and two times. */
export function OpeningRow({ field }: { field: SettingField }) {
  const t = useStaffText()
  const language = useStaffLanguage()
  const id = useId()
  const week = readWeek(field.value)
  const put = (day: Weekday, span: Week[Weekday]) => {
    const { [day]: _, ...others } = week
    field.set(writeWeek(span ? { ...others, [day]: span } : others))
  }
  return (
    <SettingRow name="opening_hours" label={t('settings.opening_hours')} help={t('settings.hoursHelp')} field={field} isWide>
      {/* A week without hours has no field of this name: its address leads to the first day. */}
      <ul id="opening_hours" className="stack [--gap:.35rem]">
        {weekdays.map((day) => {
          const span = week[day]
          const name = weekdayName(day, language)
          const isWrong = field.problem !== undefined && span !== undefined && !parseOpening(`${day} ${span.opens}-${span.closes}`)
          const time = (part: 'opens' | 'closes') => (
            <input
              name={part === 'opens' ? 'opening_hours' : undefined}
              aria-invalid={isWrong || undefined}
              type="time"
              className="in num w-auto! max-sm:px-1.5!"
              aria-label={`${name}: ${t(`settings.${part}`)}`}
              value={span?.[part] ?? ''}
              onChange={({ target }) => put(day, { ...DEFAULT_HOURS, ...span, [part]: target.value })}
            />
          )
          return (
            <li key={day} className="row min-h-12 gap-x-3 gap-y-1">
              <label className="row nowrap min-h-11 min-w-[9rem] gap-2" htmlFor={`${id}-${day}`}>
                <input
                  id={`${id}-${day}`}
                  type="checkbox"
                  checked={span !== undefined}
                  onChange={({ target }) => put(day, target.checked ? (neighbour(week, day) ?? DEFAULT_HOURS) : undefined)}
                />
                {name}
              </label>
              {span ? (
                <span className="row gap-1">
                  {time('opens')}
                  <span className="row nowrap gap-1">
                    <span aria-hidden="true">–</span>
                    {time('closes')}
                  </span>
                </span>
              ) : (
                <span className="muted">{t('settings.closed')}</span>
              )}
            </li>
          )
        })}
      </ul>
      <p className="sm muted" lang="es">
        {hoursText(week, 'es')}
      </p>
    </SettingRow>
  )
}

/** Hours of the day before, suggested for a day that is ticked. */
const neighbour = (week: Week, day: Weekday) => week[weekdays[weekdays.indexOf(day) - 1] ?? 'Su']

function readWeek(value: string): Week {
  const whole = parseOpening(value)
  if (whole) return whole
  const days = value.split('; ').flatMap((text) => {
    const [, day, opens = '', closes = ''] = DAY.exec(text) ?? []
    return day ? [[day, { opens, closes }] as const] : []
  })
  return Object.fromEntries(days)
}

/** Writes the form of parseOpening. While a time is incomplete, writes one entry per day, which `readWeek` can read back. */
function writeWeek(week: Week): string {
  const text = openingText(week)
  if (text === '' || parseOpening(text)) return text
  return weekdays.flatMap((day) => (week[day] ? [`${day} ${week[day].opens}-${week[day].closes}`] : [])).join('; ')
}
