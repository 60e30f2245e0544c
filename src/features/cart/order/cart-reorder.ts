import { addToCart, type Cart, type CartItem, type CartLine, emptyCart, quantityOf } from '../cart.ts'
import type { LinkedCart } from './cart-link.ts'

/**
 * Builds the cart of a link from today's products, in the link's order and with its code.
 *
 * @param found products of the link that the catalogue has
 * @returns the cart, and the number of products that the catalogue no longer has
 */
export function rebuildCart({ code, items }: LinkedCart, found: readonly CartItem[], now: string): { cart: Cart; missing: number } {
  const today = new Map(found.map(({ id, product }) => [id, product]))
  let cart = emptyCart
  for (const { id, quantity } of items) {
    const product = today.get(id)
    if (product) cart = addToCart(cart, { id, product, quantity }, { now, code })
  }
  return { cart, missing: items.length - cart.lines.length }
}

/** Adds all lines of another cart to the visitor's own cart, which keeps its code; an empty cart takes the other's code. */
export function joinCarts(own: Cart, other: Cart): Cart {
  return other.lines.reduce((cart, line) => addToCart(cart, line, { now: line.seenAt, code: other.code }), own)
}

/** True if a cart has each of these goods in at least the given quantity. */
export function hasAllGoods(cart: Cart, goods: readonly Pick<CartLine, 'id' | 'quantity'>[]): boolean {
  return goods.every(({ id, quantity }) => quantityOf(cart, id) >= quantity)
}

/** True if a link contains exactly this cart: the same code, products and quantities in the same order. */
export function isSameCart({ code, lines }: Cart, linked: LinkedCart): boolean {
  return (
    code === linked.code &&
    lines.length === linked.items.length &&
    lines.every(({ id, quantity }, at) => id === linked.items[at]?.id && quantity === linked.items[at]?.quantity)
  )
}
