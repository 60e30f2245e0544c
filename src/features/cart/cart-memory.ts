import { centsToPay } from '#kit/price.ts'
import type { Cart, CartItem, CartLine, CartProduct, KnownFacts } from './cart.ts'

/** Changes of a line's price and stock since the visitor last saw them. */
export type LineChange = {
  /** True if the product is no longer in the catalogue. */
  isGone: boolean
  /** Prices of one piece in cents, null when on request. Undefined if unchanged. */
  price: { before: number | null; now: number | null } | undefined
  /** The new stock; undefined if unchanged. */
  stock: CartProduct['stockStatus'] | undefined
}

const MINUTE_MS = 60_000

/**
 * True if a price was last seen too long ago or at an unknown time, or a product's name in the visitor's language is unknown.
 * A time in the future counts as unknown: the device's clock was wrong. Prices are fresh for as long as browsers cache the catalogue's answers: five minutes in the low-bandwidth mode, else one.
 */
export function needsRefresh({ lines }: Cart, now: Date, { isLow, language }: { isLow: boolean; language: string }): boolean {
  const freshMs = (isLow ? 5 : 1) * MINUTE_MS
  return lines.some(
    ({ seenAt, product: { namedIn = language } }) => namedIn !== language || !(Math.abs(+now - Date.parse(seenAt)) < freshMs),
  )
}

/** Timeout for refreshing prices; afterwards the last seen prices are sent, with their date. */
export const PRICES_TIMEOUT_MS = 4000

/**
 * Returns the cart with today's products. The former price and stock of a changed line are stored in `known`, until
 * `acknowledgeChanges`. A product that is no longer in the catalogue stays in the cart, without its price.
 *
 * @param asked ids that were looked up; other lines, which were added meanwhile, are unchanged
 * @param found products with these ids that the catalogue has
 */
export function updateCart(cart: Cart, asked: readonly number[], found: readonly CartItem[], now: string): Cart {
  const today = new Map(found.map(({ id, product }) => [id, product]))
  return { ...cart, lines: cart.lines.map((line) => (asked.includes(line.id) ? updateLine(line, today.get(line.id), now) : line)) }
}

function updateLine({ isGone: _, known: before, ...line }: CartLine, today: CartProduct | undefined, now: string): CartLine {
  const product = today ?? { ...line.product, priceOnRequest: true, stockStatus: 'out_of_stock' as const }
  // A line whose date was lost in storage has no reliable former price, so no change is reported.
  const known = line.seenAt ? (before ?? factsOf(line.product)) : undefined
  const facts = factsOf(product)
  const isChanged = known && (known.cents !== facts.cents || known.stockStatus !== facts.stockStatus)
  return { ...line, product, seenAt: now, known: isChanged ? known : undefined, ...(today ? {} : { isGone: true }) }
}

/** Changes of a line that the visitor has not confirmed; undefined if there are none. */
export function findLineChange({ product, known, isGone = false }: CartLine): LineChange | undefined {
  const now = factsOf(product)
  const before = isGone ? now : known
  return (
    before && {
      isGone,
      price: before.cents === now.cents ? undefined : { before: before.cents, now: now.cents },
      stock: before.stockStatus === now.stockStatus ? undefined : now.stockStatus,
    }
  )
}

/** Forgets the changes that the visitor has confirmed. The note about a product that left the catalogue stays. */
export function acknowledgeChanges(cart: Cart): Cart {
  return { ...cart, lines: cart.lines.map((line) => (line.isGone ? line : { ...line, known: undefined })) }
}

function factsOf(product: CartProduct): KnownFacts {
  return { cents: centsToPay(product) ?? null, stockStatus: product.stockStatus }
}

/** ISO time when the oldest of the prices was seen; undefined if no line has a valid date. */
export function oldestPriceDate({ lines }: Cart): string | undefined {
  const known = lines.map(({ seenAt }) => seenAt).filter((at) => !Number.isNaN(Date.parse(at)))
  return known.sort()[0]
}
