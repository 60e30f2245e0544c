/** Letters that sound alike or are confused in Caribbean Spanish. */
const spellings: readonly (readonly string[])[] = [
  ['s', 'c', 'z'],
  ['qu', 'k', 'c'],
  ['b', 'v'],
  ['ll', 'y'],
  ['m', 'n'],
  ['g', 'j'],
  ['l', 'r'],
]
const MIN_LENGTH = 5
/** Maximum number of spellings of a word. */
const MAX_SPELLINGS = 256

/**
 * Possible correct spellings of a word written by sound: "cemento" for "senemto", "placa" for "plaka". Many of them are no words.
 *
 * @returns spellings other than the word itself, those with the fewest changes first
 */
export function spellingsBySound(word: string): string[] {
  if (word.length < MIN_LENGTH || !/^\p{L}+$/u.test(word)) return []
  let found: { text: string; changes: number }[] = [{ text: '', changes: 0 }]
  for (let at = 0; at < word.length; ) {
    const own = othersAt(word, at)
    found = found.flatMap(({ text, changes }) => own.map((sound, index) => ({ text: text + sound, changes: changes + Number(index > 0) })))
    if (found.length > MAX_SPELLINGS) return []
    at += own[0]?.length ?? 1
  }
  return found.sort((a, b) => a.changes - b.changes).flatMap(({ text, changes }) => (changes > 0 ? [text] : []))
}

/** Alternative spellings of the letters at a place of a word. */
function othersAt(word: string, at: number): string[] {
  for (const length of [2, 1]) {
    const sound = word.slice(at, at + length)
    const others = spellings.flatMap((one) => (one.includes(sound) ? one.filter((other) => other !== sound) : []))
    if (others.length > 0) return [sound, ...new Set(others)]
  }
  return [word[at] ?? '']
}
