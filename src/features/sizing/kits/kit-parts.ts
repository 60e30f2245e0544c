import type { CheckedItem } from '#features/catalog/fit/finding.ts'
import { type StockStatus, stockStatuses } from '#features/catalog/goods/stock.ts'

/** A product of the stock that kits are built from; `cents` is null for a price on request. */
export type StockItem = Omit<CheckedItem, 'quantity'> & { cents: number | null; stock: StockStatus }
/** A product of a kit with its quantity and the price of that quantity. */
export type KitPart = { item: StockItem; quantity: number; cents: number | null }

export const toKitPart = (item: StockItem, quantity: number): KitPart => ({
  item,
  quantity,
  cents: item.cents === null ? null : item.cents * quantity,
})

/** Rank of a product by availability: 0 in stock, 1 few left, 2 to be ordered. */
export const availabilityRank = ({ stock }: StockItem) => stockStatuses.indexOf(stock)
export const idsWithStatus = (parts: readonly KitPart[], status: StockStatus) =>
  parts.filter(({ item }) => item.stock === status).map(({ item }) => item.id)
export const centsOf = (parts: readonly KitPart[]) =>
  parts.reduce<number | null>((sum, { cents }) => (sum === null || cents === null ? null : sum + cents), 0)

/** Quantity assumed to be available of a product with few left, since stock counts are unknown. Our choice. */
const MAX_RESERVED = 4
export const isAvailableInQuantity = ({ stock }: StockItem, quantity: number) => stock !== 'limited' || quantity <= MAX_RESERVED

/** Compares by the least available part, then by price (on request last), then by the number of pieces. */
export const compareByAvailability = (one: readonly KitPart[], other: readonly KitPart[]) =>
  worstOf(one) - worstOf(other) || byPrice(one, other)
/** Finds the most available part; of equally available ones the cheapest. */
export const findPreferredPart = (parts: readonly KitPart[]): KitPart | undefined =>
  [...parts].sort((one, other) => compareByAvailability([one], [other]))[0]

const byPrice = (one: readonly KitPart[], other: readonly KitPart[]) =>
  (centsOf(one) ?? Number.MAX_SAFE_INTEGER) - (centsOf(other) ?? Number.MAX_SAFE_INTEGER) ||
  countOf(one) - countOf(other) ||
  idOf(one) - idOf(other)
const worstOf = (parts: readonly KitPart[]) => Math.max(...parts.map(({ item }) => availabilityRank(item)))
const countOf = (parts: readonly KitPart[]) => parts.reduce((sum, { quantity }) => sum + quantity, 0)
const idOf = (parts: readonly KitPart[]) => parts[0]?.item.id ?? 0
