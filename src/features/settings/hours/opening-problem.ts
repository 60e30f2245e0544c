import { naming } from '#api/fields.ts'
import { DAY, parseOpening, TIME } from './opening-form.ts'

const GROUP = new RegExp(`^((?:${DAY})(?:-(?:${DAY}))?) (\\S*)-(\\S*)$`)
const VALID_TIME = new RegExp(`^${TIME}$`)

/** Problem of opening hours, with the days of the first invalid group if they are readable; undefined for valid hours. */
export function openingProblem(text: string): string | undefined {
  if (parseOpening(text)) return undefined
  for (const group of text.split(/\s*[;,]\s*/)) {
    const [, days, opens = '', closes = ''] = GROUP.exec(group) ?? []
    if (!days || parseOpening(group)) continue
    const areTimes = [opens, closes].every((time) => VALID_TIME.test(time))
    return naming(areTimes ? 'setting.openingOrder' : 'setting.openingTime', days)
  }
  return naming('setting.opening', text)
}
