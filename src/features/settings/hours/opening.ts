export const weekdays = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'] as const
export type Weekday = (typeof weekdays)[number]

/** Opening and closing time, such as "08:00". */
type Span = { opens: string; closes: string }
/** Hours of a day, and the time between them in which it is closed, if it has one. */
export type Hours = Span & { pause?: { from: string; to: string } | null | undefined }
/** Opening hours by weekday; an absent day is closed. All texts about opening hours are made from this structure. */
export type Week = Partial<Record<Weekday, Hours>>
/** Consecutive days with the same hours: one span, or two with a pause between them. */
export type Opening = { from: Weekday; to: Weekday; spans: Span[] }

/** Weekdays from one to another, both included: Saturday to Monday are three days. */
export function daysBetween(from: Weekday, to: Weekday): Weekday[] {
  const [start, length] = [weekdays.indexOf(from), ((weekdays.indexOf(to) - weekdays.indexOf(from) + 7) % 7) + 1]
  return [...weekdays, ...weekdays].slice(start, start + length)
}

/** The spans in which a day is open: two if it has a pause. */
export function spansOf({ opens, closes, pause }: Hours): Span[] {
  if (!pause) return [{ opens, closes }]
  return [
    { opens, closes: pause.from },
    { opens: pause.to, closes },
  ]
}

/** Writes the spans of a day: "08:00-12:00, 13:00-17:00". */
export const spansText = (spans: readonly Span[]) => spans.map(({ opens, closes }) => `${opens}-${closes}`).join(', ')

/** Groups consecutive days with the same hours, in the order of the week. */
export function openingsOf(week: Week): Opening[] {
  const groups: Opening[] = []
  for (const [at, day] of weekdays.entries()) {
    const hours = week[day]
    const last = groups.at(-1)
    if (!hours) continue
    const spans = spansOf(hours)
    if (last && last.to === weekdays[at - 1] && spansText(last.spans) === spansText(spans)) last.to = day
    else groups.push({ from: day, to: day, spans })
  }
  return groups
}
