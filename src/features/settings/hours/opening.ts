export const weekdays = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'] as const
export type Weekday = (typeof weekdays)[number]

/** From when until when somebody is there; times as "08:00". */
type Span = { opens: string; closes: string }
/** When somebody is there: the only structure of it, from which all texts follow. A day that is absent is closed. */
export type Week = Partial<Record<Weekday, Span>>
/** Days that follow one another with the same hours. */
export type Opening = Span & { from: Weekday; to: Weekday }

/** The days between two weekdays, both included; from Saturday to Monday are three. */
export function daysBetween(from: Weekday, to: Weekday): Weekday[] {
  const [start, length] = [weekdays.indexOf(from), ((weekdays.indexOf(to) - weekdays.indexOf(from) + 7) % 7) + 1]
  return [...weekdays, ...weekdays].slice(start, start + length)
}

/** The week as few groups of days, in the order of the week. */
export function openingsOf(week: Week): Opening[] {
  const groups: Opening[] = []
  for (const [at, day] of weekdays.entries()) {
    const span = week[day]
    const last = groups.at(-1)
    if (!span) continue
    if (last && last.to === weekdays[at - 1] && last.opens === span.opens && last.closes === span.closes) last.to = day
    else groups.push({ from: day, to: day, ...span })
  }
  return groups
}
