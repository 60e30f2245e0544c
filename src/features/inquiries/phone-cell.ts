import { dropTrunkZero } from './phone.ts'

/** Country codes of the ITU: those of one and two digits are listed, all others have three digits. */
const COUNTRY = /^(?:1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})/
const NUMBER = /^\+?[\d\s()+./\-–]+$/

/**
 * Formats a phone number so that spreadsheets read it as text: "(+53) 5234 5678", "5234 5678".
 *
 * Spreadsheets take a cell that begins with "+" for a formula, and a cell of digits for a number that loses its leading zeros. Excel,
 * LibreOffice and Google Sheets have no common way to mark text in CSV: an apostrophe stays visible, ="…" is itself a formula that
 * some of them show unevaluated, and invisible characters end up in the dialer. A leading bracket and a space inside are plain text
 * to all of them, and dialers and WhatsApp accept both when pasted.
 *
 * @param phone as typed or in E.164; a text that is no phone number is returned unchanged
 */
export function phoneCell(phone: string): string {
  const plain = dropTrunkZero(phone.normalize('NFKC').trim())
  if (!NUMBER.test(plain)) return phone
  const blocks = plain.replace(/[^\d+]+/g, ' ').trim()
  if (!blocks.startsWith('+')) return inBlocks(blocks.replaceAll('+', ''))
  const digits = blocks.replaceAll('+', '').trim()
  const code = COUNTRY.exec(digits.replaceAll(' ', ''))?.[0]
  if (!code) return inBlocks(digits)
  let toSkip = code.length
  const rest = digits.replace(/\d/g, (digit) => (toSkip-- > 0 ? '' : digit)).trim()
  return `(+${code}) ${inBlocks(rest)}`
}

/** Keeps typed blocks of digits; splits a single block before its last four digits. */
const inBlocks = (digits: string) => (digits.includes(' ') ? digits : digits.replace(/(\d)(\d{4})$/, '$1 $2'))
