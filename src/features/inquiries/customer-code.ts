import type { Inquiry } from './inquiry.contract.ts'

/**
 * The code that the customer was told and can quote: of an order that came over WhatsApp the order's own, of anything
 * sent by the form the one that the form answered. undefined: an order without a code; ours they have never seen.
 */
export function customerCode({ source, code, cart }: Pick<Inquiry, 'source' | 'code' | 'cart'>): string | undefined {
  return source === 'whatsapp' && cart ? cart.code || undefined : code
}
