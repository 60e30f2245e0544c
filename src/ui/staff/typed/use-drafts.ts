import { useCallback, useEffect, useRef, useState } from 'react'
import type { PendingStorage } from '#api/pending-writes.ts'
import { type Draft, draftKey, keepDraft, readDrafts, removeDraft, type SentForm } from './draft.ts'
import { changedMeanings, type DraftedForm, isCovered } from './draft-changes.ts'
import { newId, useOwnDraft } from './own-draft.ts'

/**
 * Drafts by storage key that the form of a new entity passes to the form at the saved entity's address, which continues them
 * without asking. They are also stored on the device, in case that form never opens.
 */
const handedOver = new Map<string, HandedOver<unknown>>()
/** `isToSave`: the person has pressed Save with these values. */
type HandedOver<Values> = { draft: Draft<Values>; isToSave: boolean }

/** The drafts of a form: stores typed values on this device, and offers drafts of earlier visits. */
export function useDrafts<Values>(form: DraftedForm<Values>, id: number | undefined, saved: Values) {
  const { name, readValues } = form
  const key = draftKey(name, id)
  const { own, latest, pending, canKeep, watch, flush, flushPending, stop } = useOwnDraft(form, key)
  const [offered, setOffered] = useState<Draft<Values>>()

  const lookForOthers = useCallback(
    (current: Values) => {
      const others = readDrafts(key, readValues).filter(({ id }) => id !== own.current)
      // Values that were saved meanwhile, here or in another tab, are no draft any more.
      const differs = ({ values }: Draft<Values>) => changedMeanings(form, current, values).length > 0
      for (const draft of others) if (!differs(draft)) removeDraft(key, draft.id)
      setOffered(others.find(differs))
    },
    [key, readValues, form, own],
  )

  // Only drafts present when the form was opened are offered; later saves check again by themselves.
  const savedAtStart = useRef(saved)
  useEffect(() => lookForOthers(savedAtStart.current), [lookForOthers])

  return {
    offered,
    canKeep,
    /** Records the form's current values; call it after every change. */
    watch,
    /** The unanswered save, kept on this device with the draft. */
    pending: {
      read: () => pending.current,
      keep(write) {
        pending.current = write
        flush()
      },
    } as PendingStorage<SentForm<Values>>,
    /** Continues an earlier draft; the form's current values become a draft of their own. */
    adopt(draft: Draft<Values>): void {
      flushPending()
      own.current = draft.id
      pending.current = draft.pending
      lookForOthers(latest.current?.saved ?? saved)
    },
    discard(draft: Draft<Values>): void {
      removeDraft(key, draft.id)
      lookForOthers(latest.current?.saved ?? saved)
    },
    /** Stores the current values as a draft and starts a new one. */
    setAside(current: Values): void {
      flush()
      own.current = newId()
      pending.current = undefined
      lookForOthers(current)
    },
    /**
     * Deletes the draft after a save, and other drafts of a new entity that hold nothing more than `created`. Text typed meanwhile is
     * stored as a draft under the saved entity's key.
     */
    finish(created?: Values, typedMeanwhile?: { id: number; values: Values; base: Values; basedOn: string; isToSave: boolean }): void {
      stop()
      removeDraft(key, own.current)
      own.current = newId()
      if (created !== undefined)
        for (const draft of readDrafts(key, readValues)) if (isCovered(form, draft, saved, created)) removeDraft(key, draft.id)
      if (!typedMeanwhile) return
      const { id, isToSave, ...typed } = typedMeanwhile
      const draft = { id: newId(), savedAt: new Date().toISOString(), ...typed }
      keepDraft(draftKey(name, id), draft)
      handedOver.set(draftKey(name, id), { draft, isToSave })
    },
    /** Returns the draft that the form of a new entity passed on, the first time. */
    takeOver(): HandedOver<Values> | undefined {
      const taken = handedOver.get(key) as HandedOver<Values> | undefined
      handedOver.delete(key)
      return taken
    },
  }
}
