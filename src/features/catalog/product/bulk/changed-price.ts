import { formatCents, parseCents } from '#kit/money.ts'
import { displayPrice, isNotDiscounted, type Priced } from '#kit/price.ts'

/** Choices of rounding, in the order of the form; '9-ending' is described at `rounded`. */
export const roundings = ['none', '0.50', '1', '5', '9-ending'] as const
export type Rounding = (typeof roundings)[number]

/** A change of prices: by percent, or by an amount of US dollars; both may be negative. */
export type PriceChange = ({ percent: number; amount?: undefined } | { amount: number; percent?: undefined }) & {
  rounding?: Rounding | undefined
}

const DOLLAR = 100
const steps = { '0.50': 50, '1': DOLLAR, '5': 5 * DOLLAR } as const
/** From here on a price that ends in 9 is whole dollars: 109, 119. Below, it ends in 99 cents. */
const WHOLE_DOLLARS = 100 * DOLLAR

/**
 * Prices of a product after a change of the price that visitors pay. The crossed-out price of an offer moves by the same percent
 * or amount, and stays above the new one: if rounding makes both the same, it goes up by one step.
 *
 * @returns the changed fields, which may be no valid price (negative, too high); undefined if the price is on request
 */
export function changedPrice(priced: Priced, change: PriceChange): Partial<Pick<Priced, 'oldPrice' | 'newPrice'>> | undefined {
  const shown = displayPrice(priced)
  if (shown.kind === 'on-request') return undefined
  const move = (price: string) => rounded(moved(parseCents(price) ?? 0, change), change.rounding ?? 'none')
  const toPay = move(shown.amount)
  if (shown.kind === 'plain') return { oldPrice: formatCents(toPay) }
  if (shown.before === null) return { newPrice: formatCents(toPay) }
  const before = move(shown.before)
  const crossedOut = isNotDiscounted(priced) || before > toPay ? before : nextAbove(toPay, change.rounding ?? 'none')
  return { newPrice: formatCents(toPay), oldPrice: formatCents(crossedOut) }
}

function moved(cents: number, { percent, amount }: PriceChange): number {
  // Integers of ten-thousandths, so that 5 % of 19.90 is not 0.9949999.
  return percent === undefined
    ? cents + Math.round((amount ?? 0) * DOLLAR)
    : Math.round((cents * Math.round((100 + percent) * 100)) / 10_000)
}

/**
 * Nearest price of a rounding; halves go up. A price that would be rounded to nothing stays as it is. '9-ending': below 100 dollars
 * 99 cents ("18.99"), above whole dollars that end in 9 ("129.00").
 */
export function rounded(cents: number, rounding: Rounding): number {
  if (rounding === 'none' || cents <= 0) return cents
  if (rounding === '9-ending') {
    if (cents < WHOLE_DOLLARS) return Math.max(99, nearest(cents + 1, DOLLAR) - 1)
    return nearest(cents + DOLLAR, 10 * DOLLAR) - DOLLAR
  }
  return nearest(cents, steps[rounding]) || cents
}

const nearest = (cents: number, step: number): number => Math.floor(cents / step + 0.5) * step

function nextAbove(cents: number, rounding: Rounding): number {
  if (rounding === 'none') return cents + 1
  const step = rounding === '9-ending' ? (cents < WHOLE_DOLLARS ? DOLLAR : 10 * DOLLAR) : steps[rounding]
  return rounded(cents + step, rounding)
}
