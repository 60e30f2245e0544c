import { useRef, useState } from 'react'
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form'
import type { Conflict as ConflictingField } from '#kit/conflict.ts'
import type { Side } from '#ui/staff/conflict-note.tsx'
import type { DraftedForm } from '#ui/staff/use-drafts.ts'
import { valueAt } from './changed-input.ts'

export type Conflict<Values> = {
  fields: readonly ConflictingField[]
  mine: Values
  theirs: Values
  /** The state that mine started from. */
  basedOn: string | null
  choices: Readonly<Record<string, Side>>
  /** A save was asked for while fields were open: the panel says so. */
  isAsked: number
}

/** Fields that somebody else has changed to another value meanwhile: both values, and which of them is chosen. */
export function useConflict<Values extends FieldValues, Input>(
  form: UseFormReturn<Values, unknown, Input>,
  { changedFields }: Pick<DraftedForm<Values>, 'changedFields'>,
) {
  const [current, setCurrent] = useState<Conflict<Values>>()
  const latest = useRef<Conflict<Values>>(undefined)
  const set = (next: Conflict<Values> | undefined) => {
    latest.current = next
    setCurrent(next)
  }
  const put = (field: string, values: Values) =>
    form.setValue(field as Path<Values>, structuredClone(valueAt(values, field)) as PathValue<Values, Path<Values>>, { shouldDirty: true })
  const isOpen = (conflict: Conflict<Values>) => conflict.fields.some(({ field }) => !conflict.choices[field])

  function choose(field: string, side: Side): void {
    const conflict = latest.current
    if (!conflict) return
    const { mine, theirs, choices } = conflict
    // What was typed into the field since is mine as well.
    const isTheirsShown = JSON.stringify(valueAt(form.getValues(), field)) === JSON.stringify(valueAt(theirs, field))
    if (side === 'theirs') put(field, theirs)
    else if (isTheirsShown) put(field, mine)
    set({ ...conflict, choices: { ...choices, [field]: side } })
  }

  return {
    current,
    open({ fields, mine, theirs, basedOn }: Pick<Conflict<Values>, 'mine' | 'theirs' | 'basedOn'> & { fields: unknown }): void {
      const told = Array.isArray(fields) ? (fields as ConflictingField[]) : changedFields(theirs, mine).map((field) => ({ field }))
      set({ fields: told, mine, theirs, basedOn, choices: {}, isAsked: 0 })
    },
    choose,
    chooseAll(side: Side): void {
      for (const { field } of latest.current?.fields ?? []) choose(field, side)
    },
    close: () => set(undefined),
    /** Whether every field is chosen; if not, the person is asked once more. */
    isSettled(): boolean {
      const conflict = latest.current
      if (!conflict || !isOpen(conflict)) return true
      set({ ...conflict, isAsked: conflict.isAsked + 1 })
      return false
    },
  }
}
