import { CART_EVENT } from '#features/cart/cart-storage.ts'
import { formatDatedApproximate } from '#i18n/approximate.ts'
import type { Language } from '#i18n/language.ts'
import { readRate } from '#kit/exchange-rate.ts'

/**
 * Amounts in the currency that the visitor chose beside US dollars, for the cart and its order. A script of its own: only
 * documents with a chosen currency ask for it, and the cart of all others stays as small as it is.
 */
const { lang, dataset } = document.documentElement
const rate = readRate(dataset.money)
if (rate) {
  window.inSecondCurrency = (cents) => formatDatedApproximate(cents, rate, lang as Language, dataset.rateOf as string)
  // A cart that is open already is drawn anew.
  dispatchEvent(new Event(CART_EVENT))
}
