import type { Database } from '#database/schema.ts'
import { formatPrice } from '#i18n/format.ts'
import { staffText } from '#i18n/staff.ts'
import { formatCubanMoment } from '#i18n/staff-format.ts'
import { whatsappLink } from '#kit/links.ts'
import { formatCents, parseCents } from '#kit/money.ts'
import { cutText } from '#kit/text/cut-text.ts'
import type { CartSnapshot, Inquiry } from './inquiry.contract.ts'
import { findInquiry } from './store/inquiry.store.server.ts'

type InquiryMail = { subject: string; text: string; replyTo: { name: string; address: string } | undefined }
type Dependencies = { publicUrl: string; nameOfProduct: (id: number) => string | undefined }

const SUBJECT_NAME_MAX = 80
const LABEL_WIDTH = 14
const t = staffText('de')

type Sources = { db: Database; publicUrl: string; listProductNames: (db: Database, ids: number[]) => Promise<ReadonlyMap<number, string>> }

/** Mail about an inquiry in its current state. Undefined if the inquiry is in the trash: staff have seen it then. */
export async function inquiryMail(id: number, { db, publicUrl, listProductNames }: Sources): Promise<InquiryMail | undefined> {
  const inquiry = await findInquiry(db, id)
  if (!inquiry) return undefined
  const ids = [...inquiry.productIds, ...(inquiry.cart?.lines ?? []).flatMap(({ productId }) => productId ?? [])]
  const names = await listProductNames(db, ids)
  return writeInquiryMail(inquiry, { publicUrl, nameOfProduct: (id) => names.get(id) })
}

/**
 * Writes the mail that notifies staff of an inquiry. It is plain text, so that input of visitors cannot become markup, and in
 * German, as every mail to staff.
 */
function writeInquiryMail(inquiry: Inquiry, { publicUrl, nameOfProduct }: Dependencies): InquiryMail {
  const { name, email, code, language, cart, calculator, suspicion } = inquiry
  const spoken = t(`inquiries.language.${language}`)
  const parts = [
    'Über die Website ist eine neue Anfrage eingegangen.',
    suspicion ? `${t('inquiries.suspicion')}: ${t(`inquiries.suspicion.${suspicion}`)} Bitte prüfen, ob ein Mensch geschrieben hat.` : '',
    factsOf(inquiry, publicUrl, nameOfProduct),
    // Each line is quoted, so that no line of the message can pass for a line of the shop.
    `${t('inquiries.message')} (${spoken}):\n${quoted(inquiry.message)}`,
    cart ? cartLines(cart, nameOfProduct) : '',
    calculator ? `${t('inquiries.calculator')}:\n${entriesOf(calculator, '  ')}` : '',
    `Ansehen und beantworten:\n${publicUrl}/admin/inquiries/${inquiry.id}`,
    email
      ? `Eine Antwort auf diese E-Mail geht an ${oneLine(name)} (${email}).`
      : inquiry.phoneE164
        ? 'Eine E-Mail-Adresse wurde nicht angegeben. Bitte per WhatsApp oder Telefon antworten.'
        : 'Eine E-Mail-Adresse wurde nicht angegeben, und die Telefonnummer ist nicht eindeutig. Bitte anrufen.',
  ]
  return {
    subject: `${suspicion ? `${t('inquiries.suspicion')}: ` : ''}Neue Anfrage ${code} von ${cutText(oneLine(name), SUBJECT_NAME_MAX)} (${spoken})`,
    text: `${parts.filter(Boolean).join('\n\n')}\n`,
    replyTo: email ? { name: oneLine(name), address: email } : undefined,
  }
}

function factsOf(inquiry: Inquiry, publicUrl: string, nameOfProduct: Dependencies['nameOfProduct']): string {
  const { phoneE164, systemType, productIds, quantity } = inquiry
  const named = (id: number) => nameOfProduct(id) ?? t('inquiries.productNumber', { id })
  const facts: [label: string, value: string | null][] = [
    [t('inquiries.code'), inquiry.code],
    [t('inquiries.received'), `${formatCubanMoment(inquiry.createdAt, 'de')} (${t('inquiries.clock')})`],
    [t('inquiries.name'), inquiry.name],
    [t('inquiries.phone'), inquiry.phone],
    ['WhatsApp', phoneE164 ? whatsappLink(phoneE164, '') : null],
    [t('inquiries.email'), inquiry.email],
    [t('inquiries.language'), t(`inquiries.language.${inquiry.language}`)],
    [t('inquiries.need'), systemType ? t(`inquiries.need.${systemType}`) : null],
    [t('inquiries.subject'), inquiry.subject],
    [t('inquiries.products'), productIds.map((id) => (quantity ? `${quantity} x ${named(id)}` : named(id))).join(', ')],
    [t('inquiries.source'), inquiry.source && sourceOf(inquiry.source, publicUrl)],
  ]
  return facts.flatMap(([label, value]) => (value ? [`${`${label}:`.padEnd(LABEL_WIDTH)}${oneLine(value)}`] : [])).join('\n')
}

/** Text for the page of an inquiry. Only a plain path becomes a link, since visitors can send anything as `source`. */
function sourceOf(source: string, publicUrl: string): string {
  if (source === 'cart') return t('inquiries.source.cart')
  if (source === '/contact') return t('inquiries.source.contact')
  return /^\/[a-z0-9/-]*$/.test(source) ? publicUrl + source : source
}

function cartLines(cart: CartSnapshot, nameOfProduct: Dependencies['nameOfProduct']): string {
  const price = (cents: number) => formatPrice(formatCents(cents), 'de')
  const lines = cart.lines.map(({ quantity, name, sku, productId, price: each }, at) => {
    const called = name || (productId && nameOfProduct(productId)) || t('inquiries.productNumber', { id: productId ?? at + 1 })
    const cents = parseCents(each ?? '')
    return `  ${quantity} x ${oneLine(called)}${sku ? ` (${oneLine(sku)})` : ''}: ${cents === undefined ? t('inquiries.onRequest') : price(cents * quantity)}`
  })
  const total = cart.lines.reduce((sum, { price: each, quantity }) => sum + (parseCents(each ?? '') ?? 0) * quantity, 0)
  const title = cart.code ? t('inquiries.cartCode', { code: oneLine(cart.code) }) : t('inquiries.cart')
  const date = cart.pricesOf ? ` (${t('inquiries.pricesOf', { date: oneLine(cart.pricesOf) })})` : ''
  return [`${title}${date}:`, ...lines, `  ${t('inquiries.sum')}: ${price(total)}`].join('\n')
}

/** Lists the values of the calculator by their own names, nested values indented. */
function entriesOf(value: object, indent: string): string {
  return Object.entries(value)
    .map(([name, entry]) => {
      const label = `${indent}${oneLine(Array.isArray(value) ? String(Number(name) + 1) : name)}:`
      return typeof entry === 'object' && entry !== null
        ? `${label}\n${entriesOf(entry, `${indent}  `)}`
        : `${label} ${oneLine(String(entry ?? '–'))}`
    })
    .join('\n')
}

const quoted = (text: string) =>
  text
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .map((line) => `> ${withoutControls(line)}`.trimEnd())
    .join('\n')

/** Makes a text one line, without line breaks, control characters and marks that reverse the text direction. */
const oneLine = (text: string) => withoutControls(text).replace(/\s+/g, ' ').trim()
const withoutControls = (text: string) => text.replace(/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu, ' ')
