import { addToCart, type Cart, type CartItem, type CartLine, emptyCart, quantityOf } from '../cart.ts'
import type { LinkedCart } from './cart-link.ts'

/**
 * The cart that a link stands for, with today's products, in the link's order and under its code.
 *
 * @returns the cart and how many of its products the catalogue no longer has
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

/** One's own cart, and to it all of another. */
export function joinCarts(own: Cart, other: Cart, now: string): Cart {
  return other.lines.reduce((cart, { id, product, quantity }) => addToCart(cart, { id, product, quantity }, { now, code: other.code }), own)
}

/** True if a cart has at least as many of each of these goods. */
export function holdsAll(cart: Cart, goods: readonly Pick<CartLine, 'id' | 'quantity'>[]): boolean {
  return goods.every(({ id, quantity }) => quantityOf(cart, id) >= quantity)
}

/** True if a link describes exactly the cart that is already there. */
export function isSameCart({ code, lines }: Cart, linked: LinkedCart): boolean {
  return (
    code === linked.code &&
    lines.length === linked.items.length &&
    lines.every(({ id, quantity }, at) => id === linked.items[at]?.id && quantity === linked.items[at]?.quantity)
  )
}
