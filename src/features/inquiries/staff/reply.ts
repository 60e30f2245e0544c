import type { Language } from '#i18n/language.ts'
import { staffText } from '#i18n/staff.ts'
import { formatCubanMoment } from '#i18n/staff-format.ts'
import { cutText } from '#kit/cut-text.ts'
import { mailLink, whatsappLink } from '#kit/links.ts'
import type { Inquiry } from '../inquiry.contract.ts'

export const replyTemplates = ['greeting', 'price', 'details', 'pickup', 'onTheWay'] as const
export type ReplyTemplate = (typeof replyTemplates)[number]

/** Encoded characters of a link that every program still opens whole. */
export const LONGEST_LINK = 1900

type Answered = Pick<Inquiry, 'name' | 'code' | 'phoneE164' | 'email' | 'message' | 'createdAt' | 'language'>

/**
 * The text that a template begins an answer with, in the language of whoever reads it.
 *
 * @param products a line each; empty when nothing is known of them
 */
export function replyText(
  template: ReplyTemplate,
  { name, code }: Pick<Answered, 'name' | 'code'>,
  { language, brand, products }: { language: Language; brand: string; products: string },
): string {
  return staffText(language)(`inquiries.text.${template}`, { name, code, brand, products })
}

/** The chat with whoever sent it; undefined when it is not certain which number is meant. */
export function whatsappReply({ phoneE164 }: Pick<Answered, 'phoneE164'>, text: string): string | undefined {
  return phoneE164 ? whatsappLink(phoneE164, text) : undefined
}

/** An e-mail in the language of the answer; undefined without an address. */
export function mailReply(inquiry: Answered, text: string, { language, brand }: { language: Language; brand: string }): string | undefined {
  if (!inquiry.email) return undefined
  return mailLink(addressOf(inquiry.email), staffText(language)('inquiries.mailSubject', { brand, code: inquiry.code }), text)
}

/**
 * The dashboard's draft: a German greeting and the message quoted below it, as the specification asks. A message that
 * would make the link too long for a mail program is quoted only as far as it fits.
 */
export function germanDraft(inquiry: Answered, brand: string): string | undefined {
  const { email, name, code, createdAt, message } = inquiry
  if (!email) return undefined
  const t = staffText('de')
  const date = formatCubanMoment(createdAt, 'de')
  const draft = (length: number) =>
    mailLink(
      addressOf(email),
      t('inquiries.mailSubject', { brand, code }),
      t('inquiries.mailDraft', { name, brand, date, quote: quoted(cutText(message, length)) }),
    )
  let length = message.length
  while (length > 40 && draft(length).length > LONGEST_LINK) length = Math.floor(length * 0.8)
  return draft(length)
}

const quoted = (text: string) => text.replace(/^/gm, '> ')

/** What a mail program takes for the end of an address stays within it. */
const addressOf = (email: string) => encodeURIComponent(email).replaceAll('%40', '@')
