import { formatList } from '#i18n/format.ts'
import { type Language, locales } from '#i18n/language.ts'
import { type Opening, openingsOf, type Week, type Weekday, weekdays } from './opening.ts'

/** Any Monday: names of weekdays are formatted from dates. */
const MONDAY = Date.UTC(2026, 0, 5)
const DAY_MS = 86_400_000

/** The week in words: "Lunes a viernes, 8:00 a 12:00 y 13:00 a 18:00; sábado, 8:00 a 12:00". '' for a week without an open day. */
export function hoursText(week: Week, language: Language): string {
  const text = openingsOf(week)
    .map((opening) => groupText(opening, language))
    .join('; ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}

export function weekdayName(day: Weekday, language: Language): string {
  const date = new Date(MONDAY + weekdays.indexOf(day) * DAY_MS)
  return new Intl.DateTimeFormat(locales[language], { weekday: 'long', timeZone: 'UTC' }).format(date)
}

function groupText({ from, to, spans }: Opening, language: Language): string {
  const [until, end] = { es: ['a', ''], de: ['bis', ' Uhr'], en: ['to', ''] }[language]
  const days = from === to ? weekdayName(from, language) : `${weekdayName(from, language)} ${until} ${weekdayName(to, language)}`
  const times = spans.map(({ opens, closes }) => `${hour(opens)} ${until} ${hour(closes)}`)
  return `${days}, ${formatList(times, language)}${end}`
}

/** A time without its leading zero: "8:00". */
const hour = (time: string) => time.replace(/^0/, '')
