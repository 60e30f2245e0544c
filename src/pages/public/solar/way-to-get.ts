import type { Kit } from '#features/sizing/kits/kits.ts'

/** Notes on goods that are not in stock, as keys of i18n/site. */
export const waysToGet = { limited: 'buy.onReservation', out_of_stock: 'calc.ordered' } as const

/** How one of the goods of a kit is to be had; nothing where it is in stock. */
export function wayToGet({ orderedIds, reservedIds }: Kit, id: number): (typeof waysToGet)[keyof typeof waysToGet] | undefined {
  if (orderedIds.includes(id)) return waysToGet.out_of_stock
  return reservedIds.includes(id) ? waysToGet.limited : undefined
}
