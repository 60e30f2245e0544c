import { foldText } from '#kit/text/fold-text.ts'

/** Words of a text, without accents, capitals and punctuation. */
export function wordsOf(text: string): string[] {
  return foldText(text).match(/[\p{L}\p{N}]+/gu) ?? []
}

/** Likeness of two texts by their common words, from 0 to 1. Method: Dice coefficient of the bags of words; order is ignored. */
export function computeLikeness(one: readonly string[], other: readonly string[]): number {
  const [short, long] = one.length < other.length ? [one, other] : [other, one]
  if (short.length === 0 || (2 * short.length) / (short.length + long.length) < 0.5) return 0
  const left = new Map<string, number>()
  for (const word of short) left.set(word, (left.get(word) ?? 0) + 1)
  let common = 0
  for (const word of long) {
    const count = left.get(word) ?? 0
    if (count === 0) continue
    left.set(word, count - 1)
    common += 1
  }
  return (2 * common) / (short.length + long.length)
}
