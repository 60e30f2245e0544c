import { CART_HASH } from '#features/cart/cart-storage.ts'

/** Whether the address carries an order, which only the living cart can show. */
export const isOffer = () => location.hash.startsWith(CART_HASH)

/** The order of the address was answered, or sent away. */
export function leaveOffer(): void {
  if (isOffer()) history.replaceState(history.state, '', location.pathname + location.search)
}
