// No 0 O, 1 I L, 2 Z, 5 S, 8 B: the code is read out on the phone and typed by staff. Orders have six of these letters,
// inquiries seven: nobody takes one for the other.
const LETTERS = '34679ACDEFGHJKMNPQRTUVWXY'
const LENGTH = 7

/** A short name for an inquiry, one of six thousand million. @param below a random whole number from 0 up to its limit */
export function makeInquiryCode(below: (limit: number) => number): string {
  return Array.from({ length: LENGTH }, () => LETTERS[below(LETTERS.length)]).join('')
}
