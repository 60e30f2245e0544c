import type { Language } from '#i18n/language.ts'
import { type StaffText, staffText } from '#i18n/staff.ts'
import { BYTE_ORDER_MARK, reportRow } from '#kit/csv.ts'
import { minuteText } from '#kit/havana.ts'
import type { Inquiry } from './inquiry.contract.ts'
import { phoneCell } from './phone-cell.ts'

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
