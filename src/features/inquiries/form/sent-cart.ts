import { readStored, writeStored } from '#kit/browser/storage.ts'
import { parseJson } from '#kit/parse.ts'

/** Key in local storage of the cart that was last sent with an inquiry: its products, and the inquiry's code and day. */
const KEY = 'cart-sent'

/** The inquiry that a cart went with. `at`: ISO time by the shop's clock, if the shop's answer had it. */
export type SentCart = { code: string; at: string }

/** Products and quantities of a stored cart, as text; '' for an empty or unreadable one. */
function goodsOf(storedCart: unknown): string {
  const { items } = Object(typeof storedCart === 'string' ? parseJson(storedCart) : {}) as { items?: unknown }
  return Array.isArray(items) ? items.map((item) => `${Object(item).id}x${Object(item).quantity}`).join() : ''
}

/** @param storedCart the cart in the inquiry's body; @param date the time in the answer's header */
export function rememberSentCart(storedCart: unknown, code: string, date?: string | null): void {
  const goods = goodsOf(storedCart)
  const at = new Date(date ?? Date.now()).toISOString()
  if (goods) writeStored(KEY, JSON.stringify({ goods, code, at }))
}

/** The inquiry that went with the same products and quantities as in this cart; undefined if there is none. */
export function findSentCart(storedCart: string): SentCart | undefined {
  const { goods, code, at } = Object(parseJson(readStored(KEY))) as Record<string, unknown>
  const isSame = typeof goods === 'string' && goods !== '' && goods === goodsOf(storedCart)
  return isSame && typeof code === 'string' && typeof at === 'string' && Date.parse(at) ? { code, at } : undefined
}
