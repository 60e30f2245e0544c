import { stockStatuses } from '#features/catalog/goods/stock.ts'
import type { Inquiry } from '#features/inquiries/inquiry.contract.ts'
import type { ReplyFacts } from '#features/replies/staff/letter.ts'
import type { PreviewLetter } from '#features/replies/staff/template-preview.tsx'
import type { StaffText } from '#i18n/staff.ts'
import { askedProducts } from './asked-products.ts'
import { companyFacts, type ReplyData, replyFactsFor } from './reply-facts.ts'

/**
 * Sample inquiries for the preview of a template: an invented customer who asks for products of the catalogue, and the latest
 * real inquiries.
 */
export function previewLetters(inquiries: readonly Inquiry[], stored: ReplyData, now: string, t: StaffText): PreviewLetter[] {
  return [
    { id: 'sample', label: t('replies.sample'), letter: sample(stored, now, t) },
    ...inquiries.map((inquiry) => {
      const letter = replyFactsFor(inquiry, stored)
      return { id: String(inquiry.id), label: [inquiry.name, letter.code].filter(Boolean).join(' · '), letter }
    }),
  ]
}

function sample({ rows = [], settings, brand }: ReplyData, now: string, t: StaffText): ReplyFacts {
  const shown = rows.filter(({ isActive }) => isActive)
  const productIds = stockStatuses.flatMap((status) => shown.find(({ stockStatus }) => stockStatus === status)?.id ?? [])
  return {
    name: t('replies.sampleName'),
    code: 'K7M3PXA',
    writtenAt: now,
    message: t('replies.sampleMessage'),
    products: askedProducts({ productIds, quantity: null, cart: null, source: null }, shown),
    ...companyFacts(settings, brand),
  }
}
