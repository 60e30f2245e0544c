export const stockStatuses = ['in_stock', 'limited', 'out_of_stock'] as const
export type StockStatus = (typeof stockStatuses)[number]

/** Message key of each status in i18n/site. */
export const stockTexts = {
  in_stock: 'stock.inStock',
  limited: 'stock.limited',
  out_of_stock: 'stock.onTheWay',
} as const satisfies Record<StockStatus, string>

/** True if a product may be put into the cart: only if it is in stock. Limited stock is reserved by message. */
export function canBeOrdered({ stockStatus }: { stockStatus: StockStatus }): boolean {
  return stockStatus === 'in_stock'
}
