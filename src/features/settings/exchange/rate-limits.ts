import type { SecondCurrency } from '#kit/exchange-rate.ts'

/** Lowest and highest plausible rate per US dollar. Others are refused as typing errors, such as a missing decimal comma. */
export const plausibleRates: Record<SecondCurrency, { min: number; max: number }> = {
  EUR: { min: 0.2, max: 5 },
  CUP: { min: 1, max: 100_000 },
}
export const RATE_DECIMALS = 4
export const SOURCE_MAX = 80
