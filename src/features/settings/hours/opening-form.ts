import { type Opening, type Weekday, weekdays } from './opening.ts'

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
