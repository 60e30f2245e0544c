export const stockStatuses = ['in_stock', 'limited', 'out_of_stock'] as const
export type StockStatus = (typeof stockStatuses)[number]

/** Text of each state, a key of i18n/site. */
export const stockTexts = {
  in_stock: 'stock.inStock',
  limited: 'stock.limited',
  out_of_stock: 'stock.onTheWay',
} as const satisfies Record<StockStatus, string>

/** Only what is in stock may be put in the cart. */
export function canBeOrdered({ stockStatus }: { stockStatus: StockStatus }): boolean {
  return stockStatus === 'in_stock'
}
