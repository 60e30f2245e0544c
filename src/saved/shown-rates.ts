import { showSecondCurrency } from '#features/cart/second-currency.ts'
import type { StoredCatalogue } from '#features/catalog/saved/stored-catalogue.ts'
import { formatRateDay } from '#i18n/approximate.ts'
import { siteText } from '#i18n/site.ts'
import { filterShownRates, type Money, moneyOf, readRate, type SourcedRate } from '#kit/exchange-rate.ts'
import { dayAndMinute } from '#kit/havana.ts'

/**
 * Rates of a saved catalogue that may still be shown today. The layout, whose rate is on the root, may be stored later than the catalogue:
 * its footer shows its rate, so the page does too. If the device's clock is behind, the catalogue's day counts as today.
 */
export function shownRates({ frame, at }: StoredCatalogue): SourcedRate[] {
  const { day } = dayAndMinute(new Date(Math.max(Date.now(), Date.parse(at))))
  const ofLayout = readRate(document.documentElement.dataset.money)
  const rates = frame.rates.map((rate) =>
    ofLayout?.currency === rate.currency && ofLayout.day >= rate.day ? { ...rate, ...ofLayout } : rate,
  )
  return filterShownRates(rates, day)
}

/** Rates of a saved catalogue that may still be shown, and the one that the visitor has chosen. */
export const shownMoney = (catalogue: StoredCatalogue): Money | undefined => moneyOf(document.cookie, shownRates(catalogue))

/**
 * Stores a currency chosen in the address as the shop does (platform/pages/page-variant.server.ts), and removes it from the address.
 * Without a rate that may be shown, the currency stays in the address, so that early/other-choice.ts explains why it is not shown.
 */
export function chooseMoney(catalogue: StoredCatalogue): void {
  const here = new URL(location.href)
  const money = here.searchParams.get('money')
  if (money !== 'USD' && !shownRates(catalogue).some(({ currency }) => currency === money)) return
  // biome-ignore lint/suspicious/noDocumentCookie: supported browsers lack the Cookie Store API
  document.cookie = `money=${money};path=/;max-age=${money === 'USD' ? 0 : 31536000};samesite=lax`
  here.searchParams.delete('money')
  history.replaceState(history.state, '', here.href)
}

/** Marks the shown currency in the page's switches and on the root: the layout of a saved page may be older than the choice. */
export function markMoney(catalogue: StoredCatalogue): void {
  const chosen = shownMoney(catalogue)?.chosen
  const shown = chosen?.currency ?? 'USD'
  if (!chosen) delete document.documentElement.dataset.money
  for (const link of document.querySelectorAll<HTMLAnchorElement>('.money > a')) {
    if (new URL(link.href).searchParams.get('money') === shown) link.setAttribute('aria-current', 'true')
    else link.removeAttribute('aria-current')
  }
}

/** Sets the second currency of the cart: the layout of a saved page may be older than the chosen currency and its rate. */
export function showMoneyInCart(catalogue: StoredCatalogue): void {
  const { language } = catalogue
  const rate = shownMoney(catalogue)?.chosen
  showSecondCurrency(rate && { rate, rateOf: siteText(language)('money.rateOf', { date: formatRateDay(rate, language) }), language })
}
