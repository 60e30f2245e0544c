import type { Staff } from '#i18n/staff/de.ts'
import type { ComparedLine } from '../order/order-comparison.ts'

/** A difference between the message and today's catalogue: the key of its text, and its colour. */
export type Difference = { text: Extract<keyof Staff, `orders.${string}` | `stock.${string}`>; look: 'limit' | 'out' | 'ok' }

/** Differences of a line that staff should see before they confirm it; empty if it matches the message. */
export function differencesOf({ product, centsThen, centsNow, wasOut }: ComparedLine): Difference[] {
  if (!product) return [{ text: 'orders.gone', look: 'out' }]
  const differences: Difference[] = []
  if (centsThen !== undefined && centsThen !== centsNow) {
    if (centsThen === null || typeof centsNow !== 'number') differences.push({ text: 'orders.priceChanged', look: 'limit' })
    else differences.push(centsNow > centsThen ? { text: 'orders.priceUp', look: 'limit' } : { text: 'orders.priceDown', look: 'ok' })
  }
  if (!product.isActive) differences.push({ text: 'orders.inactive', look: 'out' })
  const { stockStatus } = product.product
  if (stockStatus === 'out_of_stock' && !wasOut) differences.push({ text: 'stock.out_of_stock', look: 'out' })
  if (stockStatus === 'in_stock' && wasOut) differences.push({ text: 'stock.in_stock', look: 'ok' })
  if (stockStatus === 'limited') differences.push({ text: 'stock.limited', look: 'limit' })
  return differences
}
