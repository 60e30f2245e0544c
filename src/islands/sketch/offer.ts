import { CART_HASH } from '#features/cart/cart-storage.ts'

declare global {
  /** What answers an order by link, and its texts: two addresses, each behind a blank; the build puts them here. */
  const __OFFER_FILES__: string
}

/** Whether the address carries an order, which only the living cart can show. */
export const isOffer = () => location.hash.startsWith(CART_HASH)

/** The order of the address was answered, or sent away. */
export function leaveOffer(): void {
  if (isOffer()) history.replaceState(history.state, '', location.pathname + location.search)
}
