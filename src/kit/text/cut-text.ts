/** Characters that belong to the character before them: combining marks, joiners, skin tones, parts of a flag's code. */
const CLINGS = /\p{M}|\p{Emoji_Modifier}|\u200d|[\u{e0020}-\u{e007f}]/u
const FLAG_LETTER = /\p{Regional_Indicator}/u

/**
 * Cuts a text to at most `length` characters, after a whole word, with an ellipsis. A longer single word is cut itself, but
 * never between a letter and its accent or within a joined emoji.
 */
export function cutText(text: string, length: number): string {
  const characters = [...text]
  if (characters.length <= length) return text
  let end = length
  while (end > 0 && isWithin(characters, end)) end--
  const cut = characters.slice(0, end).join('')
  // A no-break space keeps a figure with its unit.
  const words = /[^\S\u00a0]/.test(characters[end] ?? '') ? cut : cut.replace(/[^\S\u00a0]+[\S\u00a0]*$/u, '')
  return `${(words || cut).replace(/[\s,;:.([{¿¡«„“"–—-]+$/u, '') || cut}…`
}

/** True if the character at `at` belongs to the character before it. */
function isWithin(characters: readonly string[], at: number): boolean {
  const [before = '', after = ''] = [characters[at - 1], characters[at]]
  if (CLINGS.test(after) || before === '\u200d') return true
  if (!FLAG_LETTER.test(after)) return false
  let letters = 0
  while (FLAG_LETTER.test(characters[at - 1 - letters] ?? '')) letters++
  return letters % 2 === 1
}
