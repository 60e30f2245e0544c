/**
 * A click-to-chat link. The address contains only the digits; the text is encoded so that `+`, `%`, `&` and line breaks survive
 * every client.
 */
export function whatsappLink(phone: string, text: string): string {
  return `https://wa.me/${phone.replace(/\D/g, '')}?text=${encodeURIComponent(text)}`
}

/** True unless the link is a click-to-chat link without a phone number. */
export const hasRecipient = (link: string): boolean => !link.startsWith('https://wa.me/?')

/** A phone link: the number without its blanks. */
export function phoneLink(phone: string): string {
  return `tel:${phone.replace(/\s+/g, '')}`
}

export function mailLink(address: string, subject: string, body: string): string {
  return `mailto:${address}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`
}

/** A link to a prepared text message. Both Android and iOS understand `?&` before the text. */
export function smsLink(phone: string, body: string): string {
  return `sms:${phone.replace(/\s+/g, '')}?&body=${encodeURIComponent(body)}`
}
