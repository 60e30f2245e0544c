import { useCallback, useEffect, useRef, useState } from 'react'
import { type Draft, keepDraft, removeDraft } from './draft.ts'
import { type DraftedForm, unsavedMeanings } from './draft-changes.ts'

/** Minimum time between two writes to storage while somebody types. */
const THROTTLE_MS = 400

type Watched<Values> = { values: Values; saved: Values; basedOn: string | null }

/**
 * Stores a form's values as a draft of its own: the first change at once, later ones every THROTTLE_MS and when the page is hidden,
 * since a browser may be killed without warning. `own` is the draft's id.
 */
export function useOwnDraft<Values>(form: DraftedForm<Values>, key: string) {
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
export function newId(): string {
  return `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 10)}`
}
