import type { Draft, ReadValues } from './draft.ts'

/** Describes a form whose drafts are kept. Pass the same object at every rendering. */
export type DraftedForm<Values> = Compared<Values> & {
  /** Part of the storage key: "product". */
  name: string
  readValues: ReadValues<Values>
  /** Form values after a save: the server's values, except for fields that were edited during the save. */
  afterSaving: (now: Values, sent: Values, saved: Values) => Values
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
 * Values of a form that continues a draft: fields that the draft did not change have their saved values. A draft with a pending save
 * of a new entity is shown as it was sent, since the blank form's values may have changed since.
 */
export function continuedValues<Values>(form: DraftedForm<Values>, draft: Draft<Values>, saved: Values, isNew: boolean): Values {
  return draft.base && !(draft.pending && isNew) ? form.afterSaving(draft.values, draft.base, saved) : draft.values
}

/**
 * True if everything that a draft of a new entity changed was saved with `created`, so that restoring the draft would only create the
 * entity a second time.
 */
export function isCovered<Values>(form: Compared<Values>, draft: Draft<Values>, blank: Values, created: Values): boolean {
  const missing = changedMeanings(form, created, draft.values)
  return changedMeanings(form, draft.base ?? blank, draft.values).every((field) => !missing.includes(field))
}
