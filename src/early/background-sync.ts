import { enqueue, readQueue } from '#features/inquiries/form/offline-queue.ts'
import { keyOfSent, SYNC_TAG, WAITING_STORE, waitingEntry } from '#kit/browser/waiting-requests.ts'

/**
 * Lets the service worker send waiting inquiries while no page is open, where browsers have Background Sync: a script of its
 * own, which is only loaded while an inquiry waits. Page and worker use the same keys, so both together send once.
 */
type SyncRegistration = ServiceWorkerRegistration & { sync?: { register(tag: string): Promise<void> } }

let copying = Promise.resolve()

/** Takes over what the worker has sent since the last page. */
export async function learnSent(): Promise<void> {
  const store = await caches.open(WAITING_STORE)
  for (const { url } of await store.keys()) {
    const key = keyOfSent(url)
    const code = key && (await (await store.match(url))?.text())
    if (!key || !code) continue
    const item = readQueue().find((other) => other.key === key)
    if (item?.body) {
      enqueue({ key, code })
      window.count?.('inquiry', item.products)
    }
    await store.delete(url)
  }
}

/** Copies what waits now, and nothing else, to where the worker finds it. */
export function copyQueue(): Promise<void> {
  copying = copying.then(copy).catch(() => {})
  return copying
}

async function copy(): Promise<void> {
  const waiting = readQueue().filter(({ body, isRefused }) => body && !isRefused)
  const store = await caches.open(WAITING_STORE)
  for (const { url } of await store.keys()) if (!keyOfSent(url)) await store.delete(url)
  for (const { key, body } of waiting) await store.put(waitingEntry(key), new Response(JSON.stringify(body)))
  if (waiting.length === 0) return
  const registration = (await navigator.serviceWorker.getRegistration()) as SyncRegistration | undefined
  // Refused where the visitor forbids it; then the next page sends.
  await registration?.sync?.register(SYNC_TAG)
}
