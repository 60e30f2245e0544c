import type { SecondCurrency } from '#kit/exchange-rate.ts'

/** Rates per US dollar outside of these limits are typing errors, such as a decimal comma that got lost. */
export const rateLimits: Record<SecondCurrency, { min: number; max: number }> = {
  EUR: { min: 0.2, max: 5 },
  CUP: { min: 1, max: 100_000 },
}
/** Decimals of a rate that are stored. */
export const RATE_DECIMALS = 4
export const SOURCE_MAX = 80
