/** Maximum number of typing mistakes in a word of this length. */
export function mistakesAllowed(letters: number): 0 | 1 | 2 {
  if (letters < 4) return 0
  return letters < 8 ? 1 : 2
}

/**
 * Number of typing mistakes between two words: a letter inserted, missing or replaced, or two neighbours swapped (optimal
 * string alignment).
 *
 * @returns undefined above `most`
 */
export function mistakesBetween(a: string, b: string, most: number): number | undefined {
  if (Math.abs(a.length - b.length) > most) return undefined
  let before: number[] = []
  let above = Array.from({ length: b.length + 1 }, (_, column) => column)
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row]
    let least = row
    for (let column = 1; column <= b.length; column += 1) {
      const isSame = a.charCodeAt(row - 1) === b.charCodeAt(column - 1)
      let cost = Math.min((above[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1, (above[column - 1] ?? 0) + (isSame ? 0 : 1))
      const isSwap =
        row > 1 && column > 1 && a.charCodeAt(row - 1) === b.charCodeAt(column - 2) && a.charCodeAt(row - 2) === b.charCodeAt(column - 1)
      if (isSwap) cost = Math.min(cost, (before[column - 2] ?? 0) + 1)
      current.push(cost)
      if (cost < least) least = cost
    }
    // A swap reads the row before last, so the comparison stops only if two consecutive rows exceed the limit.
    if (least > most && Math.min(...above) > most) return undefined
    before = above
    above = current
  }
  const mistakes = above[b.length] ?? 0
  return mistakes <= most ? mistakes : undefined
}

/** Set of a word's letters as bits. A mistake changes at most two bits, so most words are excluded by comparing their masks. */
export function letterMask(word: string): number {
  let mask = 0
  for (let index = 0; index < word.length; index += 1) mask |= 1 << (word.charCodeAt(index) & 31)
  return mask
}

/** Number of letters that only one of two words has, from their masks. */
export function maskDifference(a: number, b: number): number {
  let bits = a ^ b
  let count = 0
  while (bits !== 0) {
    bits &= bits - 1
    count += 1
  }
  return count
}
