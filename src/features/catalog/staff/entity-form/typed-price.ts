import { parseCents } from '#kit/money.ts'
import type { Priced } from '#kit/price.ts'

/** Thousands in groups of three: "2.890", "1,234,567" or "2 890". A price has no third decimal, so it cannot be 2.89. */
const GROUPED = /^[1-9]\d{0,2}(?:([.,\u0020\u00a0\u202f])\d{3})(?:\1\d{3})*$/
/** Grouped thousands with one or two decimals behind the other sign: "1.299,50". */
const GROUPED_DECIMAL = /^(\d{1,3}(?:([.,\u0020\u00a0\u202f])\d{3})(?:\2\d{3})*)([.,])(\d{1,2})$/

/** A currency before or behind the amount; prices are in dollars whatever is typed. */
const CURRENCY = /^\s*(?:US?\$|USD|\$)?\s*|\s*(?:US?\$|USD|\$)?\s*$/gi

/**
 * Parses a price as Germans and Cubans type it ("1299", "1299.5", "1299,50", "2.890", "1.299,50", "$ 620") into the API's form;
 * null when empty. Other texts are returned unchanged, and the contract refuses them.
 */
export function typedPrice(text: string | undefined): string | null {
  const typed = (text ?? '').replace(CURRENCY, '')
  if (typed === '') return null
  if (GROUPED.test(typed)) return digitsOf(typed)
  const [, whole, group, sign, decimals] = GROUPED_DECIMAL.exec(typed) ?? []
  if (whole !== undefined && group !== sign) return `${digitsOf(whole)}.${decimals}`
  return typed.replace(/^(\d+),(\d{1,2})$/, '$1.$2')
}

const digitsOf = (text: string) => text.replaceAll(/\D/g, '')

const priceFields = ['newPrice', 'oldPrice'] as const

type TypedPrices = { priceOnRequest: boolean; newPrice: string; oldPrice: string }

/** The prices of a form for a price tag; a half-typed price counts as missing. */
export function typedPrices({ priceOnRequest, newPrice, oldPrice }: TypedPrices): Priced {
  const price = (text: string) => {
    const typed = priceOnRequest ? null : typedPrice(text)
    return typed !== null && parseCents(typed) !== undefined ? typed : null
  }
  return { priceOnRequest, newPrice: price(newPrice), oldPrice: price(oldPrice) }
}

/** Price fields whose text is no price, which saving refuses; half-typed amounts ("12,") included. */
export function invalidPrices({ priceOnRequest, ...typed }: TypedPrices): (typeof priceFields)[number][] {
  if (priceOnRequest) return []
  return priceFields.filter((field) => {
    const price = typedPrice(typed[field].replace(/(\d)[.,]$/, '$1'))
    return price !== null && parseCents(price) === undefined
  })
}
