import { isShortCode, makeShortCode } from '#kit/codes/short-code.ts'
import type { Inquiry } from './inquiry.contract.ts'

const LENGTH = 7

/** Makes an inquiry code of seven characters, one of six billion. @param below returns a random whole number from 0 to below a limit */
export function makeInquiryCode(below: (limit: number) => number): string {
  return makeShortCode(LENGTH, below)
}

export const isInquiryCode = (text: string): boolean => isShortCode(text, LENGTH)

/**
 * The code that the customer knows and can quote: the order's code for an order from WhatsApp, else the inquiry's own code, which
 * the form showed. Undefined for an order without a code, whose customer has never seen the inquiry's code.
 */
export function customerCode({ source, code, cart }: Pick<Inquiry, 'source' | 'code' | 'cart'>): string | undefined {
  return source === 'whatsapp' && cart ? cart.code || undefined : code
}
