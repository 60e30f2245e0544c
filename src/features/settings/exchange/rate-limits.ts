import type { SecondCurrency } from '#kit/exchange-rate.ts'

/** Limits of a rate per US dollar. A rate outside of them is taken for a typing error, such as a missing decimal comma. */
export const rateLimits: Record<SecondCurrency, { min: number; max: number }> = {
  EUR: { min: 0.2, max: 5 },
  CUP: { min: 1, max: 100_000 },
}
export const RATE_DECIMALS = 4
export const SOURCE_MAX = 80
