import { isAmbiguousNumber, writtenNumber } from '#kit/text/typed-number.ts'

/** Decimal sign of a column; 'mixed' if its cells use both signs; undefined if no cell shows it: "1.500" can be read both ways. */
export type DecimalSign = '.' | ',' | 'mixed' | undefined

/** Finds the decimal sign of a column from all its text cells, without currencies and words around their numbers. */
export function decimalSignOf(texts: Iterable<string>): DecimalSign {
  const found = new Set<'.' | ','>()
  for (const text of texts) {
    const sign = writtenNumber(text.replace(/[^\d.,\s'’-]/g, ''))?.sign
    if (sign) found.add(sign)
    if (found.size === 2) return 'mixed'
  }
  return [...found][0]
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
  const written = writtenNumber(text)
  if (!written) return undefined
  if (written.thousands === undefined) return Number(written.decimal)
  if (sign === 'mixed') return 'ambiguous'
  if (sign && text.includes(sign)) return hasCents ? 'ambiguous' : Number(written.decimal)
  if (sign || hasCents) return Number(written.thousands)
  return isAmbiguousNumber(text, most) ? 'ambiguous' : Number(written.decimal)
}

/** A decimal text such as "1299.00" with the given decimal sign. */
export const withDecimalSign = (text: string, decimalSign: '.' | ','): string => (decimalSign === ',' ? text.replace('.', ',') : text)
