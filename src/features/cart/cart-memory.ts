import { centsToPay } from '#kit/price.ts'
import type { Cart, CartItem, CartLine, CartProduct, KnownFacts } from './cart.ts'

/** How a line differs from what the visitor knew. */
export type LineChange = {
  isGone: boolean
  /** Prices of one piece in cents, null when on request. */
  price: { before: number | null; now: number | null } | undefined
  stock: CartProduct['stockStatus'] | undefined
}

const MINUTE_MS = 60_000

/**
 * True if some price or stock was last seen too long ago or at an unknown time, or some name is not known in the visitor's
 * language. Answers stay fresh for the time that they are cached for visitors: five minutes in the low-bandwidth mode, else
 * one.
 */
export function isOutdated({ lines }: Cart, now: Date, { isLow, language }: { isLow: boolean; language: string }): boolean {
  const freshMs = (isLow ? 5 : 1) * MINUTE_MS
  return lines.some(
    ({ seenAt, product: { namedIn = language } }) => namedIn !== language || !(now.getTime() - Date.parse(seenAt) < freshMs),
  )
}

/** Timeout for refreshing prices; afterwards the last seen prices are sent, with their date. */
export const PATIENCE_MS = 4000

/**
 * The cart with today's products. A price or stock that changed is remembered beside it until `acknowledge`; a product
 * that is not in the catalogue any more stays, without its price.
 *
 * @param asked ids that were asked for: lines that came in meanwhile stay as they are
 * @param found what the catalogue has of them
 */
export function updateCart(cart: Cart, asked: readonly number[], found: readonly CartItem[], now: string): Cart {
  const today = new Map(found.map(({ id, product }) => [id, product]))
  return { ...cart, lines: cart.lines.map((line) => (asked.includes(line.id) ? updateLine(line, today.get(line.id), now) : line)) }
}

function updateLine({ isGone: _, known: before, ...line }: CartLine, today: CartProduct | undefined, now: string): CartLine {
  const product = today ?? { ...line.product, priceOnRequest: true, stockStatus: 'out_of_stock' as const }
  // A line that lost its date in storage has no known price that could have changed.
  const known = line.seenAt ? (before ?? factsOf(line.product)) : undefined
  const facts = factsOf(product)
  const isChanged = known && (known.cents !== facts.cents || known.stockStatus !== facts.stockStatus)
  return { ...line, product, seenAt: now, ...(isChanged ? { known } : {}), ...(today ? {} : { isGone: true }) }
}

/** Changes of a line to tell the visitor; undefined if there are none. */
export function changeOf({ product, known, isGone = false }: CartLine): LineChange | undefined {
  if (isGone) return { isGone, price: undefined, stock: undefined }
  if (!known) return undefined
  const now = factsOf(product)
  return {
    isGone,
    price: known.cents === now.cents ? undefined : { before: known.cents, now: now.cents },
    stock: known.stockStatus === now.stockStatus ? undefined : now.stockStatus,
  }
}

/** The visitor has read of the changes. What is gone keeps its note until it is taken out or comes back. */
export function acknowledge(cart: Cart): Cart {
  return { ...cart, lines: cart.lines.map((line) => (line.isGone ? line : withoutKnown(line))) }
}

function withoutKnown({ known: _, ...line }: CartLine): CartLine {
  return line
}

function factsOf(product: CartProduct): KnownFacts {
  return { cents: centsToPay(product) ?? null, stockStatus: product.stockStatus }
}

/** When the oldest of the prices was seen; undefined when storage lost it. */
export function oldestPriceDate({ lines }: Cart): string | undefined {
  const known = lines.map(({ seenAt }) => seenAt).filter((at) => !Number.isNaN(Date.parse(at)))
  return known.sort()[0]
}
