/**
 * Registers the service worker, which stores pages for use offline. Waits for the first touch or key, so that the first page
 * has the connection to itself. Browsers have no workers without https.
 */
export function watchWorker(): void {
  const register = () => navigator.serviceWorker?.register('/worker.js').catch(() => {})
  for (const kind of ['pointerdown', 'keydown']) addEventListener(kind, register, { once: true })
}
