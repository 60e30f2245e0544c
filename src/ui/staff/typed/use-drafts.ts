import { useEffect, useState } from 'react'
import type { PendingStorage } from '#api/pending-writes.ts'
import { changeElsewhere, type Draft, draftKey, keepDraft, readDrafts, removeDraft, type SentForm } from './draft.ts'
import { changedMeanings, continuedValues, type DraftedForm, isCovered } from './draft-changes.ts'
import { newId, useOwnDraft } from './own-draft.ts'

/**
 * Drafts by storage key that the form of a new entity passes to the form at the saved entity's address, which continues them
 * without asking. They are also stored on the device, in case that form never opens.
 */
const handedOver = new Map<string, HandedOver<unknown>>()
/** `isToSave`: the person has pressed Save with these values. */
type HandedOver<Values> = { draft: Draft<Values>; isToSave: boolean }
/** A draft that a form continues. `isOfThisVisit`: it was typed just now, so that no notice is needed. */
export type Continued<Values> = { draft: Draft<Values>; isOfThisVisit: boolean }

/**
 * The drafts of a form: stores typed values on this device, continues the draft of an earlier visit, and offers further ones.
 */
export function useDrafts<Values>(form: DraftedForm<Values>, id: number | undefined, saved: Values) {
  const { name, readValues } = form
  const key = draftKey(name, id)
  const { own, latest, pending, canKeep, watch, flush, flushPending, stop } = useOwnDraft(form, key)
  const [restored, setRestored] = useState<Draft<Values>>()
  const [offered, setOffered] = useState<Draft<Values>>()
  const [elsewhere, setElsewhere] = useState<ReturnType<typeof changeElsewhere>>()
  useEffect(() => {
    // Two tabs with one draft would overwrite each other's text.
    const part = (change: StorageEvent) => {
      const use = changeElsewhere(change, key, own.current)
      if (!use) return
      const id = newId()
      own.current = id
      setRestored((draft) => draft && { ...draft, id })
      setElsewhere(use)
      if (use === 'changed') flush()
    }
    window.addEventListener('storage', part)
    return () => window.removeEventListener('storage', part)
  }, [key, own, flush])
  const latestSaved = () => latest.current?.saved ?? saved

  /** Returns the drafts of other visits, the newest first. */
  function readOthers(current: Values): Draft<Values>[] {
    const others = readDrafts(key, readValues).filter(({ id }) => id !== own.current)
    // Values that were saved meanwhile, here or in another tab, are no draft any more.
    const differs = (draft: Draft<Values>) =>
      changedMeanings(form, current, continuedValues(form, draft, current, id === undefined)).length > 0
    for (const draft of others) if (!differs(draft)) removeDraft(key, draft.id)
    return others.filter(differs)
  }

  /** Begins a new draft. */
  function leaveOwn(): void {
    own.current = newId()
    pending.current = undefined
    setRestored(undefined)
    setElsewhere(undefined)
  }

  return {
    /** The draft of an earlier visit that this form continues, until it is saved, discarded or set aside. */
    restored,
    /** Another draft of an earlier visit, or one that was put aside. */
    offered,
    /** Last use of this form's draft by another tab; the values of this form have been in a draft of their own since. */
    elsewhere,
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
    /**
     * Continues a draft; the form's current values become a draft of their own.
     *
     * @returns the values of the form
     */
    adopt({ draft, isOfThisVisit }: Continued<Values>, current: Values): Values {
      flushPending()
      own.current = draft.id
      pending.current = draft.pending
      setRestored(isOfThisVisit ? undefined : draft)
      setOffered(readOthers(latestSaved())[0])
      return continuedValues(form, draft, current, id === undefined)
    },
    discard(draft: Draft<Values>): void {
      if (draft.id === own.current) {
        stop()
        leaveOwn()
      }
      removeDraft(key, draft.id)
      setOffered(readOthers(latestSaved())[0])
    },
    /** Stores the current values as a draft that no form continues by itself, and starts a new one. */
    setAside(current: Values): void {
      flush()
      const draft = readDrafts(key, readValues).find(({ id }) => id === own.current)
      if (draft) keepDraft(key, { ...draft, isSetAside: true })
      leaveOwn()
      setOffered(readOthers(current)[0])
    },
    /**
     * Deletes the draft after a save, and other drafts of a new entity that hold nothing more than `created`. Text typed meanwhile is
     * stored as a draft under the saved entity's key.
     */
    finish(created?: Values, typedMeanwhile?: { id: number; values: Values; base: Values; basedOn: string; isToSave: boolean }): void {
      stop()
      removeDraft(key, own.current)
      leaveOwn()
      if (created !== undefined)
        for (const draft of readDrafts(key, readValues)) if (isCovered(form, draft, saved, created)) removeDraft(key, draft.id)
      if (!typedMeanwhile) return
      const { id, isToSave, ...typed } = typedMeanwhile
      const draft = { id: newId(), savedAt: new Date().toISOString(), ...typed }
      keepDraft(draftKey(name, id), draft)
      handedOver.set(draftKey(name, id), { draft, isToSave })
    },
    /**
     * Returns the draft that a form continues when it opens: the one that the form of a new entity passed on, else the draft of an
     * earlier visit with this id, else the newest one. Offers a draft that was put aside.
     */
    takeOver(wanted: string | undefined): (Continued<Values> & { isToSave: boolean }) | undefined {
      const taken = handedOver.get(key) as HandedOver<Values> | undefined
      handedOver.delete(key)
      if (taken) return { ...taken, isOfThisVisit: true }
      const found = readOthers(saved)
      const draft = found.find(({ id }) => id === wanted) ?? found.find(({ isSetAside }) => !isSetAside)
      if (!draft) setOffered(found[0])
      return draft && { draft, isToSave: false, isOfThisVisit: false }
    },
  }
}
