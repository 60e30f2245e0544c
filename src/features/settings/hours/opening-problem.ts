import { naming } from '#api/fields.ts'
import { DAY, parseOpening, TIME } from './opening-form.ts'

const GROUP = new RegExp(`^((?:${DAY})(?:-(?:${DAY}))?) (\\S*-\\S*(?:, *\\S*-\\S*)*)$`)
const VALID_TIME = new RegExp(`^${TIME}$`)
/** Separates groups of days, not the two spans of a day with a pause. */
const SEPARATOR = /\s*;\s*|\s*,\s*(?=[A-Za-z])/

/** Problem of opening hours: names the first invalid group by its days, or by its text, or the day that is repeated. Undefined for valid hours. */
export function openingProblem(text: string): string | undefined {
  if (parseOpening(text)) return undefined
  const groups = text.split(SEPARATOR)
  const invalid = groups.find((group) => !parseOpening(group))
  if (invalid === undefined) {
    const days = groups.flatMap((group) => Object.keys(parseOpening(group) ?? {}))
    return naming('setting.openingTwice', days.find((day, at) => days.indexOf(day) < at) ?? '')
  }
  const [, days, spans = ''] = GROUP.exec(invalid) ?? []
  if (!days) return naming('setting.opening', invalid || text)
  const areTimes = spans.split(/, *|-/).every((time) => VALID_TIME.test(time))
  return naming(areTimes ? (spans.includes(',') ? 'setting.openingPause' : 'setting.openingOrder') : 'setting.openingTime', days)
}
