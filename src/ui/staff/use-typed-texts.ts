import { useRef, useState } from 'react'
import type { Conflict } from '#kit/conflict.ts'
import type { Side } from './conflict-note.tsx'
import { changedTexts, overStored, type StoredTexts, type Texts, type TypedTexts } from './typed-texts.ts'

type Changes<Field extends string> = Partial<Record<Field, string>> & { updatedAt?: string | null | undefined }
/** What goes out: what stood in the form then, and what of it was changed since `updatedAt`. */
export type TextsWrite<Field extends string> = { values: Texts<Field>; changes: Changes<Field> }
type Send<Field extends string> = (write: TextsWrite<Field>, key: string) => Promise<StoredTexts<Field>>
/** The form's writes, of which one that was never answered goes first, see `#api/settling-writes.ts`. */
type Writes<Field extends string> = {
  settle(send: Send<Field>): Promise<{ body: TextsWrite<Field>; answer: StoredTexts<Field> } | undefined>
  write(body: TextsWrite<Field>, send: Send<Field>): Promise<StoredTexts<Field>>
  isOpen(): boolean
}
/** `overtakenBy` reads from what `send` throws what is stored now, where somebody else was faster. */
type Saving<Field extends string> = { send: Send<Field>; overtakenBy: (error: unknown) => Overtaken | undefined }
/** How a refusal is told because somebody else was faster. */
type Overtaken = { current: object; conflicts: readonly Conflict[] }
type Dispute<Field extends string> = {
  fields: readonly Conflict[]
  choices: Readonly<Record<string, Side>>
  isAsked: number
  mine: Texts<Field>
  theirs: Texts<Field>
}

/**
 * The texts of a small form: saved are those that were changed, over what others have changed meanwhile; a text that both
 * changed is chosen by itself, in a ConflictNote.
 *
 * @param initial what stands in the form at first; without `updatedAt` it is new
 */
export function useTypedTexts<Field extends string>(writes: Writes<Field>, initial: Texts<Field>, updatedAt?: string | null) {
  const [state, setState] = useState<{ typed: TypedTexts<Field>; dispute: Dispute<Field> | undefined }>({
    typed: { values: initial, base: initial, updatedAt },
    dispute: undefined,
  })
  const latest = useRef(state)
  const put = (next: Partial<typeof state>) => {
    latest.current = { ...latest.current, ...next }
    setState(latest.current)
  }
  const setText = (field: Field, text: string) => {
    const { typed } = latest.current
    put({ typed: { ...typed, values: { ...typed.values, [field]: text } } })
  }

  function choose(field: string, side: Side): void {
    const { dispute, typed } = latest.current
    if (!dispute) return
    const name = field as Field
    if (side === 'theirs') setText(name, dispute.theirs[name])
    // What was typed into the field since is mine as well.
    else if (typed.values[name] === dispute.theirs[name]) setText(name, dispute.mine[name])
    put({ dispute: { ...dispute, choices: { ...dispute.choices, [field]: side } } })
  }

  return {
    values: state.typed.values,
    isUnsaved: changedTexts(state.typed).length > 0 || writes.isOpen(),
    dispute: state.dispute,
    set: setText,
    choose,
    chooseAll(side: Side): void {
      for (const { field } of latest.current.dispute?.fields ?? []) choose(field, side)
    },
    /**
     * Saves what was changed, after a save that was never answered. While a text is in dispute and not chosen, it asks for
     * that instead.
     *
     * @returns whether everything is stored now; false when texts are to be chosen, or more was typed meanwhile
     * @throws what `send` throws, except that somebody else was faster
     */
    async save({ send, overtakenBy }: Saving<Field>): Promise<boolean> {
      const { dispute } = latest.current
      if (dispute?.fields.some(({ field }) => !dispute.choices[field])) {
        put({ dispute: { ...dispute, isAsked: dispute.isAsked + 1 } })
        return false
      }
      // What was typed while it was on its way is still to be saved.
      const meet = (saved: StoredTexts<Field>, sent: Texts<Field>) => put({ typed: overStored(latest.current.typed, saved, sent) })
      try {
        const settled = await writes.settle(send)
        if (settled) meet(settled.answer, settled.body.values)
        const { typed } = latest.current
        const changed = changedTexts(typed)
        if (changed.length > 0) {
          const changes = Object.fromEntries(changed.map((field) => [field, typed.values[field]])) as Changes<Field>
          meet(await writes.write({ values: typed.values, changes: { ...changes, updatedAt: typed.updatedAt } }, send), typed.values)
        }
        put({ dispute: undefined })
        return changedTexts(latest.current.typed).length === 0
      } catch (error) {
        const overtaken = overtakenBy(error)
        if (!overtaken) throw error
        const theirs = overtaken.current as StoredTexts<Field>
        const { typed } = latest.current
        const met = overStored(typed, theirs, typed.base)
        put({ typed: met, dispute: { fields: overtaken.conflicts, choices: {}, isAsked: 0, mine: met.values, theirs } })
        return false
      }
    },
  }
}

export type TypedTextsForm<Field extends string> = ReturnType<typeof useTypedTexts<Field>>
