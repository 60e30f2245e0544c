/**
 * A click-to-chat link; '' without a phone number, because such a link would reach nobody. The address contains only the
 * digits; the text is encoded so that `+`, `%`, `&` and line breaks survive every client.
 */
export function whatsappLink(phone: string, text: string): string {
  const digits = phone.replace(/\D/g, '')
  return digits && `https://wa.me/${digits}?text=${encodeURIComponent(text)}`
}

/** A WhatsApp link whose recipient the user chooses. */
export function whatsappShareLink(text: string): string {
  return `https://wa.me/?text=${encodeURIComponent(text)}`
}

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
