import { formatCents, parseCents } from '#kit/money.ts'
import { displayPrice, isNotDiscounted, type PriceChange, type ProductPrices, type Rounding } from '#kit/price.ts'

/** Limits of a change of prices, by its unit: percent or US dollars. */
export const changeLimits = {
  percent: { min: -99, max: 1000 },
  amount: { min: -9_999_999.99, max: 9_999_999.99 },
} as const

const DOLLAR = 100
const steps = { '0.50': 50, '1': DOLLAR, '5': 5 * DOLLAR } as const
/** Price in cents from which '9-ending' rounds to whole dollars (109, 119). Lower prices are rounded to 99 cents (18.99). */
const WHOLE_DOLLARS = 100 * DOLLAR

/**
 * Computes the prices of a product after a change of the price to pay. The crossed-out price of an offer changes by the same
 * percent or amount, and stays if rounding leaves the price to pay as it is. Rounding never enlarges a discount: the crossed-out price
 * keeps its ratio to the price to pay and is rounded down, or to cents if no rounded price is left above the price to pay, or if a
 * raise would lower it.
 *
 * @returns the changed fields, unchecked: they may be negative or too high; undefined if the price is on request
 */
export function changedPrice(
  priced: ProductPrices,
  change: PriceChange,
): Partial<Pick<ProductPrices, 'oldPrice' | 'newPrice'>> | undefined {
  const shown = displayPrice(priced)
  if (shown.kind === 'on-request') return undefined
  const { rounding = 'none' } = change
  const paid = parseCents(shown.amount) ?? 0
  const unrounded = moved(paid, change)
  const toPay = roundPrice(unrounded, rounding)
  if (shown.kind === 'plain') return { oldPrice: formatCents(toPay) }
  if (shown.before === null || toPay === paid) return { newPrice: formatCents(toPay) }
  const was = parseCents(shown.before) ?? 0
  const before = moved(was, change)
  // The stored prices have the exact ratio; a change by an amount has a ratio of its own.
  const ratio = change.percent === undefined ? before / unrounded : was / paid
  const least = Math.max(toPay + 1, toPay > paid ? was : 0)
  const crossedOut = isNotDiscounted(priced)
    ? roundPrice(before, rounding)
    : crossedOutPrice({ unrounded, toPay, before, ratio, least }, rounding)
  return { newPrice: formatCents(toPay), oldPrice: formatCents(crossedOut) }
}

/** True if a price changes by more than half, which is probably a mistake such as a wrong unit or a missing decimal point. */
export function isLargePriceChange(before: string, after: string): boolean {
  const [was, is] = [parseCents(before) ?? 0, parseCents(after) ?? 0]
  return was > 0 && Math.abs(is - was) * 2 > was
}

/** Prices in cents. `least`: the lowest crossed-out price that rounding may give. */
type Offer = { unrounded: number; toPay: number; before: number; ratio: number; least: number }

function crossedOutPrice({ unrounded, toPay, before, ratio, least }: Offer, rounding: Rounding): number {
  if (unrounded <= 0) return before
  const kept = toPay === unrounded ? before : Math.round(ratio * toPay)
  const rounded = roundPrice(kept, rounding, Math.floor)
  return rounded >= least ? rounded : Math.max(kept, least)
}

function moved(cents: number, { percent, amount }: PriceChange): number {
  // Integer arithmetic in ten-thousandths: with floating point, 5 % of 19.90 would be 0.9949999.
  return percent === undefined
    ? cents + Math.round((amount ?? 0) * DOLLAR)
    : Math.round((cents * Math.round((100 + percent) * 100)) / 10_000)
}

/**
 * Rounds a price in cents to the nearest step, halves up, or with `Math.floor` to the step below. A price that would become 0 stays
 * as it is. '9-ending': below 100 dollars the result ends in 99 cents ("18.99"), from 100 dollars on it is whole dollars that end in
 * 9 ("129.00").
 */
export function roundPrice(cents: number, rounding: Rounding, round: (steps: number) => number = Math.round): number {
  if (rounding === 'none' || cents <= 0) return cents
  const toStep = (amount: number, step: number) => round(amount / step) * step
  if (rounding === '9-ending') {
    if (cents < WHOLE_DOLLARS) return Math.max(99, toStep(cents + 1, DOLLAR) - 1)
    return toStep(cents + DOLLAR, 10 * DOLLAR) - DOLLAR
  }
  return toStep(cents, steps[rounding]) || cents
}
