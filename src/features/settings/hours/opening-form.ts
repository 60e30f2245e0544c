import { daysBetween, openingsOf, type Week, type Weekday, weekdays } from './opening.ts'

const DAY = weekdays.join('|')
const TIME = '(?:[01]\\d|2[0-3]):[0-5]\\d'
const FORM = new RegExp(`^(${DAY})(?:-(${DAY}))? (${TIME})-(${TIME})$`)

/**
 * Reads "Mo-Fr 08:00-18:00; Sa 08:00-12:00", the form that schema.org knows; undefined when it says nothing sensible or
 * names a day twice.
 */
export function parseOpening(text: string): Week | undefined {
  const week: Week = {}
  for (const group of text.split(/\s*[;,]\s*/)) {
    const [, from, to = from, opens, closes] = FORM.exec(group) ?? []
    if (!from || !to || !opens || !closes || opens >= closes) return undefined
    for (const day of daysBetween(from as Weekday, to as Weekday)) {
      if (week[day]) return undefined
      week[day] = { opens, closes }
    }
  }
  return week
}

/** The opposite of parseOpening; '' for a week without an open day. */
export function openingText(week: Week): string {
  return openingsOf(week)
    .map(({ from, to, opens, closes }) => `${from === to ? from : `${from}-${to}`} ${opens}-${closes}`)
    .join('; ')
}
