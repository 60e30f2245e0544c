import type { Staff } from '#i18n/staff/de.ts'
import type { ComparedLine } from '../order/order-comparison.ts'

/** What is different from the message: a text, and how grave it looks. */
export type Mark = { text: Extract<keyof Staff, `orders.${string}`>; look: 'limit' | 'out' | 'ok' }

/** What staff should see about a line before they confirm it; what is as the message says has no mark. */
export function marksOf({ product, centsThen, centsNow }: ComparedLine): Mark[] {
  if (!product) return [{ text: 'orders.gone', look: 'out' }]
  const marks: Mark[] = []
  if (centsThen !== undefined && centsThen !== centsNow) {
    if (centsThen === null || typeof centsNow !== 'number') marks.push({ text: 'orders.priceChanged', look: 'limit' })
    else marks.push(centsNow > centsThen ? { text: 'orders.priceUp', look: 'limit' } : { text: 'orders.priceDown', look: 'ok' })
  }
  if (!product.isActive) marks.push({ text: 'orders.inactive', look: 'out' })
  const { stockStatus } = product.product
  if (stockStatus === 'out_of_stock') marks.push({ text: 'orders.outOfStock', look: 'out' })
  if (stockStatus === 'limited') marks.push({ text: 'orders.limited', look: 'limit' })
  return marks
}
