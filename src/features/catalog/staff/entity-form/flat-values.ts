import { notesOfSameText } from './noted-translations.ts'

/** Values of a form without nested fields. `translationNotes`: see ui/staff/fields/translation-notes.ts. */
type Flat = { translationNotes: string[] }
const textOf = (values: Flat, field: string) => (values as Record<string, unknown>)[field]

/** Names of the fields that differ between two states of a form; a field that `other` lacks does not count. */
export function changedFlatFields<Values extends Flat>(one: Values, other: Values): string[] {
  return Object.keys(one).filter((field) => {
    if (field === 'translationNotes') return notesOfSameText(one, other).length > 0
    return textOf(one, field) !== (textOf(other, field) ?? textOf(one, field))
  })
}

/** Form values after a save: the server's values, except for fields that were edited during the save. */
export function afterSavingFlat<Values extends Flat>(now: Values, sent: Values, saved: Values): Values {
  return { ...saved, ...Object.fromEntries(changedFlatFields(sent, now).map((field) => [field, textOf(now, field)])) }
}

/**
 * Reads a draft, possibly of an older version of the form: known fields of the right type, blank values for all other fields.
 * Undefined if the draft is no object.
 */
export function readFlatValues<Values extends Flat>(blank: Values, stored: unknown): Values | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined
  const given = stored as Record<string, unknown>
  const fields = Object.entries(blank).map(([field, value]) => {
    const kept = given[field]
    if (field === 'translationNotes') return [field, Array.isArray(kept) ? kept.filter((note) => typeof note === 'string') : []]
    return [field, typeof kept === typeof value ? kept : value]
  })
  return Object.fromEntries(fields) as Values
}
