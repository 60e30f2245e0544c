import type { CartLine } from '#features/cart/cart.ts'
import { cartStore } from '#features/cart/cart-store.ts'

/** Difference in ms above which the device's clock counts as wrong. The shop's answer may be five minutes old. */
const TOLERANCE_MS = 3_600_000
/** Time in ms, by the device's clock, within which a product counts as added just now. Later the cart asks for its price again. */
const JUST_ADDED_MS = 300_000

/** True if a product was just added, on this page or the one before, by the clock of the device. */
const isNew = ({ seenAt }: CartLine) => Math.abs(Date.now() - Date.parse(seenAt)) < JUST_ADDED_MS

/**
 * Dates the prices of products that were just added by the shop's clock: the early script knows only the device's, which may be wrong by
 * years. The service worker's copy of this page has the date of its prices, also without a connection. Else the shop is asked; most pages
 * have made this request when they loaded, and the browser has cached the answer.
 */
export async function datePrices(): Promise<void> {
  if (!cartStore.read().lines.some(isNew)) return
  try {
    const copy = await window.caches?.match(location.href, { ignoreVary: true }).catch(() => {})
    const { headers } = copy || (await fetch('/api/check-verification'))
    const now = Date.parse(headers.get('date') as string)
    if (Math.abs(Date.now() - now) > TOLERANCE_MS)
      cartStore.change((cart) => ({
        ...cart,
        lines: cart.lines.map((line) => (isNew(line) ? { ...line, seenAt: new Date(now).toISOString() } : line)),
      }))
  } catch {
    // Without a connection; `online` tries again.
  }
}
