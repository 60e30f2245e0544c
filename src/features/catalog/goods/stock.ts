export const stockStatuses = ['in_stock', 'limited', 'out_of_stock'] as const
export type StockStatus = (typeof stockStatuses)[number]

/** Only what is in stock may be put in the cart. */
export function canBeOrdered({ stockStatus }: { stockStatus: StockStatus }): boolean {
  return stockStatus === 'in_stock'
}
