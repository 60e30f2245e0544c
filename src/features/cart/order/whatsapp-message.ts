import { formatDate, formatPrice } from '#i18n/format.ts'
import type { Language } from '#i18n/language.ts'
import type { CartTexts } from '#i18n/site/cart/es.ts'
import type { Translate } from '#i18n/translate.ts'
import { formatCents } from '#kit/money.ts'
import { centsToPay } from '#kit/price.ts'
import { type Cart, type CartLine, countOnRequest, totalCents } from '../cart.ts'
import { oldestPriceDate } from '../cart-memory.ts'
import { productName } from '../product-name.ts'
import { cartLink } from './cart-link.ts'
import { toOneLine } from './one-line.ts'

/** Maximum encoded characters of a chat link. WhatsApp publishes no limit; this is our safe choice. */
export const MAX_CHAT_LINK_LENGTH = 1800
/** Characters of a chat link before its text: the address, and the longest phone number, of 15 digits. */
const LINK_START_LENGTH = 35
/** Placeholder in a link for a calculation that has no room. The recipient's page then reports that the calculation is missing. */
const NO_CALCULATION = 'x'
/** Placeholder for the number of parts until it is known; no order has more parts. */
const COUNT_PLACEHOLDER = 999

type Words = {
  language: Language
  t: Translate<CartTexts>
  /** Link that rebuilds the cart; '' for none. */
  link: string
  /** Lines about the calculations of kits in the cart; each fits into a message. */
  calculated: readonly string[]
  about?: ApproximateText | undefined
}

/** Formats US cents approximately in the second currency that the visitor chose: "≈ 52 000 CUP, tasa del 20 nov.". */
export type ApproximateText = (cents: number) => string

/**
 * Texts of an order. `message`: the whole order. `parts`: the order split so that each part fits into a chat link; usually one
 * part. `base`: the order without its notes, which arrive later; it identifies an order whose parts were opened already.
 */
export type Order = { message: string; parts: string[]; base: string }

type OrderInput = Omit<Words, 'link'> & {
  /** Notes on products that do not fit together, the last one a summary of the others; see `order-notes.ts`. */
  notes?: readonly string[]
  publicUrl: string
  /** Calculation for the link, added if the order needs no additional message for it. */
  carried?: string | undefined
}

/** Writes an order; its link begins with `publicUrl`. */
export function writeOrder(cart: Cart, { publicUrl, carried = '', notes = [], ...rest }: OrderInput): Order {
  const write = (carriedCalculation: string, noted: readonly string[]) => {
    const words = { ...rest, calculated: [...noted, ...rest.calculated], link: cartLink(publicUrl, cart, carriedCalculation) }
    return { message: orderMessage(cart, words), parts: splitOrderMessage(cart, words) }
  }
  const linked = (noted: readonly string[]) => {
    const [short, long] = [write(carried && NO_CALCULATION, noted), write(carried, noted)]
    return long.parts.length > short.parts.length || !long.parts.join().includes(carried) ? short : long
  }
  const plain = linked([])
  const base = plain.parts.join()
  if (notes.length === 0) return { ...plain, base }
  const noted = linked(notes.slice(0, -1))
  // If the notes need an additional message, the summary replaces them.
  return { ...(noted.parts.length > plain.parts.length ? linked(notes.slice(-1)) : noted), base }
}

/**
 * Writes the order as plain text: greeting, code, one line per product, total, its approximate amount in another currency with
 * the day of the rate, date of the prices, link, and a line for each calculated kit. Only the total is marked bold (`*…*`), and
 * there are no emoji, since some chat clients break them.
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
 * Writes the order as one message, or as several if a chat link of 1,800 encoded characters cannot hold it. Each part has the code
 * and its number. A product's line is never split; if it is too long for a whole message, its name is truncated.
 */
export function splitOrderMessage(cart: Cart, words: Words): string[] {
  const fits = (text: string) => encodeURIComponent(text).length <= MAX_CHAT_LINK_LENGTH - LINK_START_LENGTH
  const whole = orderMessage(cart, words)
  if (fits(whole)) return [whole]

  const { t } = words
  const partOf = (body: readonly string[], part: number, count: number) =>
    [...(part === 1 ? [t('order.greeting')] : []), t('order.codePart', { code: cart.code, part, count }), '', ...body].join('\n')
  const bodies: string[][] = [[]]
  function put(block: readonly string[]): void {
    const last = bodies[bodies.length - 1] || []
    if (last.length === 0 || fits(partOf([...last, ...block], bodies.length === 1 ? 1 : COUNT_PLACEHOLDER, COUNT_PLACEHOLDER)))
      last.push(...block)
    else bodies.push([...block])
  }
  for (const line of cart.lines) put([orderLine(line, words, (text) => fits(partOf([text], 1, COUNT_PLACEHOLDER)))])
  const end = closing(cart, words)
  // With hundreds of products the link alone can be too long. It is left out then: the lines have the same products.
  if (fits(partOf(end, 1, COUNT_PLACEHOLDER))) put(['', ...end])
  else put(['', ...closing(cart, { ...words, link: '' })])
  for (const line of words.calculated) put([line])
  return bodies.map((body, at) => partOf(body[0] === '' ? body.slice(1) : body, at + 1, bodies.length))
}

/** Total of a cart in US dollars, in the format of the language. */
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

/** Line of a product. @param fits true if the text fits into a message; the name is truncated until it does */
function orderLine(line: CartLine, words: Words, fits: (text: string) => boolean = () => true): string {
  const { product, quantity } = line
  const sku = product.sku ? ` [${toOneLine(product.sku)}]` : ''
  const price = priceOf(line, words)
  const withName = (name: string) => `${quantity} x ${name}${sku}: ${price}`
  const name = toOneLine(productName(line, words.language)) || words.t('cart.unnamed', { id: line.id })
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
  const money = (amount: number) => formatPrice(formatCents(amount), language)
  const cents = centsToPay(product)
  const price =
    cents === undefined
      ? t('order.onRequest')
      : quantity === 1
        ? money(cents)
        : t('order.each', { unit: money(cents), sum: money(cents * quantity) })
  const note = isGone ? 'order.gone' : product.stockStatus === 'out_of_stock' && 'order.out'
  return note ? `${price} (${t(note)})` : price
}
