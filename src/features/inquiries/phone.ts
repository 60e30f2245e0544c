import { PHONE_DIGITS_MIN } from './limits.ts'

const CUBA = '53'
/** Prefix for calls from Cuba to another country. */
const CUBAN_EXIT = '119'
/**
 * Trunk zero in brackets after a country code, as in "+49 (0)170". Italy (39) has none: a zero is part of its numbers. After "00" at
 * least nine digits follow; shorter numbers are Cuban.
 */
const TRUNK_ZERO = /^(\D*(?:\+|00(?=(?:\D*\d){9}))\D*(?!3\D*9)(?:\d\D*?){1,3})\(\s*0\s*\)/

/** Removes the trunk zero "(0)" of an international number, which is dialled within its country only. */
export const dropTrunkZero = (typed: string): string => typed.replace(TRUNK_ZERO, '$1')

/**
 * Converts a typed phone number to E.164, "+" and digits only, as WhatsApp and dialers need it.
 *
 * Eight digits are a Cuban number, also with the trunk prefix 0 or the country code 53 before them. After "+", "00" or Cuba's own
 * exit code 119 follows a number of any country, whose trunk zero in brackets is dropped.
 *
 * @param typed as the visitor typed it, with blanks and punctuation
 * @returns undefined if the number is ambiguous, such as a foreign number without its country code
 */
export function toE164(typed: string): string | undefined {
  const plain = dropTrunkZero(typed.normalize('NFKC')).replace(/[\s().\-–/\p{Cf}]/gu, '')
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

/** Checks the digits of an international number: 8 to 15, no leading 0, and eight digits after Cuba's country code. */
function international(digits: string): string | undefined {
  if (!/^[1-9]\d{7,14}$/.test(digits)) return undefined
  if (digits.startsWith(CUBA) && digits.length !== CUBA.length + 8) return undefined
  return `+${digits}`
}

/** Pattern of a phone number with enough digits to be called. Digits of any script count. */
export const ENOUGH_DIGITS = `(\\P{Nd}*\\p{Nd}){${PHONE_DIGITS_MIN}}.*`
/** True if a phone number has enough digits to be called. */
export function hasEnoughDigits(typed: string): boolean {
  return new RegExp(ENOUGH_DIGITS, 'u').test(typed)
}
