// No 0 O, 1 I L, 2 Z, 5 S, 8 B: the code is read out on the phone and typed by staff.
const LETTERS = '34679ACDEFGHJKMNPQRTUVWXY'
const LENGTH = 6

/** A short name for an order. @param random a number from 0 up to 1, as Math.random gives */
export function makeOrderCode(random: () => number): string {
  return Array.from({ length: LENGTH }, () => LETTERS[Math.floor(random() * LETTERS.length)]).join('')
}
