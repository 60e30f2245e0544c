import { useRef, useState } from 'react'
import type { Conflict } from '#kit/conflict.ts'

/** Whose value of a field that two people have changed. */
export type Side = 'mine' | 'theirs'
export type Disputed<Values> = { fields: readonly Conflict[]; mine: Values; theirs: Values }
/** `askedTimes`: how often a save was asked for while fields were open. */
export type Dispute<About> = About & { choices: Readonly<Record<string, Side>>; askedTimes: number }

type Form<Values> = {
  /** True if a field shows the same value as `values`. */
  shows: (field: string, values: Values) => boolean
  put: (field: string, values: Values) => void
}

/**
 * Fields that somebody else has changed to another value meanwhile: both values, and which of them is chosen. The form
 * shows the chosen one; what is known at once is known to the next touch, not only at the next rendering.
 */
export function useDispute<Values, About extends Disputed<Values> = Disputed<Values>>({ shows, put }: Form<Values>) {
  const [dispute, setDispute] = useState<Dispute<About>>()
  const latest = useRef(dispute)
  const set = (next: Dispute<About> | undefined) => {
    latest.current = next
    setDispute(next)
  }

  function choose(field: string, side: Side): void {
    const { current } = latest
    if (!current) return
    const { mine, theirs, choices } = current
    if (side === 'theirs') put(field, theirs)
    // A value typed since then counts as mine too.
    else if (shows(field, theirs)) put(field, mine)
    set({ ...current, choices: { ...choices, [field]: side } })
  }

  return {
    dispute,
    open: (about: About) => set({ ...about, choices: {}, askedTimes: 0 }),
    close: () => set(undefined),
    choose,
    chooseAll(side: Side): void {
      for (const { field } of latest.current?.fields ?? []) choose(field, side)
    },
    /** True if every field is decided; if not, the person is asked again. */
    isSettled(): boolean {
      const { current } = latest
      if (!current || current.fields.every(({ field }) => current.choices[field])) return true
      set({ ...current, askedTimes: current.askedTimes + 1 })
      return false
    },
  }
}
