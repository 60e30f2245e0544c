import type { Language } from '#i18n/language.ts'
import { staffText } from '#i18n/staff.ts'
import { mailLink, whatsappLink } from '#kit/links.ts'
import { cutText } from '#kit/text/cut-text.ts'
import type { ReplyTemplate } from '../template.contract.ts'
import { fieldsIn } from '../template-fields.ts'
import { fillLetter, type ReplyFacts, valuesOf } from './letter.ts'

/** Maximum length of an encoded link that mail programs open without cutting it. */
export const MAX_REPLY_LINK_LENGTH = 1900
/** A quoted message of at most this many characters is not cut further, even if the link stays too long. */
const MIN_QUOTE_LENGTH = 40

export type ReplyContact = { phoneE164: string | null; email: string | null }

const texts = { es: 'textEs', de: 'textDe', en: 'textEn' } as const
/** Text of a template in a language; '' if staff wrote none. */
export const templateText = (template: Pick<ReplyTemplate, 'textEs' | 'textDe' | 'textEn'>, language: Language) => template[texts[language]]

/** WhatsApp link to the customer, with a text; undefined if the number is unknown or uncertain. */
export function whatsappReplyLink({ phoneE164 }: ReplyContact, text: string): string | undefined {
  return phoneE164 ? whatsappLink(phoneE164, text) : undefined
}

/** `mailto:` link to the customer, with a text, and a subject in the language of the text; undefined without an address. */
export function mailReplyLink({ email }: ReplyContact, letter: ReplyFacts, text: string, language: Language): string | undefined {
  if (!email) return undefined
  // Encodes characters that a mail program would take for the end of an address.
  const address = encodeURIComponent(email).replaceAll('%40', '@')
  return mailLink(address, staffText(language)('inquiries.mailSubject', { brand: letter.company, code: letter.code }), text)
}

/** Template of chats that start from the inquiry list: the first one. */
export const chatTemplateOf = (templates: readonly ReplyTemplate[]): ReplyTemplate | undefined => templates[0]

/** Template of e-mails that start from the inquiry list: the first one whose German text quotes the message, as specified. */
export function mailTemplateOf(templates: readonly ReplyTemplate[]): ReplyTemplate | undefined {
  return templates.find(({ textDe }) => fieldsIn(textDe).includes('message'))
}

/** WhatsApp link of the inquiry list, with the first template in the customer's language; the text is '' without a template. */
export function chatLinkForList(
  to: ReplyContact,
  letter: ReplyFacts,
  templates: readonly ReplyTemplate[],
  language: Language,
): string | undefined {
  const template = chatTemplateOf(templates)
  const { text } = fillLetter(template ? templateText(template, language) : '', letter, language)
  return whatsappReplyLink(to, text)
}

/**
 * `mailto:` link of the inquiry list, with a German text that quotes the message: staff's template, else the built-in text.
 * A message that would make the link too long for a mail program is cut.
 */
export function mailLinkForList(to: ReplyContact, letter: ReplyFacts, templates: readonly ReplyTemplate[]): string | undefined {
  const template = mailTemplateOf(templates)
  const draft = (length: number) => {
    const quoting = { ...letter, message: cutText(letter.message, length) }
    return mailReplyLink(to, letter, template ? fillLetter(template.textDe, quoting, 'de').text : plainDraft(quoting), 'de')
  }
  let length = letter.message.length
  while (length > MIN_QUOTE_LENGTH && (draft(length)?.length ?? 0) > MAX_REPLY_LINK_LENGTH) length = Math.floor(length * 0.8)
  return draft(length)
}

function plainDraft(letter: ReplyFacts): string {
  const { name = '', date = '', message = '', company = '' } = valuesOf(letter, 'de')
  return staffText('de')('inquiries.mailDraft', { name, date, quote: message, brand: company })
}
