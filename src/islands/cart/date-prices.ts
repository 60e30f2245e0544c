import type { CartLine } from '#features/cart/cart.ts'
import { cartStore } from '#features/cart/cart-store.ts'

/** Difference in ms above which the device's clock counts as wrong. The shop's answer may be five minutes old. */
const TOLERANCE_MS = 3_600_000

/** True if a product was added since the page was opened, by the clock of the device. */
const isNew = ({ seenAt }: CartLine) => Math.abs(Date.now() - Date.parse(seenAt)) < performance.now()

/**
 * Dates the prices of products that were added on this page by the shop's clock: the early script knows only the device's, which may be
 * wrong by years. Most pages have made this request when they loaded, and the browser has cached the answer.
 */
export function datePrices(): void {
  if (!cartStore.read().lines.some(isNew)) return
  fetch('/api/check-verification').then(
    ({ headers }) => {
      const now = Date.parse(headers.get('date') as string)
      if (Math.abs(Date.now() - now) > TOLERANCE_MS)
        cartStore.change((cart) => ({
          ...cart,
          lines: cart.lines.map((line) => (isNew(line) ? { ...line, seenAt: new Date(now).toISOString() } : line)),
        }))
    },
    () => {},
  )
}
