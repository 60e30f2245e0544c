import type { CartSnapshot, Inquiry, ReceivedOrder, SentInquiry } from './inquiry.contract.ts'

type Words = Partial<Pick<SentInquiry, 'email' | 'subject' | 'systemType' | 'productIds' | 'quantity' | 'cart' | 'calculator'>> &
  Pick<ReceivedOrder, 'name' | 'phone' | 'message'>

/**
 * True if a repeated inquiry says the same as the stored one with its key.
 *
 * Compares only the values that people typed and chose. Ignores values that differ between two submissions of the same form:
 * its language, the page it was sent from, the seconds it took, the hidden field, the cart's names and today's prices.
 */
export function isSameInquiry(sent: Words, stored: Inquiry): boolean {
  return wordsOf(sent) === wordsOf(stored)
}

function wordsOf({ name, phone, email, subject, message, systemType, productIds, quantity, cart, calculator }: Words): string {
  const texts = [name, phone, email, subject, message, systemType].map((text) => asStored(text ?? ''))
  return JSON.stringify([texts, productIds ?? [], quantity ?? null, cart ? cart.lines.map(pieces) : null, calculator ?? null])
}

const pieces = ({ productId, name, quantity }: CartSnapshot['lines'][number]) => [productId ?? name, quantity]

/** Browsers end lines in two ways, and no database holds half a character. */
const asStored = (text: string) => text.replace(/\r\n?/g, '\n').toWellFormed()
