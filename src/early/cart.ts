import type { Cart } from '#features/cart/cart.ts'
import { CART_EVENT, CART_HASH, CART_KEY, countStoredPieces } from '#features/cart/cart-storage.ts'
import { serializeCart } from '#features/cart/stored-cart.ts'
import { readStored, writeStored } from '#kit/browser/storage.ts'
import { files, loadFiles } from './files.ts'
import { clearBusy, handleFailedLoad } from './islands.ts'
import { onLoad, root, whenIdle } from './page.ts'

/** The cart's script, which also handles carts that are old, damaged, with a maximum quantity, or refused by the browser's storage. */
export type CartFile = ReturnType<typeof import('#islands/cart/cart.ts').cartFile>

/** The serialized cart that the cart's script holds because the browser cannot store it; null if the browser can. */
let unkept: string | null = null
export function setUnstoredCart(text: string | null): void {
  unkept = text
}
/** The cart that the visitor sees, serialized. */
export const readSerializedCart = () => unkept || readStored(CART_KEY)

/** @returns true if the browser stored the cart */
export function storeCart(cart: Cart): boolean {
  const isKept = unkept === null && writeStored(CART_KEY, serializeCart(cart))
  if (isKept) dispatchEvent(new Event(CART_EVENT))
  return isKept
}

export const loadCart = () => loadFiles<[CartFile]>(files.order)

/** @param opener the touched element; the root if a link with an order opens the cart */
export function openCart(opener: HTMLElement = root): void {
  loadCart()
    .then(([{ open }]) => {
      clearBusy(opener)
      open(loadFiles)
    })
    .catch(() => handleFailedLoad([opener]))
}

/**
 * Loads the files that the cart needs, because a visitor with a filled cart may open it offline. Once they are loaded, the
 * offline notice adds that the cart works.
 */
export function preloadCart(): void {
  loadCart().then(
    () => {
      root.dataset.cartHere = ''
    },
    () => {},
  )
}

/** Opens the cart for a link with an order; the cart asks what to do with it. Also loads the cart's files while the cart is filled. */
export function watchCart(): void {
  const openLinked = () => {
    if (location.hash.startsWith(CART_HASH)) openCart()
  }
  openLinked()
  addEventListener('hashchange', openLinked)
  addEventListener('online', openLinked)
  const fetchFilled = () => {
    if (countStoredPieces(readSerializedCart())) whenIdle(preloadCart)
  }
  onLoad(fetchFilled)
  // The cart may have been filled offline, and the connection may fail again.
  addEventListener('online', fetchFilled)
}
