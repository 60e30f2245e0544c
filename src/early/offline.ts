import { preloadCart } from './cart.ts'
import { files } from './files.ts'
import { all, fillTexts, onReady, root } from './page.ts'

/** Time in ms after which a page that is not whole counts as broken off: Chromium fires no event for such a page. */
const UNFINISHED_MS = 20_000

/**
 * Shows a notice while the browser is offline, on a page from the service worker's store, and on a page that lacks its end, where the
 * place for messages is. With the notice it loads the cart's files, which the browser may have cached: once they are loaded, the notice
 * adds that the cart works.
 */
export function watchConnection(): void {
  const showState = () => {
    if (!root.toggleAttribute('data-offline', !navigator.onLine || 'kept' in root.dataset || !all('#notice')[0])) return
    fillTexts('.offline')
    preloadCart()
  }
  setTimeout(showState, UNFINISHED_MS)
  // The script may run before the notice is in the document.
  onReady(showState)
  addEventListener('online', showState)
  addEventListener('offline', showState)
}

/**
 * Registers the service worker, which stores pages for use offline. Waits for the first touch or key, so that the first page
 * has the connection to itself. Browsers have no workers without https, and the shop marks its documents while the worker is switched off.
 */
export function watchWorker(): void {
  const { serviceWorker } = navigator
  const register = () => serviceWorker.register('/worker.js').catch(() => {})
  if (serviceWorker && !files.off) for (const kind of ['pointerdown', 'keydown']) addEventListener(kind, register, { once: true })
}
