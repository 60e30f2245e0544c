import { CART_EVENT } from '#features/cart/cart-storage.ts'
import { formatApproximate, formatDatedApproximate } from '#i18n/approximate.ts'
import type { Language } from '#i18n/language.ts'
import { type Rate, readRate } from '#kit/exchange-rate.ts'

/**
 * Amounts in the currency that the visitor chose beside US dollars, for the cart and its order. A script of its own: only
 * documents with a chosen currency ask for it, and the cart of all others stays as small as it is.
 */
const { lang, dataset } = document.documentElement
const language = lang as Language
const rate = readRate(dataset.money)
if (rate) {
  window.inSecondCurrency = (cents) => formatDatedApproximate(cents, rate, language, dataset.rateOf as string)
  new MutationObserver(() => showAmounts(rate)).observe(document.body, { childList: true, subtree: true })
  // A cart that is open already is drawn anew.
  dispatchEvent(new Event(CART_EVENT))
}

/** Adds the amount to prices that other scripts draw: those of the cart's lines and of suggestions. */
function showAmounts(rate: Rate): void {
  for (const price of document.querySelectorAll('#cart .line .num>b,.srch [role=option] small')) {
    // The digits of a price are its cents in every language; a price on request has none.
    const cents = Number(price.textContent?.replace(/\D/g, ''))
    if (price.childElementCount > 0 || !cents) continue
    const amount = document.createElement('span')
    amount.className = 'xs muted'
    // Below the price of a line; the cart's own styles are for everybody.
    if (price.matches('b')) amount.style.display = 'block'
    amount.textContent = formatApproximate(cents, rate, language)
    price.append(' ', amount)
  }
}
