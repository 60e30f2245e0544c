import { useObservable } from '#ui/use-observable.ts'
import { type CartState, cartStore, emptyCartState } from '../cart-store.ts'

/** Returns the visitor's cart; an empty cart on the server and during hydration, so that both render the same. */
export function useCart(): CartState {
  return useObservable({ subscribe: cartStore.subscribe, get: cartStore.read, first: emptyCartState })
}
