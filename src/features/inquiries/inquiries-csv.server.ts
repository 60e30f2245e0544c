import type { Language } from '#i18n/language.ts'
import { type StaffText, staffText } from '#i18n/staff.ts'
import { BYTE_ORDER_MARK, reportRow } from '#kit/csv.ts'
import { minuteText } from '#kit/havana.ts'
import type { Inquiry } from './inquiry.contract.ts'
import { dropTrunkZero } from './phone.ts'

/**
 * Inquiries as CSV, line by line: with semicolons, as German spreadsheets expect, headings in the reader's language, and times in
 * Havana.
 */
export async function* inquiriesCsv(inquiries: AsyncIterable<Inquiry>, language: Language): AsyncGenerator<string> {
  const t = staffText(language)
  const columns = columnsIn(t)
  yield BYTE_ORDER_MARK + reportRow(columns.map(([heading]) => heading))
  for await (const inquiry of inquiries) yield reportRow(columns.map(([, textOf]) => textOf(inquiry) ?? ''))
}

type Column = readonly [heading: string, textOf: (inquiry: Inquiry) => string | null | undefined]

function columnsIn(t: StaffText): readonly Column[] {
  return [
    [t('inquiries.code'), ({ code }) => code],
    [t('inquiries.receivedInHavana'), ({ createdAt }) => minuteText(new Date(createdAt))],
    [t('inquiries.status'), ({ status }) => t(`inquiries.status.${status}`)],
    [t('inquiries.name'), ({ name }) => name],
    [t('inquiries.phone'), ({ phone }) => phoneCell(phone)],
    ['WhatsApp', ({ phoneE164 }) => phoneE164 && phoneCell(phoneE164)],
    [t('inquiries.email'), ({ email }) => email],
    [t('inquiries.language'), ({ language }) => t(`inquiries.language.${language}`)],
    [t('inquiries.need'), ({ systemType }) => systemType && t(`inquiries.need.${systemType}`)],
    [t('inquiries.subject'), ({ subject }) => subject],
    [t('inquiries.message'), ({ message }) => message],
    [t('inquiries.source'), ({ source }) => source],
    [t('inquiries.order'), ({ cart }) => cart?.code],
    [
      t('inquiries.products'),
      ({ cart, productIds, quantity: asked }) =>
        [
          ...productIds.map((id) => `${asked ?? 1} x ${t('inquiries.productNumber', { id })}`),
          ...(cart?.lines ?? []).map(({ quantity, name, productId }) => `${quantity} x ${name ?? productId}`),
        ].join('\n'),
    ],
    [t('inquiries.suspicion'), ({ suspicion }) => suspicion && t(`inquiries.suspicion.${suspicion}`)],
    [t('inquiries.notes'), ({ notes }) => notes],
  ]
}

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
