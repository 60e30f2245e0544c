import { daysBetween, type Opening, openingsOf, spansText, type Week, type Weekday, weekdays } from './opening.ts'

export const DAY = weekdays.join('|')
export const TIME = '(?:[01]\\d|2[0-3]):[0-5]\\d'
const SPAN_PATTERN = new RegExp(`^(?:(${DAY})(?:-(${DAY}))? )?(${TIME})-(${TIME})$`)

/**
 * Parses opening hours in a form like that of schema.org, "Mo-Fr 08:00-12:00, 13:00-18:00; Sa 08:00-12:00". Times without days are the
 * afternoon of the days before them. Undefined if a group is invalid, closes before it opens, or repeats a day.
 */
export function parseOpening(text: string): Week | undefined {
  const week: Week = {}
  let days: Weekday[] = []
  for (const group of text.split(/\s*[;,]\s*/)) {
    const [, from, to = from, opens, closes] = SPAN_PATTERN.exec(group) ?? []
    if (!opens || !closes || opens >= closes) return undefined
    if (from) days = daysBetween(from as Weekday, to as Weekday)
    else if (days.length === 0) return undefined
    for (const day of days) {
      const morning = week[day]
      if (!from && morning && !morning.pause && morning.closes < opens) {
        week[day] = { opens: morning.opens, closes, pause: { from: morning.closes, to: opens } }
      } else if (from && !morning) week[day] = { opens, closes }
      else return undefined
    }
  }
  return week
}

/** Writes a week in the form that parseOpening reads; '' for a week without an open day. */
export function openingText(week: Week): string {
  return openingsOf(week)
    .map((opening) => `${daysText(opening)} ${spansText(opening.spans)}`)
    .join('; ')
}

/** Values of schema.org's `openingHours`. A day with a pause needs two, since there a comma separates days, not times. */
export function openingValues(week: Week): string[] {
  return openingsOf(week).flatMap((opening) => opening.spans.map((span) => `${daysText(opening)} ${spansText([span])}`))
}

const daysText = ({ from, to }: Opening) => (from === to ? from : `${from}-${to}`)
