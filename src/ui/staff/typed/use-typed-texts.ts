import { useRef, useState } from 'react'
import type { PendingWrites } from '#api/pending-writes.ts'
import type { Conflict } from '#kit/conflict.ts'
import { asNew, changedTexts, type IsSame, isSameText, overStored, type StoredTexts, type Texts, type TypedTexts } from './typed-texts.ts'
import { useDispute } from './use-dispute.ts'

type Changes<Field extends string> = Partial<Record<Field, string>> & { updatedAt?: string | null | undefined }
/** A save on its way: the values of the form, and the changes since `updatedAt`. */
export type TextsWrite<Field extends string> = { values: Texts<Field>; changes: Changes<Field> }
type Send<Field extends string> = (write: TextsWrite<Field>, key: string) => Promise<StoredTexts<Field>>
/** `overtakenBy` reads from what `send` throws what is stored now, where somebody else was faster. */
type Saving<Field extends string> = { send: Send<Field>; overtakenBy: (error: unknown) => Overtaken | undefined }
/** How a refusal is told because somebody else was faster. */
type Overtaken = { current: object; conflicts: readonly Conflict[] }

/**
 * The texts of a small form: saved are those that were changed, over what others have changed meanwhile; a text that both
 * changed is chosen by itself, in a ConflictNote.
 *
 * @param initial what stands in the form at first; without `updatedAt` it is new
 * @param isSame whether two texts of a field mean the same
 */
export function useTypedTexts<Field extends string>(
  writes: PendingWrites<TextsWrite<Field>>,
  initial: Texts<Field>,
  updatedAt?: string | null,
  isSame: IsSame<Field> = isSameText,
) {
  const [typed, setTyped] = useState<TypedTexts<Field>>({ values: initial, base: initial, updatedAt })
  const latest = useRef(typed)
  const put = (next: TypedTexts<Field>) => {
    latest.current = next
    setTyped(next)
  }
  const setText = (field: Field, text: string) => put({ ...latest.current, values: { ...latest.current.values, [field]: text } })
  const { dispute, open, close, choose, chooseAll, isSettled } = useDispute<Texts<Field>>({
    shows: (field, texts) => latest.current.values[field as Field] === texts[field as Field],
    put: (field, texts) => setText(field as Field, texts[field as Field]),
  })

  const changed = changedTexts(typed, isSame)
  return {
    values: typed.values,
    /** The stored state that what is typed began from, and which fields differ from it: only these are sent. */
    base: typed.base,
    updatedAt: typed.updatedAt,
    changed,
    isUnsaved: changed.length > 0 || writes.isPending(),
    dispute,
    set: setText,
    choose,
    chooseAll,
    /** The stored texts were deleted meanwhile: the next save sends all texts of the form. */
    beginAnew(): void {
      close()
      put(asNew(latest.current))
    },
    /**
     * Saves what was changed, after a save that was never answered. While a text is in dispute and not chosen, it asks for
     * that instead.
     *
     * @returns whether everything is stored now; false when texts are to be chosen, or more was typed meanwhile
     * @throws what `send` throws, except that somebody else was faster
     */
    async save({ send, overtakenBy }: Saving<Field>): Promise<boolean> {
      if (!isSettled()) return false
      // Text typed during a save is still to be saved.
      const meet = (saved: StoredTexts<Field>, sent: Texts<Field>) => put(overStored(latest.current, saved, sent, isSame))
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
        const overtaken = overtakenBy(error)
        if (!overtaken) throw error
        const theirs = overtaken.current as StoredTexts<Field>
        const { values } = latest.current
        const met = overStored(latest.current, theirs, latest.current.base, isSame)
        // A text that is asked about stays, also where it is only said again beside one that was changed.
        const asked = overtaken.conflicts.map(({ field }) => [field, values[field as Field]])
        const mine: Texts<Field> = { ...met.values, ...Object.fromEntries(asked) }
        put({ ...met, values: mine })
        open({ fields: overtaken.conflicts, mine, theirs })
        return false
      }
    },
  }
}

export type TypedTextsForm<Field extends string> = ReturnType<typeof useTypedTexts<Field>>
