import { dropStored, readStored, type StoragePlace, writeStored } from '#kit/browser/storage.ts'
import { listeners, onWindow } from '#kit/observable.ts'
import { addToCart, type Cart, type CartItem, emptyCart, removeFromCart, setQuantity } from './cart.ts'
import { CART_EVENT, CART_KEY } from './cart-storage.ts'
import { makeOrderCode } from './order-code.ts'
import { parseCart, serializeCart } from './stored-cart.ts'

/**
 * `isKept` is false once the browser refused to store the cart: it then lives until the page is closed. `isDamaged`:
 * something of what was stored could not be read, and the visitor has not been told yet.
 */
export type CartState = Cart & { isKept: boolean; isDamaged: boolean }

export type CartStore = {
  read(): CartState
  subscribe(listener: () => void): () => void
  add(item: CartItem & { quantity?: number }): void
  set(id: number, quantity: number): void
  remove(id: number): void
  clear(): void
  /** Any other change, from what is stored at this moment. */
  change(step: (cart: Cart) => Cart): void
  /** The visitor was told that something was lost. */
  forgetDamage(): void
}

export const emptyState: CartState = { ...emptyCart, isKept: true, isDamaged: false }

type Surroundings = {
  /** This browser's, where nothing else is handed in. */
  storage?: StoragePlace
  /** Tells of changes that another tab, or another script of this page, made. */
  onForeignChange(listener: () => void): () => void
  /** Tells the page of a change made here; with the cart's text where the browser did not store it. */
  announce(unkept: string | undefined): void
  now(): Date
  random(): number
}

/**
 * The visitor's cart, shared by all tabs through local storage. Every change starts from what is stored at that moment,
 * so two tabs that add at once both count.
 */
export function makeCartStore({ storage, onForeignChange, announce, now, random }: Surroundings): CartStore {
  let state = emptyState
  let seen: string | null | undefined

  /** Takes over what is stored, unless the browser refused an earlier write: then memory knows better. */
  function refresh(): void {
    if (!state.isKept) return
    const stored = readStored(CART_KEY, storage)
    if (stored === undefined || stored === seen) return
    seen = stored
    const { cart, isDamaged } = parseCart(stored)
    if (isDamaged) console.warn('The stored cart is damaged.')
    state = { ...cart, isKept: true, isDamaged: isDamaged || state.isDamaged }
  }

  function change(step: (cart: Cart) => Cart): void {
    refresh()
    const { lines, code } = step(state)
    set({ lines, code, isKept: write({ lines, code }), isDamaged: state.isDamaged })
  }

  function set(next: CartState): void {
    state = next
    heard.tell()
    announce(next.isKept ? undefined : serializeCart(next))
  }

  function write(cart: Cart): boolean {
    const text = cart.lines.length > 0 ? serializeCart(cart) : null
    const isKept = text === null ? dropStored(CART_KEY, storage) : writeStored(CART_KEY, text, storage)
    if (isKept) seen = text
    return isKept
  }

  const heard = listeners(() => {
    const hear = () => {
      const before = state
      refresh()
      if (state !== before) heard.tell()
    }
    const stop = onForeignChange(hear)
    // Nobody heard what happened since the last listener went.
    if (seen !== undefined) hear()
    return stop
  })

  return {
    read() {
      // While nobody listens nobody hears what changes.
      if (seen === undefined || !heard.isHeard()) refresh()
      return state
    },
    subscribe: heard.subscribe,
    add: (item) => change((cart) => addToCart(cart, item, { now: now().toISOString(), code: makeOrderCode(random) })),
    set: (id, quantity) => change((cart) => setQuantity(cart, id, quantity)),
    remove: (id) => change((cart) => removeFromCart(cart, id)),
    clear: () => change(() => emptyCart),
    change,
    forgetDamage() {
      // Written whole, it reads well the next time.
      change((cart) => cart)
      set({ ...state, isDamaged: false })
    },
  }
}

/** The cart of this browser. Made without touching it, so the server may load this file. */
export const cartStore = makeCartStore({
  // A page that comes back from the browser's history did not hear what happened meanwhile.
  onForeignChange: (listener) =>
    onWindow(['storage', CART_EVENT, 'pageshow'], (event) => {
      // An event without a key means that another tab cleared everything.
      const { key = null } = event as Partial<StorageEvent>
      if (key === CART_KEY || key === null) listener()
    }),
  announce: (detail) => dispatchEvent(new CustomEvent(CART_EVENT, { detail })),
  now: () => new Date(),
  random: Math.random,
})
