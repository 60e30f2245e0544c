import { isShortCode, makeShortCode } from '#kit/short-code.ts'
import type { Inquiry } from './inquiry.contract.ts'

const LENGTH = 7

/** A short name for an inquiry, one of six thousand million. @param below a random whole number from 0 up to its limit */
export function makeInquiryCode(below: (limit: number) => number): string {
  return makeShortCode(LENGTH, below)
}

export const isInquiryCode = (text: string): boolean => isShortCode(text, LENGTH)

/**
 * The code that the customer was told and can quote: of an order that came over WhatsApp the order's own, of anything
 * sent by the form the one that the form answered. undefined: an order without a code; ours they have never seen.
 */
export function customerCode({ source, code, cart }: Pick<Inquiry, 'source' | 'code' | 'cart'>): string | undefined {
  return source === 'whatsapp' && cart ? cart.code || undefined : code
}
