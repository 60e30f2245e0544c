import type { StoredCatalogue } from '#features/catalog/saved/stored-catalogue.ts'
import { isRateShown, type SourcedRate } from '#kit/exchange-rate.ts'
import { dayAndMinute } from '#kit/havana.ts'

/**
 * The rates of a saved catalogue that may still be shown. On a device whose clock is behind, today is not before the day of
 * the catalogue.
 */
export function shownRates({ frame, at }: StoredCatalogue): SourcedRate[] {
  const { day } = dayAndMinute(new Date(Math.max(Date.now(), Date.parse(at))))
  return frame.rates.filter((rate) => isRateShown(rate, day))
}
