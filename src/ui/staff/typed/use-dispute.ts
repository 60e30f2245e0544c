import { useRef, useState } from 'react'
import type { Conflict } from '#kit/merge-fields.ts'

/** The chosen side of a field that two people have changed. */
export type ConflictSide = 'mine' | 'theirs'
export type ConflictVersions<Values> = { fields: readonly Conflict[]; mine: Values; theirs: Values }
/** `askedTimes`: number of save attempts while fields were undecided. */
export type Dispute<About> = About & { choices: Readonly<Record<string, ConflictSide>>; askedTimes: number }

type Form<Values> = {
  /** True if a field shows the same value as `values`. */
  shows: (field: string, values: Values) => boolean
  put: (field: string, values: Values) => void
}

/**
 * State of a conflict: fields that somebody else has changed to another value, both values, and the chosen side. The form shows
 * the chosen value; a ref makes choices effective before the next rendering.
 */
export function useDispute<Values, About extends ConflictVersions<Values> = ConflictVersions<Values>>({ shows, put }: Form<Values>) {
  const [dispute, setDispute] = useState<Dispute<About>>()
  const latest = useRef(dispute)
  const set = (next: Dispute<About> | undefined) => {
    latest.current = next
    setDispute(next)
  }

  function choose(field: string, side: ConflictSide): void {
    const { current } = latest
    if (!current) return
    const { mine, theirs, choices } = current
    if (side === 'theirs') put(field, theirs)
    // A field that does not show their value keeps what was typed into it since the conflict.
    else if (shows(field, theirs)) put(field, mine)
    set({ ...current, choices: { ...choices, [field]: side } })
  }

  return {
    dispute,
    open: (about: About) => set({ ...about, choices: {}, askedTimes: 0 }),
    close: () => set(undefined),
    choose,
    chooseAll(side: ConflictSide): void {
      for (const { field } of latest.current?.fields ?? []) choose(field, side)
    },
    /** True if every field is decided; otherwise the note shows again that a choice is missing. */
    isSettled(): boolean {
      const { current } = latest
      if (!current || current.fields.every(({ field }) => current.choices[field])) return true
      set({ ...current, askedTimes: current.askedTimes + 1 })
      return false
    },
  }
}
