import { formatCents, parseCents } from '#kit/money.ts'
import { displayPrice, isNotDiscounted, type Priced } from '#kit/price.ts'

/** Kinds of rounding, in the order of the form; `roundPrice` describes '9-ending'. */
export const roundings = ['none', '0.50', '1', '5', '9-ending'] as const
export type Rounding = (typeof roundings)[number]

/** Limits of a change of prices, by its unit: percent or US dollars. */
export const changeLimits = {
  percent: { min: -99, max: 1000 },
  amount: { min: -9_999_999.99, max: 9_999_999.99 },
} as const

/** A change of prices either by percent or by an amount in US dollars. Both may be negative. */
export type PriceChange = { percent?: number | undefined; amount?: number | undefined; rounding?: Rounding | undefined }

const DOLLAR = 100
const steps = { '0.50': 50, '1': DOLLAR, '5': 5 * DOLLAR } as const
/** Price in cents from which '9-ending' rounds to whole dollars (109, 119). Lower prices are rounded to 99 cents (18.99). */
const WHOLE_DOLLARS = 100 * DOLLAR

/**
 * Computes the prices of a product after a change of the price to pay. The crossed-out price of an offer changes by the same
 * percent or amount. If rounding makes both prices equal, the crossed-out price is raised by one rounding step.
 *
 * @returns the changed fields, unchecked: they may be negative or too high; undefined if the price is on request
 */
export function changedPrice(priced: Priced, change: PriceChange): Partial<Pick<Priced, 'oldPrice' | 'newPrice'>> | undefined {
  const shown = displayPrice(priced)
  if (shown.kind === 'on-request') return undefined
  const move = (price: string) => roundPrice(moved(parseCents(price) ?? 0, change), change.rounding ?? 'none')
  const toPay = move(shown.amount)
  if (shown.kind === 'plain') return { oldPrice: formatCents(toPay) }
  if (shown.before === null) return { newPrice: formatCents(toPay) }
  const before = move(shown.before)
  const crossedOut = isNotDiscounted(priced) || before > toPay ? before : nextAbove(toPay, change.rounding ?? 'none')
  return { newPrice: formatCents(toPay), oldPrice: formatCents(crossedOut) }
}

/** True if a price to pay changes by more than half, which is probably a mistake such as a wrong unit or a missing decimal point. */
export function isLargePriceChange(before: string, after: string): boolean {
  const [was, is] = [parseCents(before) ?? 0, parseCents(after) ?? 0]
  return was > 0 && Math.abs(is - was) * 2 > was
}

function moved(cents: number, { percent, amount }: PriceChange): number {
  // Integer arithmetic in ten-thousandths: with floating point, 5 % of 19.90 would be 0.9949999.
  return percent === undefined
    ? cents + Math.round((amount ?? 0) * DOLLAR)
    : Math.round((cents * Math.round((100 + percent) * 100)) / 10_000)
}

/**
 * Rounds a price in cents to the nearest step, halves up. A price that would become 0 stays as it is. '9-ending': below 100 dollars
 * the result ends in 99 cents ("18.99"), from 100 dollars on it is whole dollars that end in 9 ("129.00").
 */
export function roundPrice(cents: number, rounding: Rounding): number {
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
  return roundPrice(cents + step, rounding)
}
