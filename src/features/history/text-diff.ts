export type DiffPart = { kind: 'same' | 'gone' | 'new'; text: string }

/** Beyond this many words on both sides a word-by-word comparison costs more than it tells. */
const COMPARED_MAX = 600

/** Two texts word by word: what stayed, what went and what came, in reading order. */
export function diffTexts(before: string, after: string): DiffPart[] {
  const [one, other] = [wordsOf(before), wordsOf(after)]
  const start = commonLength(one, other)
  const end = commonLength(one.slice(start).reverse(), other.slice(start).reverse())
  const middle = compare(one.slice(start, one.length - end), other.slice(start, other.length - end))
  return joined([...same(one.slice(0, start)), ...middle, ...same(one.slice(one.length - end))])
}

/** The same with long stretches that stayed cut down to their ends: "… last words [change] first words …". */
export function foldSame(parts: readonly DiffPart[], length = 60): DiffPart[] {
  return parts.map((part, index) => {
    if (part.kind !== 'same' || part.text.length <= 2 * length + 3) return part
    const head = index === 0 ? '' : part.text.slice(0, length)
    const tail = index === parts.length - 1 ? '' : part.text.slice(-length)
    return { kind: 'same', text: `${head} … ${tail}` }
  })
}

/** Words with the blanks after them, so that joining them gives the text again. */
const wordsOf = (text: string): string[] => text.match(/\S+\s*|\s+/g) ?? []
const same = (words: readonly string[]): DiffPart[] => words.map((text) => ({ kind: 'same', text }))

function commonLength(one: readonly string[], other: readonly string[]): number {
  let length = 0
  while (length < one.length && length < other.length && one[length] === other[length]) length += 1
  return length
}

/** The longest common subsequence; `lengths[i][j]` is its length for the words from i and from j on. */
function compare(one: readonly string[], other: readonly string[]): DiffPart[] {
  const all = (words: readonly string[], kind: 'gone' | 'new'): DiffPart[] => words.map((text) => ({ kind, text }))
  if (one.length > COMPARED_MAX || other.length > COMPARED_MAX) return [...all(one, 'gone'), ...all(other, 'new')]
  const width = other.length + 1
  const lengths = new Uint16Array((one.length + 1) * width)
  const at = (i: number, j: number) => lengths[i * width + j] ?? 0
  for (let i = one.length - 1; i >= 0; i -= 1) {
    for (let j = other.length - 1; j >= 0; j -= 1)
      lengths[i * width + j] = one[i] === other[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1))
  }
  const parts: DiffPart[] = []
  let [i, j] = [0, 0]
  while (i < one.length && j < other.length) {
    if (one[i] === other[j]) {
      parts.push({ kind: 'same', text: one[i] ?? '' })
      i += 1
      j += 1
    } else if (at(i + 1, j) >= at(i, j + 1)) {
      parts.push({ kind: 'gone', text: one[i] ?? '' })
      i += 1
    } else {
      parts.push({ kind: 'new', text: other[j] ?? '' })
      j += 1
    }
  }
  return [...parts, ...all(one.slice(i), 'gone'), ...all(other.slice(j), 'new')]
}

function joined(parts: readonly DiffPart[]): DiffPart[] {
  const result: DiffPart[] = []
  for (const part of parts) {
    const last = result.at(-1)
    if (last?.kind === part.kind) last.text += part.text
    else result.push({ ...part })
  }
  return result
}
