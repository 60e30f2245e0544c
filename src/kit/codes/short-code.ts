/**
 * Characters that are not mistaken for others: no 0 O, 1 I L, 2 Z, 5 S, 8 B. Codes are read out on the phone and typed by
 * staff.
 */
const LETTERS = '34679ACDEFGHJKMNPQRTUVWXY'

/**
 * A random short code. Orders have six characters, inquiries seven, so that they cannot be confused.
 *
 * @param below returns a random whole number from 0 to its limit minus 1
 */
export function makeShortCode(length: number, below: (limit: number) => number): string {
  return Array.from({ length }, () => LETTERS[below(LETTERS.length)]).join('')
}

/** True if a text is a code of this length, in capitals. */
export function isShortCode(text: string, length: number): boolean {
  return text.length === length && [...text].every((letter) => LETTERS.includes(letter))
}
