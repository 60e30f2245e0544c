/**
 * Letters that nobody takes for one another: no 0 O, 1 I L, 2 Z, 5 S, 8 B. Codes of them are read out on the phone and
 * typed by staff.
 */
const LETTERS = '34679ACDEFGHJKMNPQRTUVWXY'

/**
 * A short name made by chance. Orders have six letters, inquiries seven: nobody takes one for the other.
 *
 * @param below a whole number by chance, from 0 up to its limit
 */
export function makeShortCode(length: number, below: (limit: number) => number): string {
  return Array.from({ length }, () => LETTERS[below(LETTERS.length)]).join('')
}

/** True if a text is a code of this length, in capitals. */
export function isShortCode(text: string, length: number): boolean {
  return text.length === length && [...text].every((letter) => LETTERS.includes(letter))
}
