import { formatDate, formatPrice } from '#i18n/format.ts'
import type { Language } from '#i18n/language.ts'
import type { CartTexts } from '#i18n/site/cart/es.ts'
import type { Translate } from '#i18n/translate.ts'
import { whatsappLink } from '#kit/links.ts'
import { formatCents } from '#kit/money.ts'
import { centsToPay } from '#kit/price.ts'
import { type Cart, type CartLine, countOnRequest, totalCents } from '../cart.ts'
import { oldestPriceDate } from '../cart-memory.ts'
import { productName } from '../product-name.ts'
import { cartLink } from './cart-link.ts'
import { oneLine } from './one-line.ts'

/** Encoded characters that a chat link may have. No limit is published; this one is ours and on the safe side. */
export const MAX_LINK_LENGTH = 1800
/** Takes the place in a link of a calculation for which there is no room, so that who opens it is told that it is missing. */
const NO_CALCULATION = 'x'
/** Takes the place of the number of parts while nobody knows it yet. */
const MANY = 999

type Words = {
  language: Language
  t: Translate<CartTexts>
  /** The address that rebuilds the cart. */
  link: string
  /** Lines that tell what kits in it were calculated from; each of them fits into a message. */
  calculated: readonly string[]
  about?: About | undefined
}

/** Writes US cents in the currency that the visitor chose: "≈ 52 000 CUP, tasa del 20 nov."; nothing for none. */
export type About = (cents: number) => string

/**
 * An order as it is sent: whole, and in the parts that chat links can carry, mostly one. `base` is the order without its
 * notes, which come late: by it one order is told from another.
 */
export type Order = { message: string; parts: string[]; base: string }

type Written = Omit<Words, 'link'> & {
  /** Notes on parts that do not fit, see `order-notes.ts`. */
  notes?: readonly string[]
  phone: string
  publicUrl: string
  /** Calculation for the link, added if the order needs no further message for it. */
  carried?: string | undefined
}

/** Writes an order; `phone` is where it goes to, `publicUrl` what the link in it begins with. */
export function writeOrder(cart: Cart, { phone, publicUrl, carried = '', notes = [], ...rest }: Written): Order {
  const write = (said: string, noted: readonly string[]) => {
    const words = { ...rest, calculated: [...noted, ...rest.calculated], link: cartLink(publicUrl, cart, said) }
    return { message: orderMessage(cart, words), parts: orderParts(cart, words, phone) }
  }
  const linked = (noted: readonly string[]) => {
    const [short, long] = [write(carried && NO_CALCULATION, noted), write(carried, noted)]
    return long.parts.length > short.parts.length || !long.parts.join().includes(carried) ? short : long
  }
  const plain = linked([])
  const base = plain.parts.join()
  if (notes.length === 0) return { ...plain, base }
  const noted = linked(notes.slice(0, -1))
  // Several notes are not worth another message: one short line says the same.
  return { ...(noted.parts.length > plain.parts.length ? linked(notes.slice(-1)) : noted), base }
}

/**
 * The order as plain text: greeting, code, one line per product, total, its approximate amount in another
 * currency with the day of the rate, date of the prices, link, and a line for each
 * kit that was calculated. Only the total carries a mark (`*…*`), and no emoji are used, since some clients break them.
 */
export function orderMessage(cart: Cart, words: Words): string {
  const { t, calculated } = words
  return [
    t('order.greeting'),
    t('order.code', { code: cart.code }),
    '',
    ...cart.lines.map((line) => orderLine(line, words)),
    '',
    ...closing(cart, words),
    ...calculated,
  ].join('\n')
}

/**
 * The same in as many messages as chat links of 1,800 encoded characters need; mostly one. Each carries the code and its
 * number. Lines are never torn apart; one that is too long for a message of its own loses the end of its name.
 */
export function orderParts(cart: Cart, words: Words, phone: string): string[] {
  const fits = (text: string) => whatsappLink(phone, text).length <= MAX_LINK_LENGTH
  const whole = orderMessage(cart, words)
  if (fits(whole)) return [whole]

  const { t } = words
  const partOf = (body: readonly string[], part: number, count: number) =>
    [...(part === 1 ? [t('order.greeting')] : []), t('order.codePart', { code: cart.code, part, count }), '', ...body].join('\n')
  const bodies: string[][] = [[]]
  function put(block: readonly string[]): void {
    const last = bodies[bodies.length - 1] || []
    if (last.length === 0 || fits(partOf([...last, ...block], bodies.length === 1 ? 1 : MANY, MANY))) last.push(...block)
    else bodies.push([...block])
  }
  for (const line of cart.lines) put([orderLine(line, words, (text) => fits(partOf([text], 1, MANY)))])
  const end = closing(cart, words)
  // With hundreds of products the link alone can be too long; all that it says stands in the parts.
  if (fits(partOf(end, 1, MANY))) put(['', ...end])
  else put(['', ...closing(cart, { ...words, link: '' })])
  for (const line of words.calculated) put([line])
  return bodies.map((body, at) => partOf(body[0] === '' ? body.slice(1) : body, at + 1, bodies.length))
}

/** Total of a cart in US dollars as the reader writes it. */
export const totalText = (cart: Cart, language: Language): string => formatPrice(formatCents(totalCents(cart)), language)

function closing(cart: Cart, { language, t, link, about }: Words): string[] {
  const onRequest = countOnRequest(cart)
  const seenAt = oldestPriceDate(cart)
  return [
    ...(onRequest < cart.lines.length
      ? [`*${t('order.total', { amount: totalText(cart, language) })}*`, ...(about ? [about(totalCents(cart))] : [])]
      : []),
    ...(onRequest > 0 ? [t('cart.onRequestNote', { count: onRequest })] : []),
    ...(seenAt ? [t('order.pricesOf', { date: formatDate(seenAt, language) })] : []),
    ...(link ? [t('order.link', { url: link })] : []),
  ]
}

/** @param fits whether a line can be sent; without it a line is as long as it is */
function orderLine(line: CartLine, words: Words, fits: (text: string) => boolean = () => true): string {
  const { product, quantity } = line
  const sku = product.sku ? ` [${oneLine(product.sku)}]` : ''
  const price = priceOf(line, words)
  const withName = (name: string) => `${quantity} x ${name}${sku}: ${price}`
  const name = oneLine(productName(line, words.language)) || words.t('cart.unnamed', { id: line.id })
  if (fits(withName(name))) return withName(name)
  const letters = [...name]
  const cut = (length: number) => withName(`${letters.slice(0, length).join('').trimEnd()}...`)
  let [fitting, tooLong] = [0, letters.length]
  while (tooLong - fitting > 1) {
    const middle = (fitting + tooLong) >> 1
    if (fits(cut(middle))) fitting = middle
    else tooLong = middle
  }
  return cut(fitting)
}

function priceOf({ product, quantity, isGone }: CartLine, { language, t }: Words): string {
  const cents = centsToPay(product)
  if (cents === undefined) return isGone ? `${t('order.onRequest')} (${t('order.gone')})` : t('order.onRequest')
  const unit = formatPrice(formatCents(cents), language)
  return quantity === 1 ? unit : t('order.each', { unit, sum: formatPrice(formatCents(cents * quantity), language) })
}
