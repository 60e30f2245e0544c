import type { TextState } from '#ui/staff/fields/use-translating.ts'

type Pair = { german: string; text: string }
type Known = {
  /** True if the translation was outdated when it was saved. */
  isBehind?: boolean
  /** State according to the form's note on the translation; see ui/staff/fields/translation-notes.ts. */
  note?: 'fits' | 'behind' | undefined
}

/** State of a translation: up to date with the German text, older than the last change of the German text, or empty. */
export function translationState(saved: Pair, now: Pair, { isBehind = false, note }: Known = {}): TextState {
  if (now.text.trim() === '') return 'empty'
  if (note) return note === 'fits' ? 'up-to-date' : 'outdated'
  if (saved.text.trim() !== now.text.trim()) return 'up-to-date'
  return isBehind || saved.german.trim() !== now.german.trim() ? 'outdated' : 'up-to-date'
}
