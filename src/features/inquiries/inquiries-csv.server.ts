import type { Language } from '#i18n/language.ts'
import { type StaffText, staffText } from '#i18n/staff.ts'
import { CSV_BEGIN, csvLine } from '#kit/csv.ts'
import type { Inquiry } from './inquiry.contract.ts'

/**
 * Inquiries as a table for spreadsheets, line by line: semicolons, as German ones expect, headings in the reader's
 * language, moments in Cuba's time.
 */
export async function* inquiriesCsv(inquiries: AsyncIterable<Inquiry>, language: Language): AsyncGenerator<string> {
  const t = staffText(language)
  const columns = columnsIn(t)
  yield CSV_BEGIN + csvLine(columns.map(([heading]) => heading))
  for await (const inquiry of inquiries) yield csvLine(columns.map(([, textOf]) => textOf(inquiry) ?? ''))
}

type Column = readonly [heading: string, textOf: (inquiry: Inquiry) => string | null | undefined]

function columnsIn(t: StaffText): readonly Column[] {
  return [
    [t('inquiries.code'), ({ code }) => code],
    [t('inquiries.received'), ({ createdAt }) => formatCell(createdAt)],
    [t('inquiries.status'), ({ status }) => t(`inquiries.status.${status}`)],
    [t('inquiries.name'), ({ name }) => name],
    [t('inquiries.phone'), ({ phone }) => phone],
    ['WhatsApp', ({ phoneE164 }) => phoneE164],
    [t('inquiries.email'), ({ email }) => email],
    [t('inquiries.language'), ({ language }) => t(`inquiries.language.${language}`)],
    [t('inquiries.need'), ({ systemType }) => systemType && t(`inquiries.need.${systemType}`)],
    [t('inquiries.subject'), ({ subject }) => subject],
    [t('inquiries.message'), ({ message }) => message],
    [t('inquiries.source'), ({ source }) => source],
    [t('inquiries.order'), ({ cart }) => cart?.code],
    [
      t('inquiries.products'),
      ({ cart }) => cart?.lines.map(({ quantity, name, productId }) => `${quantity} x ${name ?? productId}`).join('\n'),
    ],
    [t('inquiries.suspicion'), ({ suspicion }) => suspicion && t(`inquiries.suspicion.${suspicion}`)],
    [t('inquiries.notes'), ({ notes }) => notes],
  ]
}

/** "2026-11-20 09:42": every spreadsheet knows it as a moment, and it sorts as text, too. */
function formatCell(iso: string): string {
  return new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone: 'America/Havana' }).format(new Date(iso))
}
