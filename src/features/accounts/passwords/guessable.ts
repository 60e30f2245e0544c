/** Shortest start of a text that, repeated, makes up the whole text; the last repetition may be incomplete ("qweqweqw": "qwe"). */
export function findRepeatedGroup(text: string): string | undefined {
  for (let length = 1; length * 2 <= text.length; length += 1) if (text.startsWith(text.slice(length))) return text.slice(0, length)
  return undefined
}

const DAY = '(?:0?[1-9]|[12]\\d|3[01])'
const MONTH = '(?:0?[1-9]|1[0-2])'
const CENTURIES = '(?:19|20)\\d\\d'
const YEAR = `(?:${CENTURIES}|\\d\\d)`
const date = new RegExp(`^(?:${YEAR}${MONTH}${DAY}|${DAY}${MONTH}${YEAR}|${MONTH}${DAY}${YEAR}|(?:${CENTURIES}){2})$`)

/** True if at least six digits are a date in any usual order, or two years. */
export const isDate = (digits: string) => digits.length >= 6 && date.test(digits)

/** True if two words are equal or differ by one letter left out, added, changed or swapped with its neighbour. */
export function isWithinOneEdit(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false
  let same = 0
  while (same < one.length && one[same] === other[same]) same += 1
  const [a, b] = [one.slice(same), other.slice(same)]
  return a.slice(1) === b.slice(1) || a.slice(1) === b || a === b.slice(1) || (a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2))
}
