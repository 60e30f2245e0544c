/**
 * Registers the service worker, which stores pages for times without a connection, with the first touch or key: the first
 * page has the connection to itself. Without https browsers have no workers.
 */
export function watchWorker(): void {
  const register = () => navigator.serviceWorker?.register('/worker.js').catch(() => {})
  for (const kind of ['pointerdown', 'keydown']) addEventListener(kind, register, { once: true })
}
