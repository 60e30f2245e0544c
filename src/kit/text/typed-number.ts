type DecimalSign = '.' | ','
/** A number as written, before anything decides between thousands and thousandths. Both texts are for `Number`. */
type WrittenNumber = {
  /** "1299.5" of "1.299,5". Of one sign before exactly three digits the fraction: "1.500" of "1,500". */
  decimal: string
  /** The other reading of one sign before exactly three digits: "1500" of "1,500". Undefined if there is only one reading. */
  thousands?: string
  /** The decimal sign, as far as the text shows it: "," of "1.299.000", because "." separates the groups. */
  sign?: DecimalSign
}

/** Minus; then groups of three digits, each after the same separator, or digits; then perhaps a sign with a fraction. */
const WRITTEN = /^(-?)(?:([1-9]\d{0,2})([.,\s'’])(\d{3}(?:\3\d{3})*)|(\d*))(?:([.,])(\d*))?$/

/**
 * Takes a number apart as Germans, Cubans and spreadsheets write it: "1299.5", "1.299,50", "1'299.5", "1 299".
 *
 * @returns undefined if the text is no number
 */
export function writtenNumber(text: string): WrittenNumber | undefined {
  const [, minus = '', first = '', separator, groups = '', digits = '', sign, fraction = ''] = WRITTEN.exec(text.trim()) ?? []
  const whole = first + groups.replace(/\D/g, '') + digits
  if (!(whole + fraction) || (sign === separator && sign)) return undefined
  const decimal = minus + (whole || '0') + (fraction && `.${fraction}`)
  if (sign) return { decimal, sign: sign as DecimalSign }
  if (separator !== '.' && separator !== ',') return { decimal }
  if (groups.length > 3) return { decimal, sign: separator === '.' ? ',' : '.' }
  return { decimal: `${minus + first}.${groups}`, thousands: decimal }
}

/**
 * Parses a number as Germans and Cubans type it: "1299.5", "1299,5", or with both signs "1.299,5".
 *
 * @param max the largest possible value; with 1000, for example, "1.500" is one and a half
 * @returns NaN if the text is no number, or ambiguous
 */
export const typedNumber = (text: string, max?: number): number =>
  isAmbiguousNumber(text, max) ? Number.NaN : Number(writtenNumber(text)?.decimal ?? Number.NaN)

/**
 * True if a typed number may mean thousands or thousandths ("1.500"). "0.667" is a fraction, and so is "72,222" with a maximum
 * of a hundred; three zeros are always ambiguous.
 */
export function isAmbiguousNumber(text: string, max = Number.POSITIVE_INFINITY): boolean {
  const thousands = writtenNumber(text)?.thousands
  return thousands !== undefined && (thousands.endsWith('000') || Math.abs(Number(thousands)) <= max)
}
