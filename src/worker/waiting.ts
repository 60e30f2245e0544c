import { postInquiry } from '#kit/browser/post-inquiry.ts'
import { readWaitingKey, sentEntry, WAITING_STORE, waitingEntry } from '#kit/browser/waiting-requests.ts'
import { isPublicPage, worker } from './scope.ts'

/** Time in ms that an opened page has to send what waits. */
const TIMEOUT_MS = 10_000

/**
 * Sends unsent inquiries unless a page does.
 *
 * @throws if the browser should fire the sync event again later
 */
export async function sendUnlessVisible(): Promise<void> {
  // A visible page sends inquiries itself and shows the outcome.
  const pages = await worker.clients.matchAll({ type: 'window' })
  if (pages.some(({ url, visibilityState }) => visibilityState === 'visible' && isPublicPage(url))) throw 0
  await sendWaiting()
}

/**
 * Sends what still waits ten seconds after a page was opened, or once there is a newer worker. The page has sent it by then, unless
 * the browser was killed before it wrote the page's list to the disk: Chromium takes up to a minute.
 */
export async function sendForgotten(): Promise<void> {
  if (!(await caches.has(WAITING_STORE))) return
  const { registration } = worker
  await new Promise((resolve) => {
    // Browsers activate a newer worker only when this one has nothing left to do.
    setTimeout(resolve, registration.waiting ? 0 : TIMEOUT_MS)
    registration.addEventListener('updatefound', resolve, { once: true })
  })
  await sendWaiting()
}

/**
 * Sends unsent inquiries, with the same Idempotency-Keys as pages. An inquiry that the shop refuses, or for which it requires a
 * human verification, is left to the next page.
 *
 * @throws if the browser should fire the sync event again later
 */
async function sendWaiting(): Promise<void> {
  const store = await caches.open(WAITING_STORE)
  for (const { url } of await store.keys()) {
    const key = readWaitingKey(url)
    // Read immediately before sending: a page may have deleted the inquiry meanwhile.
    const kept = key && (await store.match(url))
    if (!key || !kept) continue
    const result = await postInquiry(key, await kept.text())
    if (result.outcome === 'lost' || result.outcome === 'later') throw 0
    if (result.outcome !== 'sent') continue
    await store.put(sentEntry(key), new Response(result.code))
    await store.delete(waitingEntry(key))
  }
}
