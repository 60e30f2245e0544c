/** Actions of visitors that are counted, in addition to opening a page and viewing a product. */
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

/** Steps from a product to an inquiry, in their usual order. The measure `funnel` counts them in any order. */
export const funnelSteps = ['product', 'cart', 'cart-opened', 'whatsapp', 'inquiry'] as const
export type FunnelStep = (typeof funnelSteps)[number]

/** Steps that the measure `path` counts: a visitor counts at a step only after all steps before it. */
export const pathSteps = ['product', 'cart', 'whatsapp', 'inquiry'] as const satisfies readonly FunnelStep[]

/**
 * Funnel step of an event, if any. A WhatsApp message about a product counts like one with the cart; a message from the floating
 * WhatsApp button is no step.
 */
export function funnelStepOf(kind: EventKind): FunnelStep | undefined {
  if (kind === 'whatsapp-cart' || kind === 'whatsapp-product') return 'whatsapp'
  return funnelSteps.find((step) => step === kind)
}

/** Kinds of devices, by user agent (reading-requests.ts). */
export const devices = ['android', 'iphone', 'ipad', 'computer', 'other'] as const
export type Device = (typeof devices)[number]

/** Reasons to attribute a request to a bot: no user agent, a bot's user agent, no language, contradictory facts. */
const botReasons = ['no-agent', 'agent', 'no-language', 'forged'] as const
export type BotReason = (typeof botReasons)[number]
