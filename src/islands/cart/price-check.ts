import { needsRefresh, PRICES_TIMEOUT_MS, updateCart } from '#features/cart/cart-memory.ts'
import { cartStore } from '#features/cart/cart-store.ts'
import type { OnlineFile } from './online/online.ts'

export type PriceCheck = {
  /** `failed`: today's prices could not be fetched in time; the order can be sent with the prices last seen. */
  readonly state: 'fresh' | 'checking' | 'failed'
  /** Updates the cart to today's prices and stock, if those in the cart are too old. */
  check(): Promise<void>
}

type Dependencies = { language: string; fetchOnline(): Promise<OnlineFile>; draw(): void }

export function makePriceCheck({ language, fetchOnline, draw }: Dependencies): PriceCheck {
  let state: PriceCheck['state'] = 'fresh'
  const set = (next: PriceCheck['state']) => {
    if (state === next) return
    state = next
    draw()
  }
  return {
    get state() {
      return state
    },
    async check() {
      const isLow = document.documentElement.dataset.bandwidth === 'low'
      const cart = cartStore.read()
      if (!needsRefresh(cart, new Date(), { isLow, language })) return set('fresh')
      set('checking')
      // A request without an answer must not block the order.
      const timeout = setTimeout(set, PRICES_TIMEOUT_MS, 'failed')
      try {
        const ids = cart.lines.map(({ id }) => id)
        const { findProducts } = await fetchOnline()
        const { products, date } = await findProducts(ids)
        state = 'fresh'
        cartStore.change((present) => updateCart(present, ids, products, date))
      } catch {
        set('failed')
      } finally {
        clearTimeout(timeout)
      }
    },
  }
}
