import { showSecondCurrency } from '#features/cart/second-currency.ts'
import type { StoredCatalogue } from '#features/catalog/saved/stored-catalogue.ts'
import { formatRateDay } from '#i18n/approximate.ts'
import { siteText } from '#i18n/site.ts'
import { isRateShown, type Money, moneyOf, type SourcedRate } from '#kit/exchange-rate.ts'
import { dayAndMinute } from '#kit/havana.ts'

/** Rates of a saved catalogue that may still be shown today. If the device's clock is behind, the catalogue's day counts as today. */
export function shownRates({ frame, at }: StoredCatalogue): SourcedRate[] {
  const { day } = dayAndMinute(new Date(Math.max(Date.now(), Date.parse(at))))
  return frame.rates.filter((rate) => isRateShown(rate, day))
}

/** Rates of a saved catalogue that may still be shown, and the one that the visitor has chosen. */
export const shownMoney = (catalogue: StoredCatalogue): Money | undefined => moneyOf(document.cookie, shownRates(catalogue))

/** Sets the second currency of the cart: the layout of a saved page may be older than the chosen currency and its rate. */
export function showMoneyInCart(catalogue: StoredCatalogue): void {
  const { language } = catalogue
  const rate = shownMoney(catalogue)?.chosen
  showSecondCurrency(rate && { rate, rateOf: siteText(language)('money.rateOf', { date: formatRateDay(rate.day, language) }), language })
}
