import { type ReactNode, useId } from 'react'
import { useStaffLanguage, useStaffText } from '#ui/staff/text.ts'
import { hoursText, weekdayName } from '../hours/hours-text.ts'
import { type Hours, spansOf, spansText, type Week, type Weekday, weekdays } from '../hours/opening.ts'
import { openingText, parseOpening } from '../hours/opening-form.ts'
import { SettingRow } from './setting-row.tsx'
import type { SettingField } from './use-setting-fields.ts'

const DEFAULT_HOURS = { opens: '08:00', closes: '18:00' }
const DEFAULT_PAUSE = { from: '12:00', to: '13:00' }
/** A day whose times may be incomplete, since the user is still typing. */
const DAY = /^(\w\w) ([^\s-]*)-([^\s,]*)(?:, ([^\s-]*)-(\S*))?$/

/** Field of the opening hours: for each weekday a checkbox and two times, and a pause with two more. */
export function OpeningRow({ field }: { field: SettingField }) {
  const t = useStaffText()
  const week = readWeek(field.value)
  const put = (day: Weekday, hours: Hours | undefined) => {
    const { [day]: _, ...others } = week
    field.set(writeWeek(hours ? { ...others, [day]: hours } : others))
  }
  return (
    <SettingRow name="opening_hours" label={t('settings.opening_hours')} help={t('settings.hoursHelp')} field={field} isWide>
      {/* A week without hours has no field of this name: its address leads to the first day. */}
      <ul id="opening_hours" className="stack [--gap:.35rem]">
        {weekdays.map((day) => {
          const hours = week[day]
          const isWrong = field.problem !== undefined && hours !== undefined && !parseOpening(dayText(day, hours))
          return (
            <DayHours
              key={day}
              day={day}
              hours={hours}
              usual={hoursBefore(week, day)}
              isWrong={isWrong}
              set={(changed) => put(day, changed)}
            />
          )
        })}
      </ul>
      <p className="sm muted" lang="es">
        {hoursText(week, 'es')}
      </p>
    </SettingRow>
  )
}

type DayHoursProps = {
  day: Weekday
  hours: Hours | undefined
  /** Hours that a day gets when it is ticked. */
  usual: Hours | undefined
  isWrong: boolean
  set: (hours: Hours | undefined) => void
}

function DayHours({ day, hours, usual = DEFAULT_HOURS, isWrong, set }: DayHoursProps) {
  const t = useStaffText()
  const name = weekdayName(day, useStaffLanguage())
  return (
    <li className="row min-h-12 items-start! gap-x-3 gap-y-1">
      <Tick isOn={hours !== undefined} set={(isOn) => set(isOn ? usual : undefined)} className="min-w-[8rem]">
        {name}
      </Tick>
      {hours ? (
        <>
          <Tick
            isOn={Boolean(hours.pause)}
            set={(isOn) => set({ ...hours, pause: isOn ? DEFAULT_PAUSE : undefined })}
            className="min-w-[5.5rem]"
            label={`${name}: ${t('settings.pause')}`}
          >
            {t('settings.pause')}
          </Tick>
          <div className="stack max-sm:basis-full [--gap:.35rem]">
            <TimePair
              name="opening_hours"
              labels={[`${name}: ${t('settings.opens')}`, `${name}: ${t('settings.closes')}`]}
              times={[hours.opens, hours.closes]}
              isWrong={isWrong}
              set={([opens, closes]) => set({ ...hours, opens, closes })}
            />
            {hours.pause ? (
              <TimePair
                word={t('settings.pause')}
                labels={[`${name}: ${t('settings.pauseFrom')}`, `${name}: ${t('settings.pauseTo')}`]}
                times={[hours.pause.from, hours.pause.to]}
                isWrong={isWrong}
                set={([from, to]) => set({ ...hours, pause: { from, to } })}
              />
            ) : null}
          </div>
        </>
      ) : (
        <span className="muted flex min-h-11 items-center">{t('settings.closed')}</span>
      )}
    </li>
  )
}

type Pair = [string, string]
type TimePairProps = { name?: string; word?: string; labels: Pair; times: Pair; isWrong: boolean; set: (times: Pair) => void }

function TimePair({ name, word, labels: [fromLabel, toLabel], times: [from, to], isWrong, set }: TimePairProps) {
  const look = { type: 'time', className: 'in num w-auto! max-sm:px-1.5!', 'aria-invalid': isWrong || undefined }
  return (
    <div className="row gap-1">
      {word ? <span className="sm muted">{word}</span> : null}
      <input {...look} name={name} aria-label={fromLabel} value={from} onChange={({ target }) => set([target.value, to])} />
      <span className="row nowrap gap-1">
        <span aria-hidden="true">–</span>
        <input {...look} aria-label={toLabel} value={to} onChange={({ target }) => set([from, target.value])} />
      </span>
    </div>
  )
}

type TickProps = { isOn: boolean; set: (isOn: boolean) => void; className: string; label?: string; children: ReactNode }

function Tick({ isOn, set, className, label, children }: TickProps) {
  const id = useId()
  return (
    <label className={`row nowrap min-h-11 gap-2 ${className}`} htmlFor={id}>
      <input id={id} type="checkbox" aria-label={label} checked={isOn} onChange={({ target }) => set(target.checked)} />
      {children}
    </label>
  )
}

/** Hours of the last open day before this one; before Monday is Sunday. */
function hoursBefore(week: Week, day: Weekday): Hours | undefined {
  const at = weekdays.indexOf(day)
  const before = [...weekdays.slice(at + 1), ...weekdays.slice(0, at)].findLast((one) => week[one])
  return before && week[before]
}

const dayText = (day: Weekday, hours: Hours) => `${day} ${spansText(spansOf(hours))}`

function readWeek(value: string): Week {
  const whole = parseOpening(value)
  if (whole) return whole
  const days = value.split('; ').flatMap((text) => {
    const [, day, opens = '', until = '', again, closes = ''] = DAY.exec(text) ?? []
    const hours = again === undefined ? { opens, closes: until } : { opens, closes, pause: { from: until, to: again } }
    return day ? [[day, hours] as const] : []
  })
  return Object.fromEntries(days)
}

/** Writes the form of parseOpening. While a time is incomplete, writes one entry per day, which `readWeek` can read back. */
function writeWeek(week: Week): string {
  const text = openingText(week)
  if (text === '' || parseOpening(text)) return text
  return weekdays.flatMap((day) => (week[day] ? [dayText(day, week[day])] : [])).join('; ')
}
