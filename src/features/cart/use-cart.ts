import { useSyncExternalStore } from 'react'
import { type CartState, cartStore, emptyState } from './cart-store.ts'

const onServer = () => emptyState

/** The visitor's cart; empty on the server and at the first moment in a browser, so that both render the same. */
export function useCart(): CartState {
  return useSyncExternalStore(cartStore.subscribe, cartStore.read, onServer)
}
