import type { Language } from '#i18n/language.ts'
import { cutText } from '#kit/cut-text.ts'
import { formatCents } from '#kit/money.ts'
import type { ComparedOrder } from './order-comparison.ts'
import type { WrittenOrder } from './order-reading.ts'
import { productName } from './product-name.ts'

const LONGEST_NAME = 290

/** An order as an inquiry keeps it: what was ordered at which price, in the customer's words where nothing else is known. */
export function snapshotOf({ code, pricesOf, language }: WrittenOrder, { lines }: ComparedOrder) {
  return {
    ...(code ? { code } : {}),
    ...(pricesOf ? { pricesOf } : {}),
    lines: lines.map(({ productId, quantity, label, product, centsThen }) => ({
      productId,
      quantity,
      ...nameIn(product, language, label),
      price: typeof centsThen === 'number' && centsThen > 0 ? formatCents(centsThen) : null,
    })),
  }
}

function nameIn(product: ComparedOrder['lines'][number]['product'], language: Language, label: string | undefined) {
  if (product) return { name: productName(product, language), sku: product.product.sku }
  return label ? { name: cutText(label, LONGEST_NAME) } : {}
}
