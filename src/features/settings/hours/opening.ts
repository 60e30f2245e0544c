export const weekdays = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'] as const
export type Weekday = (typeof weekdays)[number]

/** Opening and closing time, such as "08:00". */
type Span = { opens: string; closes: string }
/** Opening hours by weekday; an absent day is closed. All texts about opening hours are made from this structure. */
export type Week = Partial<Record<Weekday, Span>>
/** Consecutive days with the same hours. */
export type Opening = Span & { from: Weekday; to: Weekday }

/** Weekdays from one to another, both included: Saturday to Monday are three days. */
export function daysBetween(from: Weekday, to: Weekday): Weekday[] {
  const [start, length] = [weekdays.indexOf(from), ((weekdays.indexOf(to) - weekdays.indexOf(from) + 7) % 7) + 1]
  return [...weekdays, ...weekdays].slice(start, start + length)
}

/** Groups consecutive days with the same hours, in the order of the week. */
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
