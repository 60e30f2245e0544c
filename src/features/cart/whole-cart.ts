import { type Cart, emptyCart, MAX_QUANTITY } from './cart.ts'

/**
 * Reads a stored cart that is intact and of the current version. `parseCart` reads and repairs others; it is too large for the
 * script of every public page (early/early.ts), of which this file is a part: keep it small.
 *
 * @returns an empty cart if nothing is stored; undefined if the cart is older or damaged, or a line has the maximum quantity
 */
export function readIntactCart(stored: string | null | undefined): Cart | undefined {
  if (!stored) return emptyCart
  try {
    const { version, code, items } = JSON.parse(stored) as { version: unknown; code: string; items: Cart['lines'] }
    const isWhole = items.every(
      ({ id, quantity, product }) => [id, quantity].every(Number.isInteger) && quantity > 0 && quantity < MAX_QUANTITY && product.slug,
    )
    if (version !== 1 || !isWhole) return undefined
    // A stored cart without lines has no code.
    if (!items[0]) return emptyCart
    return code ? { code, lines: items } : undefined
  } catch {
    return undefined
  }
}
