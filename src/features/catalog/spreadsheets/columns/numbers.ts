import { isReadTwoWays } from '#kit/text/typed-number.ts'

/** The sign before the decimals of a column's numbers; 'mixed' if its cells disagree; undefined if none shows it. */
export type DecimalSign = '.' | ',' | 'mixed' | undefined

/** A number without blanks and apostrophes between its groups: "1 234,56" becomes "1234,56". */
const compact = (text: string): string => text.trim().replace(/(\d)[\s\u00a0\u202f'’](?=\d{3}(?!\d))/g, '$1')

/** Decimal sign of one number; undefined if it may be read either way or has no sign. */
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

/** Decides the decimal sign of a column by all its cells that are written as text. */
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
 * Reads a number with the decimal sign of its column. Group signs are recognised, in Spanish, German and English.
 *
 * @param limits `most`: the largest possible value, by which "1.500" may be recognised as one and a half; `hasCents`: a price, whose
 * three digits behind a sign are always thousands
 * @returns 'ambiguous' if it may be read in two ways; undefined if it is no number
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
  return isReadTwoWays(number, most) ? 'ambiguous' : decimal(number, written)
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

/** A number as spreadsheets of a language write it, without groups. */
export const writeNumber = (text: string, decimalSign: '.' | ','): string => (decimalSign === ',' ? text.replace('.', ',') : text)
