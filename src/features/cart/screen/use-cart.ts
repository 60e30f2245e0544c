import { useObservable } from '#ui/use-observable.ts'
import { type CartState, cartStore, emptyState } from '../cart-store.ts'

/** The visitor's cart; empty on the server and at the first moment in a browser, so that both render the same. */
export function useCart(): CartState {
  return useObservable({ subscribe: cartStore.subscribe, get: cartStore.read, first: emptyState })
}
