/** Counted actions of visitors, besides opening a page and viewing a product. */
export const actionKinds = [
  'cart',
  'cart-opened',
  'compare',
  'whatsapp-cart',
  'whatsapp-product',
  'whatsapp-floating',
  'whatsapp-other',
  'call',
  'email',
  'inquiry',
  'search',
] as const
type ActionKind = (typeof actionKinds)[number]
export type EventKind = 'view' | 'product' | ActionKind

/** The way from a product to an inquiry, in its order. */
export const funnelSteps = ['product', 'cart', 'cart-opened', 'whatsapp', 'inquiry'] as const
export type FunnelStep = (typeof funnelSteps)[number]

/** Steps of the path to an inquiry: a visitor counts at a step only after all steps before it. */
export const pathSteps = ['product', 'cart', 'whatsapp', 'inquiry'] as const satisfies readonly FunnelStep[]

/**
 * Funnel step of an event, if any. Asking about a product counts like sending the cart; a greeting from the floating button
 * does not count.
 */
export function stepOf(kind: EventKind): FunnelStep | undefined {
  if (kind === 'whatsapp-cart' || kind === 'whatsapp-product') return 'whatsapp'
  return funnelSteps.find((step) => step === kind)
}

export const devices = ['android', 'iphone', 'ipad', 'computer', 'other'] as const
export type Device = (typeof devices)[number]

/** Reasons to take a request for a robot's. */
const botReasons = ['no-agent', 'agent', 'no-language', 'forged'] as const
export type BotReason = (typeof botReasons)[number]
