import { readNote } from '#ui/staff/fields/translation-notes.ts'

/** A form with notes on the German texts that its translations were made from. */
type Noted = { translationNotes: string[] }

/** Name of the German field that a translation belongs to: "nameEs" -> "nameDe". */
export function germanNameOf(name: string): string {
  return name.replace(/(?:Es|En)$/, 'De')
}

/** Names of the translations that have a note with the wanted state, see `readNote`. */
export function notedNames<Name extends string>(names: readonly Name[], values: Noted, wanted: 'fits' | 'behind'): Name[] {
  const textOf = (name: string) => String((values as Record<string, unknown>)[name] ?? '')
  return names.filter((name) => readNote(values.translationNotes, name, textOf(germanNameOf(name)), textOf(name)) === wanted)
}

/**
 * Notes on translations that only one of two form states has. A note is left out if its translation's text differs between the states,
 * since that field counts as changed anyway.
 */
export function notesOfSameText<Values extends Noted>(one: Values, other: Values): string[] {
  const [notes, others] = [one.translationNotes ?? [], other.translationNotes ?? []]
  return [...notes.filter((note) => !others.includes(note)), ...others.filter((note) => !notes.includes(note))].filter((note) => {
    const name = note.slice(0, note.indexOf(':')) as keyof Values
    return one[name] === other[name]
  })
}
