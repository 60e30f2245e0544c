import { observable } from '#kit/observable.ts'
import { CART_HASH } from '../cart-storage.ts'

/** What stands behind `#c=` in the address: an order to be put into the cart; '' when there is none. */
export const offeredCart = observable('')

/** Takes over what the address carries. */
export function readOffer(): void {
  if (location.hash.startsWith(CART_HASH)) offeredCart.set(location.hash.slice(CART_HASH.length))
}

/** The order of the address was answered: a reload or a way back must not ask again. */
export function forgetOffer(): void {
  offeredCart.set('')
  if (location.hash.startsWith(CART_HASH)) history.replaceState(history.state, '', location.pathname + location.search)
}
