import { formatDate } from '#i18n/format.ts'
import type { Language } from '#i18n/language.ts'
import { formatCents } from '#kit/money.ts'
import { centsToPay } from '#kit/price.ts'
import { cutText } from '#kit/text/cut-text.ts'
import type { CartLine } from '../cart.ts'
import { oldestPriceDate } from '../cart-memory.ts'
import { productName } from '../product-name.ts'
import { parseCart } from '../stored-cart.ts'
import type { ComparedOrder } from './order-comparison.ts'
import type { WrittenOrder } from './order-reading.ts'

const MAX_NAME_LENGTH = 290
const DAY_MS = 24 * 60 * 60 * 1000

/**
 * Converts an order from a message into the form that an inquiry stores: products, quantities and prices. A product that the
 * catalogue does not know has the name from the message.
 */
export function snapshotFromMessage({ code, pricesOf, language }: WrittenOrder, { lines }: ComparedOrder) {
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
  return label ? { name: cutText(label, MAX_NAME_LENGTH) } : {}
}

/**
 * Converts the cart in a browser's storage into the form that an inquiry stores, with the prices that the visitor saw. Undefined
 * if the cart is empty or unreadable. A date more than a day ahead, from a wrong clock of the device, is left out.
 */
export function snapshotFromStoredCart(stored: string, language: Language, now: Date) {
  const { cart } = parseCart(stored)
  if (cart.lines.length === 0) return undefined
  const seenAt = oldestPriceDate(cart)
  return {
    code: cart.code,
    ...(seenAt && Date.parse(seenAt) < now.getTime() + DAY_MS ? { pricesOf: formatDate(seenAt, language) } : {}),
    lines: cart.lines.map((line) => {
      const cents = centsToPay(line.product)
      const price = cents ? formatCents(cents) : null
      return { productId: line.id, quantity: line.quantity, ...nameOfLine(line, language), sku: line.product.sku, price }
    }),
  }
}

function nameOfLine(line: CartLine, language: Language) {
  const name = productName(line, language)
  return name ? { name } : {}
}
