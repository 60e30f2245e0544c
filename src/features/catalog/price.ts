import type { Product } from './product.contract.ts'

export type PriceDisplay =
  | { kind: 'on-request' }
  | { kind: 'plain'; amount: string }
  | { kind: 'on-sale'; amount: string; before: string | null }
export type Priced = Pick<Product, 'priceOnRequest' | 'oldPrice' | 'newPrice'>

/** What a price tag shows: a new price is an offer, with the old one struck through. Without any price: "on request". */
export function displayPrice({ priceOnRequest, oldPrice, newPrice }: Priced): PriceDisplay {
  if (priceOnRequest) return { kind: 'on-request' }
  if (newPrice) return { kind: 'on-sale', amount: newPrice, before: oldPrice }
  return oldPrice ? { kind: 'plain', amount: oldPrice } : { kind: 'on-request' }
}

/** What a piece counts for in a sum: null when the price is on request or missing. */
export function priceToPay(product: Priced): string | null {
  const price = displayPrice(product)
  return price.kind === 'on-request' ? null : price.amount
}
