import { showSecondCurrency } from '#features/cart/second-currency.ts'
import type { StoredCatalogue } from '#features/catalog/saved/stored-catalogue.ts'
import { formatRateDay } from '#i18n/approximate.ts'
import { siteText } from '#i18n/site.ts'
import { isRateShown, type Money, moneyOf, type SourcedRate } from '#kit/exchange-rate.ts'
import { dayAndMinute } from '#kit/havana.ts'

/**
 * The rates of a saved catalogue that may still be shown. On a device whose clock is behind, today is not before the day of
 * the catalogue.
 */
export function shownRates({ frame, at }: StoredCatalogue): SourcedRate[] {
  const { day } = dayAndMinute(new Date(Math.max(Date.now(), Date.parse(at))))
  return frame.rates.filter((rate) => isRateShown(rate, day))
}

/** The rates of a saved catalogue, and the one that the visitor has chosen. */
export const shownMoney = (catalogue: StoredCatalogue): Money | undefined => moneyOf(document.cookie, shownRates(catalogue))

/** Shows the chosen currency in the cart too: the frame around a saved page may be older than choice and rate. */
export function showMoneyInCart(catalogue: StoredCatalogue): void {
  const { language } = catalogue
  const rate = shownMoney(catalogue)?.chosen
  showSecondCurrency(rate && { rate, rateOf: siteText(language)('money.rateOf', { date: formatRateDay(rate.day, language) }), language })
}
