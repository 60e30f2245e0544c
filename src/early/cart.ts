import type { Cart } from '#features/cart/cart.ts'
import { CART_EVENT, CART_HASH, CART_KEY, countStoredPieces } from '#features/cart/cart-storage.ts'
import { serializeCart } from '#features/cart/stored-cart.ts'
import { readStored, writeStored } from '#kit/browser/storage.ts'
import { bringFiles, files } from './files.ts'
import { failed, free } from './islands.ts'
import { root, whenIdle } from './page.ts'

/** The cart's file, whose rules also know carts that are old, damaged, full or refused by the browser. */
export type CartFile = ReturnType<typeof import('#islands/cart/cart.ts').cartFile>

/** The cart's text as the cart's own file holds it while the browser stores nothing; null while it does. */
let unkept: string | null = null
export function holdCart(text: string | null): void {
  unkept = text
}
/** The cart's text as the visitor knows it. */
export const heldCart = () => unkept ?? readStored(CART_KEY)

/** @returns whether the browser keeps it */
export function keepCart(cart: Cart): boolean {
  const isKept = unkept === null && writeStored(CART_KEY, serializeCart(cart))
  if (isKept) dispatchEvent(new Event(CART_EVENT))
  return isKept
}

export const bringCart = () => bringFiles<[CartFile]>(files.order)

/** @param opener what was touched, unless a link to an order led here */
export function openCart(opener: HTMLElement = root): void {
  bringCart()
    .then(([{ open }]) => {
      free(opener)
      open(bringFiles)
    })
    .catch(() => failed([opener]))
}

/**
 * Brings what the cart needs without a line: who has something in it will open it, perhaps when the line is gone. Only
 * then may the strip without a line say that the cart works.
 */
export function fetchCart(): void {
  bringCart().then(
    () => {
      root.dataset.cartHere = ''
    },
    () => {},
  )
}

/** A link that carries an order opens the cart, which asks what to do with it; what shows the cart at once comes ahead. */
export function watchCart(): void {
  const openLinked = () => {
    if (location.hash.startsWith(CART_HASH)) openCart()
  }
  openLinked()
  addEventListener('hashchange', openLinked)
  addEventListener('online', openLinked)
  const fetchFilled = () => {
    if (countStoredPieces(heldCart())) whenIdle(fetchCart)
  }
  // Also with the line: what was put in without it may be looked at when it is gone again.
  for (const event of ['load', 'online']) addEventListener(event, fetchFilled)
}
