import { parseCents } from './money.ts'

/** Price fields of a product: decimal strings in USD such as "1299.00". */
export type ProductPrices = { priceOnRequest: boolean; oldPrice: string | null; newPrice: string | null }
export type PriceDisplay =
  | { kind: 'on-request' }
  | { kind: 'plain'; amount: string }
  | { kind: 'on-sale'; amount: string; before: string | null }

/** Price of one piece in the API's form: null if it is on request or missing. The other functions of this file follow the same rule. */
export function priceToPay({ priceOnRequest, oldPrice, newPrice }: ProductPrices): string | null {
  return (!priceOnRequest && (newPrice || oldPrice)) || null
}

/** Price to display: a new price is an offer, with the old one struck through; without any price "on request". */
export function displayPrice(priced: ProductPrices): PriceDisplay {
  const amount = priceToPay(priced)
  if (!amount) return { kind: 'on-request' }
  return priced.newPrice ? { kind: 'on-sale', amount, before: priced.oldPrice } : { kind: 'plain', amount }
}

/** True if the price shows as an offer. */
export function isOnSale(priced: ProductPrices): boolean {
  return displayPrice(priced).kind === 'on-sale'
}

/** The price to pay in whole cents, for sums; undefined if it is on request, missing or invalid. */
export function centsToPay(priced: ProductPrices): number | undefined {
  return parseCents(priceToPay(priced) ?? '')
}

/** True for an offer that is not cheaper: the old price is missing, or the new one is not below it. */
export function isNotDiscounted(priced: ProductPrices): boolean {
  const price = displayPrice(priced)
  if (price.kind !== 'on-sale') return false
  const now = parseCents(price.amount)
  if (now === undefined || price.before === null) return now !== undefined
  const before = parseCents(price.before)
  return before !== undefined && now >= before
}

/** True if saving these prices needs a confirmation: an offer that is not cheaper, unless the same prices are stored already. */
export function needsOfferConfirmation(priced: ProductPrices, stored: ProductPrices | undefined): boolean {
  return isNotDiscounted(priced) && !(stored && isSamePrice(priced, stored))
}

/** Compares prices by amount: "300" and "300.00" are the same. */
export function isSamePrice(one: ProductPrices, other: ProductPrices): boolean {
  const [first, second] = [displayPrice(one), displayPrice(other)]
  if (first.kind === 'on-request' || second.kind === 'on-request') return first.kind === second.kind
  const beforeOf = (price: typeof first) => (price.kind === 'on-sale' && price.before !== null ? parseCents(price.before) : undefined)
  return first.kind === second.kind && parseCents(first.amount) === parseCents(second.amount) && beforeOf(first) === beforeOf(second)
}

/** Kinds of rounding of a change of prices, in the order of the form; '9-ending': 18.99, 129. */
export const roundings = ['none', '0.50', '1', '5', '9-ending'] as const
export type Rounding = (typeof roundings)[number]
/** A change of prices either by percent or by an amount in US dollars. Both may be negative. */
export type PriceChange = { percent?: number | undefined; amount?: number | undefined; rounding?: Rounding | undefined }
