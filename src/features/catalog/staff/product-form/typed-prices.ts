import { parseCents } from '#kit/money.ts'
import type { Priced } from '#kit/price.ts'
import { typedPrice } from '../entity-form/typed-price.ts'

type TypedPrices = { priceOnRequest: boolean; newPrice: string; oldPrice: string }

/** The prices of a form as a price tag shows them: a price that is only half typed counts as none. */
export function typedPrices({ priceOnRequest, newPrice, oldPrice }: TypedPrices): Priced {
  const price = (text: string) => {
    const typed = priceOnRequest ? null : typedPrice(text)
    return typed !== null && parseCents(typed) !== undefined ? typed : null
  }
  return { priceOnRequest, newPrice: price(newPrice), oldPrice: price(oldPrice) }
}
