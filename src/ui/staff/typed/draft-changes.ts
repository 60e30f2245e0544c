import type { Draft, ReadValues } from './draft.ts'

/** Describes a form whose drafts are kept. Pass the same object at every rendering. */
export type DraftedForm<Values> = Compared<Values> & {
  /** Part of the storage key: "product". */
  name: string
  readValues: ReadValues<Values>
}
type Compared<Values> = {
  changedFields: (one: Values, other: Values) => readonly string[]
  /** True if a field means the same in both, such as "77" and "77.00". */
  isSame: (field: string, one: Values, other: Values) => boolean
}

/** Names of fields whose meaning differs: another notation of the same value is no change. */
export const changedMeanings = <Values>({ changedFields, isSame }: Compared<Values>, one: Values, other: Values): string[] =>
  changedFields(one, other).filter((field) => !isSame(field, one, other))

/** Names of fields that differ from the saved values, or from `sent`: the values of an unanswered save, which may be saved. */
export function unsavedMeanings<Values>(form: Compared<Values>, saved: Values, values: Values, sent: Values | undefined): string[] {
  const ofSent = sent === undefined ? [] : changedMeanings(form, sent, values)
  return [...new Set([...changedMeanings(form, saved, values), ...ofSent])]
}

/**
 * True if everything that a draft of a new entity changed was saved with `created`, so that restoring the draft would only create the
 * entity a second time.
 */
export function isCovered<Values>(form: Compared<Values>, draft: Draft<Values>, blank: Values, created: Values): boolean {
  const missing = changedMeanings(form, created, draft.values)
  return changedMeanings(form, draft.base ?? blank, draft.values).every((field) => !missing.includes(field))
}
