import { parseCents } from '#kit/money.ts'
import type { Priced } from '#kit/price.ts'

/** Thousands in groups of three: "2.890", "1,234,567" or "2 890". A price has no third decimal, so "2.890" is not 2.89. */
const GROUPED = /^[1-9]\d{0,2}(?:([.,\u0020\u00a0\u202f])\d{3})(?:\1\d{3})*$/
/** Grouped thousands with one or two decimals after a different sign: "1.299,50". */
const GROUPED_DECIMAL = /^(\d{1,3}(?:([.,\u0020\u00a0\u202f])\d{3})(?:\2\d{3})*)([.,])(\d{1,2})$/

/** Spaces and a dollar sign or "USD" before or after the amount. Other currencies are not removed, so the contract refuses them. */
const CURRENCY = /^\s*(?:US?\$|USD|\$)?\s*|\s*(?:US?\$|USD|\$)?\s*$/gi

/**
 * Parses a price as Germans and Cubans type it ("1299", "1299.5", "1299,50", "2.890", "1.299,50", "$ 620") into the API's form;
 * null if the text is empty. Any other text is returned without spaces and currency around it, and the contract's schema refuses it,
 * also the '' of a currency without an amount.
 */
export function typedPrice(text: string | undefined): string | null {
  if (!text?.trim()) return null
  const typed = text.replace(CURRENCY, '')
  if (GROUPED.test(typed)) return digitsOf(typed)
  const [, whole, group, sign, decimals] = GROUPED_DECIMAL.exec(typed) ?? []
  if (whole !== undefined && group !== sign) return `${digitsOf(whole)}.${decimals}`
  return typed.replace(/^(\d+),(\d{1,2})$/, '$1.$2')
}

const digitsOf = (text: string) => text.replaceAll(/\D/g, '')

const priceFields = ['newPrice', 'oldPrice'] as const

type TypedPrices = { priceOnRequest: boolean; newPrice: string; oldPrice: string }

/** Parses the prices of a form for a price tag; a half-typed price counts as missing. */
export function typedPrices({ priceOnRequest, newPrice, oldPrice }: TypedPrices): Priced {
  const price = (text: string) => {
    const typed = priceOnRequest ? null : typedPrice(text)
    return typed !== null && parseCents(typed) !== undefined ? typed : null
  }
  return { priceOnRequest, newPrice: price(newPrice), oldPrice: price(oldPrice) }
}

/** Names of the price fields whose text is no price. A half-typed amount ("12,") is not reported, since staff may still be typing. */
export function invalidPriceFields({ priceOnRequest, ...typed }: TypedPrices): (typeof priceFields)[number][] {
  if (priceOnRequest) return []
  return priceFields.filter((field) => {
    const price = typedPrice(typed[field].replace(/(\d)[.,]$/, '$1'))
    return price !== null && parseCents(price) === undefined
  })
}
