import { sharedValue } from './shared-value.ts'

export const isCartOpen = sharedValue(false)

/** Opens the cart from anywhere: the header, the product page, the bar of a phone. */
export function openCart(): void {
  isCartOpen.set(true)
}
