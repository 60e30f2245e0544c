import type { ComponentType } from 'react'
import { CART_HASH } from './cart-storage.ts'
import { sharedValue, useSharedValue } from './shared-value.ts'

/** What the open cart shows: a file of its own, fetched when it is wanted. */
export type CartContents = ComponentType<{ close(): void }>
type Arrival = { Contents?: CartContents; isComing?: boolean; hasFailed?: boolean }

export const isCartOpen = sharedValue(false)
export const arrival = sharedValue<Arrival>({})
/** What stands behind `#c=` in the address: an order to be put into the cart; '' when there is none. */
export const offeredCart = sharedValue('')

/** Opens the cart from anywhere: the header, the product page, the bar of a phone. */
export function openCart(): void {
  isCartOpen.set(true)
  window.count?.('cart-opened')
}

/** For the buttons that open the cart: it was asked for and is still on its way. */
export function useIsCartComing(): true | undefined {
  const { isComing, Contents } = useSharedValue(arrival)
  return (useSharedValue(isCartOpen) && isComing && !Contents) || undefined
}

/** Fetches what the cart shows, once; after a failure the next call tries again. */
export async function bringContents(load: () => Promise<CartContents>): Promise<void> {
  const { Contents, isComing, hasFailed } = arrival.get()
  if (Contents || isComing) return
  arrival.set({ isComing: true, hasFailed })
  try {
    arrival.set({ Contents: await load() })
    // From now on it works without a line, and the strip may say so.
    document.documentElement.dataset.cartHere = ''
  } catch {
    // Fetched ahead, it fails unseen.
    arrival.set({ hasFailed: isCartOpen.get() })
  }
}

/** The order of the address was answered: a reload or a way back must not ask again. */
export function forgetOffer(): void {
  offeredCart.set('')
  if (location.hash.startsWith(CART_HASH)) history.replaceState(history.state, '', location.pathname + location.search)
}
