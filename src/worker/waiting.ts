import { keyOfWaiting, sentEntry, WAITING_STORE, waitingEntry } from '#kit/browser/waiting-requests.ts'
import { isPublicPage } from './documents.ts'
import { worker } from './scope.ts'

/** From this status on, and with 429, the same inquiry may be accepted later. */
const FAULT = 500
const TOO_MANY = 429

/**
 * Sends inquiries that wait, under the keys that pages use too. What the shop refuses, or wants a person for, is left to the
 * next page.
 *
 * @throws while something should be tried again later
 */
export async function sendWaiting(): Promise<void> {
  // A visible page sends by itself, and shows what became of it.
  const pages = await worker.clients.matchAll({ type: 'window' })
  if (pages.some(({ url, visibilityState }) => visibilityState === 'visible' && isPublicPage(url))) throw 0
  const store = await caches.open(WAITING_STORE)
  for (const { url } of await store.keys()) {
    const key = keyOfWaiting(url)
    // Read just before it is sent: a page may have discarded it meanwhile.
    const kept = key && (await store.match(url))
    if (!key || !kept) continue
    const headers = { 'content-type': 'application/json', 'idempotency-key': key }
    const answer = await fetch('/api/inquiries', { method: 'POST', headers, body: await kept.text() })
    if (answer.status === TOO_MANY || answer.status >= FAULT) throw 0
    if (!answer.ok) continue
    // A network that wants a sign-in answers with a page.
    const { code } = (await answer.json()) as { code?: string }
    if (!code) throw 0
    await store.put(sentEntry(key), new Response(code))
    await store.delete(waitingEntry(key))
  }
}
