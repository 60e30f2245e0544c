import { formatDate, formatPrice } from '#i18n/format.ts'
import { type Language, nameOf } from '#i18n/language.ts'
import type { Site } from '#i18n/site.ts'
import type { Translate } from '#i18n/translate.ts'
import { formatCents } from '#kit/money.ts'
import { type Cart, type CartLine, countOnRequest, totalCents, unitCents } from './cart.ts'

/**
 * The order as plain text: greeting, code, one line per product, total, date of the prices. Only the total carries a
 * mark (`*…*`), and no emoji are used, since some clients break them.
 */
export function orderMessage(cart: Cart, language: Language, t: Translate<Site>): string {
  const onRequest = countOnRequest(cart)
  const seenAt = oldestSight(cart)
  const total = formatPrice(formatCents(totalCents(cart)), language)
  return [
    t('order.greeting'),
    t('order.code', { code: cart.code }),
    '',
    ...cart.lines.map((line) => orderLine(line, language, t)),
    '',
    ...(onRequest < cart.lines.length ? [`*${t('order.total', { amount: total })}*`] : []),
    ...(onRequest > 0 ? [t('cart.onRequestNote', { count: onRequest })] : []),
    ...(seenAt ? [t('order.pricesOf', { date: formatDate(seenAt, language) })] : []),
  ].join('\n')
}

function orderLine({ product, quantity }: CartLine, language: Language, t: Translate<Site>): string {
  const cents = unitCents(product)
  const name = oneLine(nameOf({ ...product, name: null }, 'name', language))
  const what = `${quantity} x ${name}${product.sku ? ` [${oneLine(product.sku)}]` : ''}`
  if (cents === undefined) return `${what}: ${t('order.onRequest')}`
  const unit = formatPrice(formatCents(cents), language)
  return quantity === 1
    ? `${what}: ${unit}`
    : `${what}: ${t('order.each', { unit, sum: formatPrice(formatCents(cents * quantity), language) })}`
}

/** One product is one line: breaks and control characters become blanks; half a character would break the link. */
export function oneLine(text: string): string {
  return text
    .replace(/\p{Surrogate}/gu, '\u{fffd}')
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim()
}

/** When the oldest of the prices was seen; undefined when storage lost it. */
function oldestSight({ lines }: Cart): string | undefined {
  const known = lines.map(({ seenAt }) => seenAt).filter((at) => !Number.isNaN(Date.parse(at)))
  return known.sort()[0]
}
