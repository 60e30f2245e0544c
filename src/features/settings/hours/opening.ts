export const weekdays = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'] as const
export type Weekday = (typeof weekdays)[number]

/** When somebody is there, as machines read it; times as "08:00". */
export type Opening = { from: Weekday; to: Weekday; opens: string; closes: string }

/** The days between two weekdays, both included; from Saturday to Monday are three. */
export function daysBetween(from: Weekday, to: Weekday): Weekday[] {
  const [start, length] = [weekdays.indexOf(from), ((weekdays.indexOf(to) - weekdays.indexOf(from) + 7) % 7) + 1]
  return [...weekdays, ...weekdays].slice(start, start + length)
}
