import { isAmbiguousNumber } from '#kit/text/typed-number.ts'

/** Decimal sign of a column; 'mixed' if its cells use both signs; undefined if no cell shows it: "1.500" can be read both ways. */
export type DecimalSign = '.' | ',' | 'mixed' | undefined

/** Removes spaces and apostrophes between groups of three digits: "1 234,56" becomes "1234,56". */
const compact = (text: string): string => text.trim().replace(/(\d)[\s\u00a0\u202f'’](?=\d{3}(?!\d))/g, '$1')

/** Decimal sign of one number; undefined if the number has no sign or is ambiguous, such as "1.500". */
function signIn(text: string): '.' | ',' | undefined {
  const number = compact(text)
  const last = Math.max(number.lastIndexOf('.'), number.lastIndexOf(','))
  if (last < 0) return undefined
  const sign = number[last] as '.' | ','
  const other = sign === '.' ? ',' : '.'
  if (number.includes(other)) return sign
  if (number.indexOf(sign) !== last) return other
  return number.length - last - 1 !== 3 || /^-?0/.test(number) ? sign : undefined
}

/** Finds the decimal sign of a column from all its text cells. */
export function decimalSignOf(texts: Iterable<string>): DecimalSign {
  const found = new Set<string>()
  for (const text of texts) {
    const sign = /\d/.test(text) ? signIn(text.replace(/[^\d.,\s\u00a0\u202f'’-]/g, '')) : undefined
    if (sign) found.add(sign)
    if (found.size === 2) return 'mixed'
  }
  return [...found][0] as DecimalSign
}

/**
 * Reads a number with the decimal sign of its column. Thousands separators of Spanish, German and English are accepted.
 *
 * @param limits `most`: the largest possible value; below 1500 it decides that "1.500" is one and a half. `hasCents`: the number
 *   is a price, which has at most two decimals, so three digits after a sign are thousands
 * @returns 'ambiguous' if the number can be read in two ways; undefined if it is no number
 */
export function readNumber(
  text: string,
  sign: DecimalSign,
  { most, hasCents = false }: { most?: number; hasCents?: boolean } = {},
): number | 'ambiguous' | undefined {
  const number = compact(text)
  if (/^-?\d+$/.test(number)) return Number(number)
  const own = signIn(number)
  if (own) return decimal(number, own)
  if (!/^-?\d{1,3}[.,]\d{3}$/.test(number)) return undefined
  const written = number.includes(',') ? ',' : '.'
  if (sign === 'mixed') return 'ambiguous'
  if (sign === written) return hasCents ? 'ambiguous' : decimal(number, written)
  if (sign !== undefined || hasCents) return Number(number.replace(written, ''))
  return isAmbiguousNumber(number, most) ? 'ambiguous' : decimal(number, written)
}

function decimal(number: string, sign: '.' | ','): number | undefined {
  const [whole = '', fraction = '', ...more] = number.split(sign)
  const group = sign === '.' ? ',' : '.'
  const isGrouped = whole.includes(group)
  if (more.length > 0 || !/^\d*$/.test(fraction)) return undefined
  if (isGrouped ? !new RegExp(`^-?\\d{1,3}(?:\\${group}\\d{3})+$`).test(whole) : !/^-?\d*$/.test(whole)) return undefined
  const plain = `${whole.replaceAll(group, '')}.${fraction || '0'}`
  return /\d/.test(plain) ? Number(plain) : undefined
}

/** A decimal text such as "1299.00" with the given decimal sign. */
export const withDecimalSign = (text: string, decimalSign: '.' | ','): string => (decimalSign === ',' ? text.replace('.', ',') : text)
