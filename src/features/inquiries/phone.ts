import { PHONE_DIGITS_MIN } from './limits.ts'

const CUBA = '53'
/** Prefix for calls from Cuba to another country. */
const CUBAN_EXIT = '119'

/**
 * A phone number as WhatsApp and dialers want it: "+" and digits only (E.164).
 *
 * Eight digits are a Cuban number, also behind the trunk 0 and with 53 before them; "+", "00" and Cuba's own exit code
 * 119 begin any country's number.
 *
 * @param typed what a visitor typed, blanks and punctuation included
 * @returns undefined when it is not certain which number is meant, such as a foreign one without its country
 */
export function toE164(typed: string): string | undefined {
  const plain = typed.normalize('NFKC').replace(/[\s().\-–/\p{Cf}]/gu, '')
  const found = /^(\+?)(\d+)$/.exec(plain)
  if (!found) return undefined
  const [, plus, digits = ''] = found
  if (plus) return international(digits)
  if (digits.length === 8) return `+${CUBA}${digits}`
  if (digits.length === 9 && digits.startsWith('0')) return `+${CUBA}${digits.slice(1)}`
  if (digits.length === 10 && digits.startsWith(CUBA)) return `+${digits}`
  if (digits.startsWith('00')) return international(digits.slice(2))
  if (digits.startsWith(CUBAN_EXIT)) return international(digits.slice(CUBAN_EXIT.length))
  return undefined
}

/** At most 15 digits, no country begins with 0, and Cuba's numbers have eight digits. */
function international(digits: string): string | undefined {
  if (!/^[1-9]\d{7,14}$/.test(digits)) return undefined
  if (digits.startsWith(CUBA) && digits.length !== CUBA.length + 8) return undefined
  return `+${digits}`
}

/** True if a number has enough digits to be called, of whatever script. */
export function hasEnoughDigits(typed: string): boolean {
  return (typed.match(/\p{Nd}/gu) ?? []).length >= PHONE_DIGITS_MIN
}
