import { diffArrays } from 'diff/lib/diff/array.js'
import type { DiffPart } from '#ui/staff/diff-words.tsx'

/**
 * Maximum number of removed and added words for a word-by-word diff, which then takes about 50 ms. A text with more of them is
 * shown as entirely replaced.
 */
const EDITS_MAX = 600

/** Compares two texts word by word: unchanged, removed and added words, in reading order. */
export function diffTexts(before: string, after: string): DiffPart[] {
  const changes = diffArrays(wordsOf(before), wordsOf(after), { maxEditLength: EDITS_MAX })
  if (!changes)
    return [
      { kind: 'gone', text: before },
      { kind: 'new', text: after },
    ]
  return changes.map(({ value, added, removed }) => ({ kind: removed ? 'gone' : added ? 'new' : 'same', text: value.join('') }))
}

/** Shortens long unchanged stretches to their ends: "… last words [change] first words …". */
export function shortenUnchanged(parts: readonly DiffPart[], length = 60): DiffPart[] {
  return parts.map((part, index) => {
    if (part.kind !== 'same' || part.text.length <= 2 * length + 3) return part
    const head = index === 0 ? '' : part.text.slice(0, length)
    const tail = index === parts.length - 1 ? '' : part.text.slice(-length)
    return { kind: 'same', text: `${head} … ${tail}` }
  })
}

/** Splits a text into words, each with the blanks after it, so that joining them restores the text. */
const wordsOf = (text: string): string[] => text.match(/\S+\s*|\s+/g) ?? []
