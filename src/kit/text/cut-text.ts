/** Characters that never begin a text: combining marks, joiners, skin tones, parts of a flag's code. */
const CLINGS = /\p{M}|\p{Emoji_Modifier}|\u200d|[\u{e0020}-\u{e007f}]/u
const FLAG_LETTER = /\p{Regional_Indicator}/u

/**
 * At most `length` characters, ended after a whole word, then an ellipsis. A single word that is longer is cut itself,
 * but never between a letter and its accent or within an emoji that is joined of several.
 */
export function cutText(text: string, length: number): string {
  const characters = [...text]
  if (characters.length <= length) return text
  let end = length
  while (end > 0 && isWithin(characters, end)) end--
  const cut = characters.slice(0, end).join('')
  // A blank that does not break keeps a figure with its unit.
  const words = /[^\S\u00a0]/.test(characters[end] ?? '') ? cut : cut.replace(/[^\S\u00a0]+[\S\u00a0]*$/u, '')
  return `${(words || cut).replace(/[\s,;:.([{¿¡«„“"–—-]+$/u, '') || cut}…`
}

/** True if the character at `at` belongs to the one before it. */
function isWithin(characters: readonly string[], at: number): boolean {
  const [before = '', after = ''] = [characters[at - 1], characters[at]]
  if (CLINGS.test(after) || before === '\u200d') return true
  if (!FLAG_LETTER.test(after)) return false
  let letters = 0
  while (FLAG_LETTER.test(characters[at - 1 - letters] ?? '')) letters++
  return letters % 2 === 1
}
