import type { Language } from '#i18n/language.ts'
import { staffText } from '#i18n/staff.ts'
import { mailLink, whatsappLink } from '#kit/links.ts'
import { cutText } from '#kit/text/cut-text.ts'
import type { ReplyTemplate } from '../template.contract.ts'
import { fieldsIn } from '../template-fields.ts'
import { fillLetter, type Letter, valuesOf } from './letter.ts'

/** Encoded characters of a link that every program still opens whole. */
export const MAX_LINK_LENGTH = 1900
/** A quotation is not cut shorter than this. */
const MIN_QUOTE_LENGTH = 40

export type Reached = { phoneE164: string | null; email: string | null }

const texts = { es: 'textEs', de: 'textDe', en: 'textEn' } as const
/** Text of a template in a language; '' if staff wrote none. */
export const templateText = (template: Pick<ReplyTemplate, 'textEs' | 'textDe' | 'textEn'>, language: Language) => template[texts[language]]

/** The chat with whoever asked; undefined when it is not certain which number is meant. */
export function whatsappReply({ phoneE164 }: Reached, text: string): string | undefined {
  return phoneE164 ? whatsappLink(phoneE164, text) : undefined
}

/** An e-mail in the language of the answer; undefined without an address. */
export function mailReply({ email }: Reached, letter: Letter, text: string, language: Language): string | undefined {
  if (!email) return undefined
  // Encodes characters that a mail program would take for the end of an address.
  const address = encodeURIComponent(email).replaceAll('%40', '@')
  return mailLink(address, staffText(language)('inquiries.mailSubject', { brand: letter.company, code: letter.code }), text)
}

/** The template that the overview's chats begin with. */
export const chatTemplateOf = (templates: readonly ReplyTemplate[]): ReplyTemplate | undefined => templates[0]

/** The one that its e-mails begin with: in German and quoting the message, as the specification asks. */
export function mailTemplateOf(templates: readonly ReplyTemplate[]): ReplyTemplate | undefined {
  return templates.find(({ textDe }) => fieldsIn(textDe).includes('message'))
}

/** The overview's chat: the first template in the language of whoever asked; empty without one. */
export function overviewChat(to: Reached, letter: Letter, templates: readonly ReplyTemplate[], language: Language): string | undefined {
  const template = chatTemplateOf(templates)
  const { text } = fillLetter(template ? templateText(template, language) : '', letter, language)
  return whatsappReply(to, text)
}

/**
 * The overview's e-mail: a German greeting with the message quoted, by staff's own template or else by the shop's words.
 * A message that would make the link too long for a mail program is quoted only as far as it fits.
 */
export function overviewMail(to: Reached, letter: Letter, templates: readonly ReplyTemplate[]): string | undefined {
  const template = mailTemplateOf(templates)
  const draft = (length: number) => {
    const quoting = { ...letter, message: cutText(letter.message, length) }
    return mailReply(to, letter, template ? fillLetter(template.textDe, quoting, 'de').text : plainDraft(quoting), 'de')
  }
  let length = letter.message.length
  while (length > MIN_QUOTE_LENGTH && (draft(length)?.length ?? 0) > MAX_LINK_LENGTH) length = Math.floor(length * 0.8)
  return draft(length)
}

function plainDraft(letter: Letter): string {
  const { name = '', date = '', message = '', company = '' } = valuesOf(letter, 'de')
  return staffText('de')('inquiries.mailDraft', { name, date, quote: message, brand: company })
}
