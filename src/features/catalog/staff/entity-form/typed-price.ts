import { parseCents } from '#kit/money.ts'
import type { ProductPrices } from '#kit/price.ts'
import { writtenNumber } from '#kit/text/typed-number.ts'

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
  const written = writtenNumber(typed)
  return written?.thousands ?? written?.decimal ?? typed
}

const priceFields = ['newPrice', 'oldPrice'] as const

export type TypedPrices = { priceOnRequest: boolean; newPrice: string; oldPrice: string }

/** Parses the prices of a form for a price tag; a text that is no price counts as missing. */
export function typedPrices({ priceOnRequest, newPrice, oldPrice }: TypedPrices): ProductPrices {
  const price = (text: string) => {
    const typed = priceOnRequest ? null : typedPrice(text)
    return typed !== null && parseCents(typed) !== undefined ? typed : null
  }
  return { priceOnRequest, newPrice: price(newPrice), oldPrice: price(oldPrice) }
}

/** Names of the price fields whose text is no price. A half-typed amount ("12,") is one, since staff may still be typing. */
export function invalidPriceFields({ priceOnRequest, ...typed }: TypedPrices): (typeof priceFields)[number][] {
  if (priceOnRequest) return []
  return priceFields.filter((field) => {
    const price = typedPrice(typed[field])
    return price !== null && parseCents(price) === undefined
  })
}
