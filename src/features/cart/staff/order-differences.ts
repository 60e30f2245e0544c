import type { Staff } from '#i18n/staff/de.ts'
import type { ComparedLine } from '../order/order-comparison.ts'

/** What is different from the message: a text, and how grave it looks. */
export type Difference = { text: Extract<keyof Staff, `orders.${string}`>; look: 'limit' | 'out' | 'ok' }

/** What staff should see about a line before they confirm it; none where it is as the message says. */
export function differencesOf({ product, centsThen, centsNow }: ComparedLine): Difference[] {
  if (!product) return [{ text: 'orders.gone', look: 'out' }]
  const differences: Difference[] = []
  if (centsThen !== undefined && centsThen !== centsNow) {
    if (centsThen === null || typeof centsNow !== 'number') differences.push({ text: 'orders.priceChanged', look: 'limit' })
    else differences.push(centsNow > centsThen ? { text: 'orders.priceUp', look: 'limit' } : { text: 'orders.priceDown', look: 'ok' })
  }
  if (!product.isActive) differences.push({ text: 'orders.inactive', look: 'out' })
  const { stockStatus } = product.product
  if (stockStatus === 'out_of_stock') differences.push({ text: 'orders.outOfStock', look: 'out' })
  if (stockStatus === 'limited') differences.push({ text: 'orders.limited', look: 'limit' })
  return differences
}
