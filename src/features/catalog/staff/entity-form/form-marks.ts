import { readMark } from '#ui/staff/translation-marks.ts'

/** A form that notes which German text its translations were made from. */
type Marked = { translationMarks: string[] }

/** The translations that a form's notes say this of. */
export function markedNames<Name extends string>(names: readonly Name[], values: Marked, wanted: 'fits' | 'behind'): Name[] {
  const textOf = (name: string) => String((values as Record<string, unknown>)[name] ?? '')
  return names.filter((name) => readMark(values.translationMarks, name, textOf(name.replace(/(?:Es|En)$/, 'De')), textOf(name)) === wanted)
}

/** Notes of one state only, on translations that are the same in both: of others the changed text itself tells. */
export function marksOfSameText<Values extends Marked>(one: Values, other: Values): string[] {
  const [marks, others] = [one.translationMarks ?? [], other.translationMarks ?? []]
  return [...marks.filter((mark) => !others.includes(mark)), ...others.filter((mark) => !marks.includes(mark))].filter((mark) => {
    const name = mark.slice(0, mark.indexOf(':')) as keyof Values
    return one[name] === other[name]
  })
}
