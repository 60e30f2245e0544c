import { parseCents } from '#kit/money.ts'
import type { Priced } from '#kit/price.ts'
import { typedPrice } from '../entity-form/typed-price.ts'

const priceFields = ['newPrice', 'oldPrice'] as const

type TypedPrices = { priceOnRequest: boolean; newPrice: string; oldPrice: string }

/** The prices of a form as a price tag shows them: a price that is only half typed counts as none. */
export function typedPrices({ priceOnRequest, newPrice, oldPrice }: TypedPrices): Priced {
  const price = (text: string) => {
    const typed = priceOnRequest ? null : typedPrice(text)
    return typed !== null && parseCents(typed) !== undefined ? typed : null
  }
  return { priceOnRequest, newPrice: price(newPrice), oldPrice: price(oldPrice) }
}

/** The price fields whose text is no price, so that saving refuses it. An amount that ends in a comma or a point is half typed. */
export function invalidPrices({ priceOnRequest, ...typed }: TypedPrices): (typeof priceFields)[number][] {
  if (priceOnRequest) return []
  return priceFields.filter((field) => {
    const price = typedPrice(typed[field].replace(/(\d)[.,]$/, '$1'))
    return price !== null && parseCents(price) === undefined
  })
}
