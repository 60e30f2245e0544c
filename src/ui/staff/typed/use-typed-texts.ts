import { useRef, useState } from 'react'
import type { PendingWrites } from '#api/pending-writes.ts'
import type { Conflict } from '#kit/merge-fields.ts'
import {
  changedTexts,
  type EntityTexts,
  type FieldTexts,
  type IsSame,
  isSameText,
  rebaseTexts,
  type TypedTexts,
  toNewEntity,
} from './typed-texts.ts'
import { useDispute } from './use-dispute.ts'

type Changes<Field extends string> = Partial<Record<Field, string>> & { updatedAt?: string | null | undefined }
/** A save that was sent: the form's values, and the changes since `updatedAt`. */
export type TextsWrite<Field extends string> = { values: FieldTexts<Field>; changes: Changes<Field> }
type Send<Field extends string> = (write: TextsWrite<Field>, key: string) => Promise<EntityTexts<Field>>
/** `readConflict` reads the conflict from an error of `send`; undefined for other errors. */
type Saving<Field extends string> = { send: Send<Field>; readConflict: (error: unknown) => Overtaken | undefined }
/** A conflict: the stored state and the fields in conflict. */
type Overtaken = { current: object; conflicts: readonly Conflict[] }

/**
 * State of a small form of texts. Only changed texts are sent, and the server merges them with others' changes. For each text
 * that both changed the person chooses a version in a ConflictNote.
 *
 * @param initial initial texts of the form; a new entity has no `updatedAt`
 * @param isSame true if two texts of a field mean the same
 * @param values texts typed earlier, if a draft is continued
 */
export function useTypedTexts<Field extends string>(
  writes: PendingWrites<TextsWrite<Field>>,
  initial: FieldTexts<Field>,
  updatedAt?: string | null,
  { isSame = isSameText, values = initial }: { isSame?: IsSame<Field>; values?: FieldTexts<Field> | undefined } = {},
) {
  const [typed, setTyped] = useState<TypedTexts<Field>>({ values, base: initial, updatedAt })
  const latest = useRef(typed)
  const put = (next: TypedTexts<Field>) => {
    latest.current = next
    setTyped(next)
  }
  const setText = (field: Field, text: string) => put({ ...latest.current, values: { ...latest.current.values, [field]: text } })
  const { dispute, open, close, choose, chooseAll, isSettled } = useDispute<FieldTexts<Field>>({
    shows: (field, texts) => latest.current.values[field as Field] === texts[field as Field],
    put: (field, texts) => setText(field as Field, texts[field as Field]),
  })

  const changed = changedTexts(typed, isSame)
  return {
    values: typed.values,
    /** The stored state that editing started from; only fields that differ from it are sent. */
    base: typed.base,
    updatedAt: typed.updatedAt,
    changed,
    isUnsaved: changed.length > 0 || writes.isPending(),
    dispute,
    set: setText,
    choose,
    chooseAll,
    /** For an entity that was deleted meanwhile: the next save sends all texts and creates it again. */
    beginAnew(): void {
      close()
      put(toNewEntity(latest.current))
    },
    /**
     * Saves the changed texts, after resending an unanswered save. Does not save while conflicts are undecided.
     *
     * @returns true if everything is stored now; false if conflicts are undecided, or more was typed meanwhile
     * @throws errors of `send` other than conflicts
     */
    async save({ send, readConflict }: Saving<Field>): Promise<boolean> {
      if (!isSettled()) return false
      // Rebases the form on the texts that the server has stored; text typed during the save stays unsaved.
      const meet = (saved: EntityTexts<Field>, sent: FieldTexts<Field>) => put(rebaseTexts(latest.current, saved, sent, isSame))
      try {
        const settled = await writes.resend(send)
        if (settled) meet(settled.answer, settled.body.values)
        const began = latest.current
        const changed = changedTexts(began, isSame)
        if (changed.length > 0) {
          const changes = Object.fromEntries(changed.map((field) => [field, began.values[field]])) as Changes<Field>
          meet(await writes.send({ values: began.values, changes: { ...changes, updatedAt: began.updatedAt } }, send), began.values)
        }
        close()
        return changedTexts(latest.current, isSame).length === 0
      } catch (error) {
        const overtaken = readConflict(error)
        if (!overtaken) throw error
        const theirs = overtaken.current as EntityTexts<Field>
        const { values } = latest.current
        const met = rebaseTexts(latest.current, theirs, latest.current.base, isSame)
        // A text in conflict keeps the typed value, even one that is only grouped with a conflicting field.
        const asked = overtaken.conflicts.map(({ field }) => [field, values[field as Field]])
        const mine: FieldTexts<Field> = { ...met.values, ...Object.fromEntries(asked) }
        put({ ...met, values: mine })
        open({ fields: overtaken.conflicts, mine, theirs })
        return false
      }
    },
  }
}

export type TypedTextsForm<Field extends string> = ReturnType<typeof useTypedTexts<Field>>
