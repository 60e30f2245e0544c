import { preloadCart } from './cart.ts'
import { fillTexts, onReady, root } from './page.ts'

/**
 * Shows a notice while the browser is offline, and on a page from the service worker's store. Also loads the cart's files, which
 * the browser may have cached: once they are loaded, the notice adds that the cart works.
 */
export function watchConnection(): void {
  const tell = () => {
    if (!root.toggleAttribute('data-offline', !navigator.onLine || 'kept' in root.dataset)) return
    fillTexts('.offline')
    preloadCart()
  }
  // The script may run before the notice is in the document.
  onReady(tell)
  addEventListener('online', tell)
  addEventListener('offline', tell)
}
