import type { TextState } from '#ui/staff/fields/use-translating.ts'

type Pair = { german: string; text: string }
type Known = {
  /** True if the translation was outdated when it was saved. */
  isBehind?: boolean
  /** State by the form's note on the translation. */
  note?: 'fits' | 'behind' | undefined
}

/** State of a translation: made for the present German text, older than its last change, or missing. */
export function translationState(saved: Pair, now: Pair, { isBehind = false, note }: Known = {}): TextState {
  if (now.text.trim() === '') return 'empty'
  if (note) return note === 'fits' ? 'up-to-date' : 'outdated'
  if (saved.text.trim() !== now.text.trim()) return 'up-to-date'
  return isBehind || saved.german.trim() !== now.german.trim() ? 'outdated' : 'up-to-date'
}
