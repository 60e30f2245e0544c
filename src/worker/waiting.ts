import { readWaitingKey, sentEntry, WAITING_STORE, waitingEntry } from '#kit/browser/waiting-requests.ts'
import { isPublicPage } from './documents.ts'
import { worker } from './scope.ts'

/** Statuses from this one on, and 429, are temporary: the inquiry may be accepted later. */
const FAULT = 500
const TOO_MANY = 429

/**
 * Sends unsent inquiries, with the same Idempotency-Keys as pages. An inquiry that the shop refuses, or for which it requires a
 * human verification, is left to the next page.
 *
 * @throws if the browser should fire the sync event again later
 */
export async function sendWaiting(): Promise<void> {
  // A visible page sends inquiries itself and shows the outcome.
  const pages = await worker.clients.matchAll({ type: 'window' })
  if (pages.some(({ url, visibilityState }) => visibilityState === 'visible' && isPublicPage(url))) throw 0
  const store = await caches.open(WAITING_STORE)
  for (const { url } of await store.keys()) {
    const key = readWaitingKey(url)
    // Read immediately before sending: a page may have deleted the inquiry meanwhile.
    const kept = key && (await store.match(url))
    if (!key || !kept) continue
    const headers = { 'content-type': 'application/json', 'idempotency-key': key }
    const answer = await fetch('/api/inquiries', { method: 'POST', headers, body: await kept.text() })
    if (answer.status === TOO_MANY || answer.status >= FAULT) throw 0
    if (!answer.ok) continue
    // Without a code the answer came from a captive portal.
    const { code } = (await answer.json()) as { code?: string }
    if (!code) throw 0
    await store.put(sentEntry(key), new Response(code))
    await store.delete(waitingEntry(key))
  }
}
