import { type Cart, emptyCart, MAX_QUANTITY } from './cart.ts'

/**
 * A stored cart where it is whole and of this version, so that it can be changed as it stands; one without anything in it
 * is. Whatever else was stored is read by `parseCart`, which mends it. This file is part of the early script: keep it small.
 *
 * @returns undefined for a cart that is old, damaged, or holds as many of something as a cart can
 */
export function readWhole(stored: string | null | undefined): Cart | undefined {
  if (!stored) return emptyCart
  try {
    const { version, code, items } = JSON.parse(stored) as { version: unknown; code: string; items: Cart['lines'] }
    const isWhole = items.every(
      ({ id, quantity, product }) => [id, quantity].every(Number.isInteger) && quantity > 0 && quantity < MAX_QUANTITY && product.slug,
    )
    if (version !== 1 || !isWhole) return undefined
    // Emptied, it has lost its code.
    if (!items[0]) return emptyCart
    return code ? { code, lines: items } : undefined
  } catch {
    return undefined
  }
}
