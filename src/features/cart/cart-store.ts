import { dropStored, readStored, type StoragePlace, writeStored } from '#kit/browser/storage.ts'
import { listeners, onWindow } from '#kit/observable.ts'
import { type Cart, emptyCart, setQuantity } from './cart.ts'
import { CART_EVENT, CART_KEY } from './cart-storage.ts'
import { parseCart, serializeCart } from './stored-cart.ts'

/**
 * `isKept`: false after the browser refused to store the cart, which then exists only until the page is closed. `isDamaged`: part
 * of the stored cart was unreadable, and the visitor has not dismissed the notice about it.
 */
export type CartState = Cart & { isKept: boolean; isDamaged: boolean }

export type CartStore = {
  read(): CartState
  subscribe(listener: () => void): () => void
  set(id: number, quantity: number): void
  /** Makes any other change; `step` gets the cart that is stored at this moment. */
  change(step: (cart: Cart) => Cart): void
  /** Resets `isDamaged` after the visitor dismissed the notice. */
  forgetDamage(): void
}

export const emptyCartState: CartState = { ...emptyCart, isKept: true, isDamaged: false }

type StoreEnvironment = {
  /** The browser's local storage by default. */
  storage?: StoragePlace
  /** Subscribes to changes made by another tab or by another script of this page. Returns the unsubscribe function. */
  onForeignChange(listener: () => void): () => void
  /** Notifies the page of a change made here. `unkept`: the serialized cart if the browser refused to store it. */
  announce(unkept: string | undefined): void
}

/**
 * The visitor's cart, shared by all tabs through local storage. A change is applied to the cart that is stored at that moment, so
 * it does not undo an earlier change from another tab. If the browser refuses to store the cart, only this tab has it.
 */
export function makeCartStore({ storage, onForeignChange, announce }: StoreEnvironment): CartStore {
  let state = emptyCartState
  let seen: string | null | undefined

  /** Reads the stored cart, unless the browser refused an earlier write: then only memory has the current cart. */
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
    // Catches up on changes made while nobody was subscribed.
    if (seen !== undefined) hear()
    return stop
  })

  return {
    read() {
      // Without subscribers no change is noticed, so the stored cart is read again.
      if (seen === undefined || !heard.isHeard()) refresh()
      return state
    },
    subscribe: heard.subscribe,
    set: (id, quantity) => change((cart) => setQuantity(cart, id, quantity)),
    change,
    forgetDamage() {
      // Overwrites the damaged text, so that the next read finds an intact cart.
      change((cart) => cart)
      set({ ...state, isDamaged: false })
    },
  }
}

/** The cart of this browser. Its creation uses no browser API, so the server may import this file too. */
export const cartStore = makeCartStore({
  // 'pageshow': a page that is restored from the back-forward cache got no events while it was there.
  onForeignChange: (listener) =>
    onWindow(['storage', CART_EVENT, 'pageshow'], (event) => {
      // A storage event without a key means that another tab cleared the whole storage.
      const { key = null } = event as Partial<StorageEvent>
      if (key === CART_KEY || key === null) listener()
    }),
  announce: (detail) => dispatchEvent(new CustomEvent(CART_EVENT, { detail })),
})
