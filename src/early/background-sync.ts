import { enqueue, hasQueued, readQueue, recordSentInquiry } from '#features/inquiries/form/offline-queue.ts'
import { readSentKey, readWaitingKey, SYNC_TAG, WAITING_STORE, waitingEntry } from '#kit/browser/waiting-requests.ts'
import { parseJson } from '#kit/parse.ts'

/**
 * Lets the service worker send unsent inquiries while no page is open, in browsers with Background Sync. A separate script,
 * loaded only while an inquiry is unsent. Page and worker use the same Idempotency-Keys, so an inquiry that both send is stored
 * once.
 */
type SyncRegistration = ServiceWorkerRegistration & { sync?: { register(tag: string): Promise<void> } }

let copying = Promise.resolve()

/** Stores the codes of inquiries that the worker has sent, counts these inquiries for analytics and deletes the worker's answers. */
export async function storeSentCodes(): Promise<void> {
  const store = await caches.open(WAITING_STORE)
  for (const { url } of await store.keys()) {
    const key = readSentKey(url)
    const code = key && (await (await store.match(url))?.text())
    if (!key || !code) continue
    const item = readQueue().find((other) => other.key === key)
    if (item?.body || !hasQueued(key)) enqueue({ key, code })
    if (item?.body) recordSentInquiry(item, code)
    await store.delete(url)
  }
}

/**
 * Restores inquiries that local storage has lost: a browser that is killed loses what it has not yet written to the disk. A page that
 * changes or deletes an inquiry deletes the copies first.
 */
export async function restoreLost(): Promise<void> {
  const store = await caches.open(WAITING_STORE)
  for (const { url } of await store.keys()) {
    const key = readWaitingKey(url)
    const body = key && parseJson(await (await store.match(url))?.text())
    if (key && body && !hasQueued(key)) enqueue({ key, body: body as Record<string, unknown> })
  }
}

/** Replaces the copies that the worker sends by the inquiries that are still unsent. */
export function copyQueue(): Promise<void> {
  copying = copying.then(copy).catch(() => {})
  return copying
}

async function copy(): Promise<void> {
  const waiting = readQueue().filter(({ body, isRefused }) => body && !isRefused)
  const store = await caches.open(WAITING_STORE)
  for (const { url } of await store.keys()) if (!readSentKey(url)) await store.delete(url)
  for (const { key, body } of waiting) await store.put(waitingEntry(key), new Response(JSON.stringify(body)))
  if (waiting.length === 0) return
  const registration = (await navigator.serviceWorker.getRegistration()) as SyncRegistration | undefined
  // Rejects if the visitor forbids background sync; then the next page sends the inquiries.
  await registration?.sync?.register(SYNC_TAG)
}
