import type { TextState } from '#ui/staff/three-languages.tsx'

type Pair = { german: string; text: string }

/** How a translation stands to the German text: written for it, older than its last change, or missing. */
export function translationState(saved: Pair, now: Pair): TextState {
  if (now.text.trim() === '') return 'empty'
  const isGermanChanged = saved.german.trim() !== now.german.trim()
  return isGermanChanged && saved.text === now.text ? 'outdated' : 'up-to-date'
}
