export const weekdays = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'] as const
export type Weekday = (typeof weekdays)[number]

/** When somebody is there, as machines read it; times as "08:00". */
export type Opening = { from: Weekday; to: Weekday; opens: string; closes: string }

const TIME = '(?:[01]\\d|2[0-3]):[0-5]\\d'
const FORM = new RegExp(`^(${weekdays.join('|')})-(${weekdays.join('|')}) (${TIME})-(${TIME})$`)

/** Reads "Mo-Sa 08:00-18:00", the form that schema.org knows; undefined when it says nothing sensible. */
export function parseOpening(text: string): Opening | undefined {
  const [, from, to, opens, closes] = FORM.exec(text) ?? []
  if (!from || !to || !opens || !closes || opens >= closes) return undefined
  return { from: from as Weekday, to: to as Weekday, opens, closes }
}

/** The opposite of parseOpening. */
export function openingText({ from, to, opens, closes }: Opening): string {
  return `${from}-${to} ${opens}-${closes}`
}

/** The days between two weekdays, both included; from Saturday to Monday are three. */
export function daysBetween(from: Weekday, to: Weekday): Weekday[] {
  const [start, length] = [weekdays.indexOf(from), ((weekdays.indexOf(to) - weekdays.indexOf(from) + 7) % 7) + 1]
  return [...weekdays, ...weekdays].slice(start, start + length)
}
