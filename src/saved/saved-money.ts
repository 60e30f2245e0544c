import type { StoredCatalogue } from '#features/catalog/saved/stored-catalogue.ts'
import { isRateShown, type Money, type SourcedRate } from '#kit/exchange-rate.ts'
import { dayAndMinute } from '#kit/havana.ts'

const MONEY_COOKIE = /(?:^|; )money=(\w+)/

/**
 * The rates of a saved catalogue that may still be shown. On a device whose clock is behind, today is not before the day of
 * the catalogue.
 */
export function shownRates({ frame, at }: StoredCatalogue): SourcedRate[] {
  const { day } = dayAndMinute(new Date(Math.max(Date.now(), Date.parse(at))))
  return frame.rates.filter((rate) => isRateShown(rate, day))
}

/** The currency that the visitor has chosen beside US dollars; undefined if there is no rate to choose. */
export function savedMoney(catalogue: StoredCatalogue): Money | undefined {
  const rates = shownRates(catalogue)
  const [, wanted] = MONEY_COOKIE.exec(document.cookie) ?? []
  return rates.length === 0 ? undefined : { rates, chosen: rates.find(({ currency }) => currency === wanted) }
}
