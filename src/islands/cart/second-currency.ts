import { showSecondCurrency } from '#features/cart/second-currency.ts'
import type { Language } from '#i18n/language.ts'
import { readRate } from '#kit/exchange-rate.ts'

/**
 * Entry of a script that only documents with a chosen second currency load, so that the cart of all other visitors stays
 * small.
 */
const { lang, dataset } = document.documentElement
const rate = readRate(dataset.money)
if (rate) showSecondCurrency({ rate, rateOf: dataset.rateOf as string, language: lang as Language })
