import { formatApproximate, formatDatedApproximate } from '#i18n/approximate.ts'
import type { Language } from '#i18n/language.ts'
import type { Rate } from '#kit/exchange-rate.ts'
import { CART_EVENT } from './cart-storage.ts'

declare global {
  interface Window {
    /** Amount in the currency that the visitor chose beside US dollars, with the day of its rate unless `isShort`. */
    inSecondCurrency?: ((cents: number, isShort?: boolean) => string) | undefined
  }
}

type ChosenCurrency = {
  rate: Rate
  /** Day of the rate in words: "tasa del 20 nov.". */
  rateOf: string
  language: Language
}

let isWatching = false

/** Shows amounts in the chosen currency beside US dollars, in the cart, its order and suggestions. Undefined: US dollars alone. */
export function showSecondCurrency(chosen: ChosenCurrency | undefined): void {
  window.inSecondCurrency =
    chosen &&
    ((cents, isShort) => {
      const { rate, rateOf, language } = chosen
      return isShort ? formatApproximate(cents, rate, language) : formatDatedApproximate(cents, rate, language, rateOf)
    })
  if (chosen && !isWatching) {
    isWatching = true
    new MutationObserver(addAmounts).observe(document.body, { childList: true, subtree: true })
  }
  // Makes an open cart redraw itself.
  dispatchEvent(new Event(CART_EVENT))
}

/** Adds amounts to prices that other scripts draw: those of cart lines and of suggestions. */
function addAmounts(): void {
  if (!window.inSecondCurrency) return
  for (const price of document.querySelectorAll('#cart .line .num>b,.srch [role=option] small')) {
    // The digits of a price are its cents in every language; a price on request has none.
    const cents = Number(price.textContent?.replace(/\D/g, ''))
    if (price.childElementCount > 0 || !cents) continue
    const amount = document.createElement('span')
    amount.className = 'xs muted'
    // Puts the amount below the price. The rule of a class would also be downloaded by visitors who chose no currency.
    if (price.matches('b')) amount.style.display = 'block'
    amount.textContent = window.inSecondCurrency(cents, true)
    price.append(' ', amount)
  }
}
