import { daysBetween, openingsOf, type Week, type Weekday, weekdays } from './opening.ts'

export const DAY = weekdays.join('|')
export const TIME = '(?:[01]\\d|2[0-3]):[0-5]\\d'
const OPENING_PATTERN = new RegExp(`^(${DAY})(?:-(${DAY}))? (${TIME})-(${TIME})$`)

/**
 * Parses opening hours in the form of schema.org, "Mo-Fr 08:00-18:00; Sa 08:00-12:00". Undefined if a group is invalid, closes
 * before it opens, or repeats a day.
 */
export function parseOpening(text: string): Week | undefined {
  const week: Week = {}
  for (const group of text.split(/\s*[;,]\s*/)) {
    const [, from, to = from, opens, closes] = OPENING_PATTERN.exec(group) ?? []
    if (!from || !to || !opens || !closes || opens >= closes) return undefined
    for (const day of daysBetween(from as Weekday, to as Weekday)) {
      if (week[day]) return undefined
      week[day] = { opens, closes }
    }
  }
  return week
}

/** Writes a week in the form that parseOpening reads; '' for a week without an open day. */
export function openingText(week: Week): string {
  return openingsOf(week)
    .map(({ from, to, opens, closes }) => `${from === to ? from : `${from}-${to}`} ${opens}-${closes}`)
    .join('; ')
}
