import { countOnRequest, totalCents } from '#features/cart/cart.ts'
import { oldestPriceDate } from '#features/cart/cart-memory.ts'
import type { CartState } from '#features/cart/cart-store.ts'
import { type Order, totalText } from '#features/cart/order/whatsapp-message.ts'
import { formatDate } from '#i18n/format.ts'
import { mailLink, smsLink, whatsappLink } from '#kit/links.ts'
import type { Contents } from './fill.ts'
import type { OpenCart } from './open-cart.ts'

/** Computes the order and the ways to send it, for `OrderTemplate`: only those with a phone or address that staff have set. */
export function orderView(open: OpenCart, cart: CartState, order: Order): Contents {
  const { language, t, prices, hasCopied, facts } = open
  const { phone, email, mayDeliver } = facts
  const { parts } = order
  const onRequest = countOnRequest(cart)
  const seenAt = oldestPriceDate(cart)
  const date = seenAt ? formatDate(seenAt, language) : ''
  const copying = { copy: !hasCopied, copied: hasCopied }
  const isReady = prices.state !== 'checking'
  const [only = ''] = parts
  return {
    message: parts.join('\n\n'),
    isAlone: cart.lines.length === 1,
    onRequestNote: onRequest > 0 && t('cart.onRequestNote', { count: onRequest }),
    pickup: !mayDeliver,
    isUnkept: !cart.isKept,
    unchecked: prices.state === 'failed' && { age: date ? t('cart.pricesOf', { date }) : t('cart.pricesUnchecked') },
    pricesOf: !isReady && { '#': date && t('order.pricesOf', { date }) },
    single: isReady &&
      parts.length === 1 && {
        ...copying,
        mail: email && { '@href': mailLink(email, t('order.code', { code: cart.code }), only) },
        sms: phone && { '@href': smsLink(phone, only) },
      },
    several: isReady &&
      parts.length > 1 && {
        ...copying,
        long: t('cart.long', { count: parts.length }),
        parts: partsView(open, cart.code, order),
      },
  }
}

function partsView({ t, facts: { phone, email }, opened: known }: OpenCart, code: string, order: Order): Contents[] {
  const opened = known.of(order)
  const count = order.parts.length
  return order.parts.map((text, at) => {
    const part = at + 1
    const other = (href: string, way: string) => ({ '@href': href, '@aria-label': t('cart.wayPart', { way, part, count }) })
    return {
      [opened.includes(at) ? 'opened' : 'chat']: phone && {
        '@href': whatsappLink(phone, text),
        '@data-part': String(at),
        part: t('cart.part', { part, count }),
      },
      mail: email && other(mailLink(email, t('order.codePart', { code, part, count }), text), t('cart.mail')),
      sms: phone && other(smsLink(phone, text), t('cart.sms')),
    }
  })
}

/** Computes the total and the main button, for `OrderBarTemplate`. */
export function orderBarView({ language, prices, findings, facts: { phone } }: OpenCart, cart: CartState, { parts }: Order): Contents {
  const isReady = prices.state !== 'checking'
  const { inSecondCurrency: about } = window
  return {
    hint: findings?.hintView(),
    total: countOnRequest(cart) < cart.lines.length && { amount: totalText(cart, language) },
    about: about?.(totalCents(cart)),
    checking: !isReady,
    chat: isReady && phone && parts.length === 1 && { '@href': whatsappLink(phone, parts[0] as string) },
    toParts: isReady && phone && parts.length > 1,
  }
}
