import { CART_HASH, CART_KEY, countStoredPieces } from '#features/cart/cart-storage.ts'
import { files, root } from './files.ts'
import { failed, load } from './islands.ts'
import { read } from './storage.ts'

type CartFile = typeof import('#islands/cart.tsx')
type Sketch = typeof import('#islands/sketch/es.ts')

const fetchSketch = () => import(/* @vite-ignore */ files.sketch ?? '') as Promise<Sketch>

/** Opens the cart from what is stored; the living one takes its place as soon as it is here. */
export function openCart(button?: HTMLElement): void {
  delete root.dataset.app
  fetchSketch().then(
    ({ open }) => {
      button?.removeAttribute('aria-busy')
      open(JSON.parse(document.querySelector<HTMLElement>('[data-cart]')?.dataset.cart ?? ''), bringCart)
    },
    () => failed(button ? [button] : []),
  )
}

async function bringCart() {
  const loaded = await load<CartFile>('cart')
  // From now on it works without a line, and the strip may say so.
  root.dataset.cartHere = ''
  return loaded
}

/** Who has put something into the cart will open it, perhaps when the line is gone. */
export function fetchCart(): void {
  fetchSketch()
    .then(bringCart)
    .catch(() => {})
}

/** A link that carries an order opens the cart, which asks what to do with it; what shows the cart at once comes ahead. */
export function watchCart(): void {
  const openLinked = () => {
    if (location.hash.startsWith(CART_HASH)) openCart()
  }
  openLinked()
  addEventListener('hashchange', openLinked)
  addEventListener('load', () => {
    if (countStoredPieces(read(CART_KEY)) > 0) (window.requestIdleCallback ?? setTimeout)(() => fetchSketch().catch(() => {}))
  })
}
