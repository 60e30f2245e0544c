import { useCallback, useEffect, useRef, useState } from 'react'
import type { PendingStorage } from '#api/pending-writes.ts'
import { type Draft, draftKey, keepDraft, type ReadValues, readDrafts, removeDraft, type SentForm } from './draft.ts'

/** Minimum time between two writes to storage while somebody types. */
const THROTTLE_MS = 400

/**
 * Drafts by storage key that the form of a new entity passes to the form at the saved entity's address, which continues them
 * without asking. They are also stored on the device, in case that form never opens.
 */
const handedOver = new Map<string, HandedOver<unknown>>()
/** `isToSave`: the person has pressed Save with these values. */
type HandedOver<Values> = { draft: Draft<Values>; isToSave: boolean }

type Watched<Values> = { values: Values; saved: Values; basedOn: string | null }
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

/**
 * Stores typed values on this device: the first change at once, later ones every THROTTLE_MS and when the page is hidden, since a
 * browser may be killed without warning. Offers drafts of earlier visits.
 */
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

/** Stores this form's own values as a draft; `own` is the draft's id. */
function useOwnDraft<Values>(form: DraftedForm<Values>, key: string) {
  const own = useRef('')
  const latest = useRef<Watched<Values>>(undefined)
  const pending = useRef<Draft<Values>['pending']>(undefined)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isPending = useRef(false)
  const [canKeep, setCanKeep] = useState(true)

  /** @returns true if there are unsaved values */
  const flush = useCallback((): boolean => {
    isPending.current = false
    const now = latest.current
    if (!now) return false
    own.current ||= newId()
    if (unsavedMeanings(form, now.saved, now.values, pending.current?.body.sent).length === 0) {
      removeDraft(key, own.current)
      return false
    }
    const { saved: base, values, basedOn } = now
    const draft = { id: own.current, savedAt: new Date().toISOString(), basedOn, base, values, pending: pending.current }
    setCanKeep(keepDraft(key, draft))
    return true
  }, [key, form])

  const flushPending = useCallback(() => {
    if (isPending.current) flush()
  }, [flush])

  useEffect(() => {
    window.addEventListener('pagehide', flushPending)
    document.addEventListener('visibilitychange', flushPending)
    return () => {
      window.removeEventListener('pagehide', flushPending)
      document.removeEventListener('visibilitychange', flushPending)
      clearTimeout(timer.current)
      timer.current = undefined
      flushPending()
    }
  }, [flushPending])

  const watch = useCallback(
    (watched: Watched<Values>) => {
      latest.current = watched
      isPending.current = true
      const writeAgain = () => {
        timer.current = undefined
        if (!isPending.current) return
        // The first change is written at once; further ones wait for the timer.
        if (flush()) timer.current = setTimeout(writeAgain, THROTTLE_MS)
      }
      if (timer.current === undefined) writeAgain()
    },
    [flush],
  )

  /** Forgets the values, after they were saved. */
  function stop(): void {
    clearTimeout(timer.current)
    timer.current = undefined
    isPending.current = false
    latest.current = undefined
    pending.current = undefined
  }

  return { own, latest, pending, canKeep, watch, flush, flushPending, stop }
}

/** Makes an id that is unique among the drafts of one device; crypto.randomUUID is missing on plain http. */
function newId(): string {
  return `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 10)}`
}
