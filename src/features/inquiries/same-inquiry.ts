import type { CartSnapshot, Inquiry, ReceivedOrder, SentInquiry } from './inquiry.contract.ts'

type Words = Partial<Pick<SentInquiry, 'email' | 'subject' | 'systemType' | 'productIds' | 'quantity' | 'cart' | 'calculator'>> &
  Pick<ReceivedOrder, 'name' | 'phone' | 'message'>

/**
 * True if a repeated inquiry has the same contents as the stored one with its key.
 *
 * Compares only values that people typed or chose. Values that may differ between two submissions of the same form are ignored:
 * language, page, elapsed time, hidden field, and the names and prices in the cart.
 */
export function isSameInquiry(sent: Words, stored: Inquiry): boolean {
  return wordsOf(sent) === wordsOf(stored)
}

function wordsOf({ name, phone, email, subject, message, systemType, productIds, quantity, cart, calculator }: Words): string {
  const texts = [name, phone, email, subject, message, systemType].map((text) => asStored(text ?? ''))
  return JSON.stringify([texts, productIds ?? [], quantity ?? null, cart ? cart.lines.map(pieces) : null, calculator ?? null])
}

const pieces = ({ productId, name, quantity }: CartSnapshot['lines'][number]) => [productId ?? name, quantity]

/** Normalises line ends, which differ between browsers, and lone surrogates, which databases cannot store. */
const asStored = (text: string) => text.replace(/\r\n?/g, '\n').toWellFormed()
