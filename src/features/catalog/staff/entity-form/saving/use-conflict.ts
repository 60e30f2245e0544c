import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form'
import type { Conflict as ConflictingField } from '#kit/merge-fields.ts'
import type { DraftedForm } from '#ui/staff/typed/draft-changes.ts'
import { type ConflictVersions, type Dispute, useDispute } from '#ui/staff/typed/use-dispute.ts'
import { valueAt } from './changed-input.ts'

/** `basedOn`: `updatedAt` of the version that this person's edit started from. */
type Begun<Values> = ConflictVersions<Values> & { basedOn: string | null }
export type Conflict<Values> = Dispute<Begun<Values>>

/** State of a conflict: the fields that somebody else has meanwhile set to another value, and the choice for each. */
export function useConflict<Values extends FieldValues, Input>(
  form: UseFormReturn<Values, unknown, Input>,
  { changedFields }: Pick<DraftedForm<Values>, 'changedFields'>,
) {
  const { dispute, open, ...choosing } = useDispute<Values, Begun<Values>>({
    shows: (field, values) => JSON.stringify(valueAt(form.getValues(), field)) === JSON.stringify(valueAt(values, field)),
    put: (field, values) =>
      form.setValue(field as Path<Values>, structuredClone(valueAt(values, field)) as PathValue<Values, Path<Values>>, {
        shouldDirty: true,
      }),
  })
  return {
    current: dispute,
    open({ fields, mine, theirs, basedOn }: Omit<Begun<Values>, 'fields'> & { fields: unknown }): void {
      const conflicting = Array.isArray(fields) ? (fields as ConflictingField[]) : changedFields(theirs, mine).map((field) => ({ field }))
      open({ fields: conflicting, mine, theirs, basedOn })
    },
    ...choosing,
  }
}
