import { SYNC_TAG } from '#kit/browser/waiting-requests.ts'
import { PLACEHOLDER } from '#kit/pictures.ts'
import { answerDocument, storeOpenPage } from './documents.ts'
import { answerFile, answerPicture } from './files.ts'
import { isPublicPage, worker } from './scope.ts'
import { dropOldStores } from './stores.ts'
import { sendForgotten, sendUnlessVisible } from './waiting.ts'

/**
 * The service worker of the public site (docs/decisions/0051). Pages do not depend on a version of the worker, so a new one
 * takes over at once without a reload. It never answers calls, writes or staff pages.
 */
worker.addEventListener('install', () => worker.skipWaiting())

/**
 * Firefox shows its own error page as soon as a preloaded request fails, whatever the worker answers (seen in 153). Other
 * browsers write "like Gecko" without a number.
 */
const IS_FIREFOX = /Gecko\/\d/.test(navigator.userAgent)

worker.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      if (!IS_FIREFOX) await worker.registration.navigationPreload?.enable()
      await dropOldStores()
      await worker.clients.claim()
      void storeOpenPages()
    })(),
  )
})

/**
 * Runs without delaying activation: requests wait until a worker is activated. Includes pages that the worker does not control
 * yet: a page may send its message between the start of activation and `claim`.
 */
async function storeOpenPages(): Promise<void> {
  for (const { url } of await worker.clients.matchAll({ type: 'window', includeUncontrolled: true }))
    await storeOpenPage(url).catch(() => {})
}

/** Reports to a page that everything it needs offline is stored (early/saving). */
worker.addEventListener('message', (event) => {
  event.waitUntil(storeOpenPages().then(() => event.ports[0]?.postMessage(0)))
})

worker.addEventListener('sync', (event) => {
  if (event.tag === SYNC_TAG) event.waitUntil(sendUnlessVisible())
})

/** A staff page as referrer. The referrer of a script that another script imports is that script. */
const STAFF_PAGE = /^\w+:\/\/[^/]+\/admin(?:\/|$)/

worker.addEventListener('fetch', (event) => {
  const { method, mode, referrer, url } = event.request
  const { origin, pathname } = new URL(url)
  if (method !== 'GET' || origin !== location.origin) return
  if (mode === 'navigate') {
    if (!isPublicPage(url)) return
    event.respondWith(answerDocument(event))
    event.waitUntil(sendForgotten().catch(() => {}))
  } else if (STAFF_PAGE.test(referrer)) return
  else if (pathname.startsWith('/assets/') || pathname === PLACEHOLDER) event.respondWith(answerFile(event.request, event.clientId))
  else if (pathname.startsWith('/media/')) event.respondWith(answerPicture(event.request))
})
