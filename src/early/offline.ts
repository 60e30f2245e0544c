import { fetchCart } from './cart.ts'
import { root } from './page.ts'

/**
 * Says so while the browser has no line: the sentence stands in every document, and this attribute shows it. Whether the
 * cart works is tried at this moment: what it needs may have been kept by the browser.
 */
export function watchLine(): void {
  const tell = () => {
    if (root.toggleAttribute('data-offline', !navigator.onLine)) fetchCart()
  }
  tell()
  addEventListener('online', tell)
  addEventListener('offline', tell)
}
