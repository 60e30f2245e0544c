import { type Cart, MAX_QUANTITY, quantityOf } from '#features/cart/cart.ts'
import { cartStore } from '#features/cart/cart-store.ts'
import type { CartTexts } from '#i18n/site/cart/es.ts'
import type { CheckTexts } from '#i18n/site/checks/es.ts'
import type { Site } from '#i18n/site/es.ts'
import type { Translate } from '#i18n/translate.ts'

/** Texts of the open cart. */
export type CartText = Translate<Site & CartTexts & CheckTexts>

/**
 * Changes carts that the early script cannot change: old and damaged ones, those with a line of the maximum quantity, and a cart
 * in memory if the browser stores nothing.
 *
 * @param id id of the changed product
 * @returns a message for the visitor, if there is one; `isFull`: the product already has the maximum quantity
 */
export function changeCart(t: CartText, step: (cart: Cart) => Cart, id: number): { text: string; isFull?: boolean } | undefined {
  let isFull = false
  cartStore.change((cart) => {
    const changed = step(cart)
    isFull = quantityOf(cart, id) === MAX_QUANTITY && quantityOf(changed, id) === MAX_QUANTITY
    return changed
  })
  if (isFull) return { text: t('buy.full'), isFull }
  return cartStore.read().isKept ? undefined : { text: t('cart.notKept') }
}
