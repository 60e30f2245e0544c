import { readNote } from '#ui/staff/fields/translation-notes.ts'

/** A form that notes which German text its translations were made from. */
type Noted = { translationNotes: string[] }

/** The translations that a form's notes say this of. */
export function notedNames<Name extends string>(names: readonly Name[], values: Noted, wanted: 'fits' | 'behind'): Name[] {
  const textOf = (name: string) => String((values as Record<string, unknown>)[name] ?? '')
  return names.filter((name) => readNote(values.translationNotes, name, textOf(name.replace(/(?:Es|En)$/, 'De')), textOf(name)) === wanted)
}

/** Notes of one state only, on translations that are the same in both: of others the changed text itself tells. */
export function notesOfSameText<Values extends Noted>(one: Values, other: Values): string[] {
  const [notes, others] = [one.translationNotes ?? [], other.translationNotes ?? []]
  return [...notes.filter((note) => !others.includes(note)), ...others.filter((note) => !notes.includes(note))].filter((note) => {
    const name = note.slice(0, note.indexOf(':')) as keyof Values
    return one[name] === other[name]
  })
}
