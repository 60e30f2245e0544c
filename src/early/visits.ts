import { LATE_EVENTS_KEY, MAX_STORED_CHARACTERS } from '#features/analytics/tracking/late-events.ts'
import { listStoredIds } from '#features/cart/cart-storage.ts'
import { QUEUE_KEY } from '#features/inquiries/form/offline-queue.ts'
import { CONSENT_EVENT, type Consent } from '#features/visitors/consent.ts'
import {
  LOW_PAGE_VIEW_DELAY_MS,
  PAGE_VIEW_DELAY_MS,
  PRODUCT_VIEW_DELAY_MS,
  TRACKING_TIMEOUT_MS,
} from '#features/visitors/tracking-times.ts'
import { readStored, writeStored } from '#kit/browser/storage.ts'
import { readSerializedCart } from './cart.ts'
import { readChoice } from './cookies.ts'
import { files, loadFiles } from './files.ts'
import { all, closestTo, isLow, root } from './page.ts'

/** Maximum length of reported addresses and searches; the server accepts no longer search. */
const MAX_REPORTED_LENGTH = 200

/** The visitor refused on this page; needed if the choice cannot be stored. */
let isRefused = false
let timers: ReturnType<typeof setTimeout>[] = []

/** Counts page views and actions unless the visitor objects, without cookies. Other scripts report their actions by `window.count`. */
export function watchVisits(): void {
  window.count = (kind, products) => act(kind, { products })
  countPage()
  addEventListener(CONSENT_EVENT, (event) => {
    isRefused = !(event as CustomEvent<Consent>).detail.analytics
    if (isRefused) writeStored(LATE_EVENTS_KEY, '')
  })
  addEventListener('online', sendStored as () => void)
  addEventListener('storage', sendStored)
  sendStored()
  addEventListener('click', (event) => {
    const link = closestTo<HTMLAnchorElement>(event, 'a[href]')
    if (!link) return
    if (link.protocol === 'tel:') act('call')
    if (link.protocol === 'mailto:') act('email')
    if (link.host !== 'wa.me') return
    if (link.closest('#cart')) act('whatsapp-cart', { products: listStoredIds(readSerializedCart()) })
    else act(`whatsapp-${link.closest('.fab') ? 'floating' : link.closest('main') ? 'product' : 'other'}`)
  })
}

/**
 * Counts a page after it was open for a moment, and again when the visitor comes back to it. The delay is longer in the
 * low-bandwidth mode, where the page's own files come first.
 */
export function countPage(): void {
  // The page may have been left before the delay was over.
  timers.forEach(clearTimeout)
  const product = (all('[data-product]')[0] || root).dataset.product
  const pageTimer = setTimeout(
    () => {
      const { userAgent, connection: { effectiveType } = {} } = navigator as Navigator & { connection?: { effectiveType?: string } }
      send('', {
        userAgent,
        referrer: document.referrer,
        ...here(),
        isMobile: /Mobi/.test(userAgent),
        connectionType: effectiveType,
      })
      const term = new URLSearchParams(location.search).get('q')
      if (term) act('search', { term: term.slice(0, MAX_REPORTED_LENGTH) })
    },
    isLow ? LOW_PAGE_VIEW_DELAY_MS : PAGE_VIEW_DELAY_MS,
  )
  timers = [pageTimer, product ? setTimeout(send, PRODUCT_VIEW_DELAY_MS, '/product', { productId: Number(product) }) : pageTimer]
}

const here = () => ({ page: (location.pathname + location.search).slice(0, MAX_REPORTED_LENGTH), language: root.lang })

/** Counts an action of the visitor. `more`: further fields of the event. */
export function act(kind: string, more?: object): void {
  send('/action', { kind, ...more, ...here() })
}

/** False if the visitor refused in the browser or in the notice, or closed the notice without a choice. */
function mayCount(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean }
  return !isRefused && !globalPrivacyControl && doNotTrack !== '1' && !/"analytics":false|later/.test(readChoice())
}

/** Sends an event. If that fails, the event is stored, and this or another page sends it later. */
async function send(path: string, event: object): Promise<void> {
  if (!mayCount()) return
  const body = JSON.stringify({ id: Math.random(), timestamp: Date.now(), ...event })
  const controller = new AbortController()
  setTimeout(() => controller.abort(), TRACKING_TIMEOUT_MS)
  const request = {
    method: 'POST',
    // Completes the request even if the visitor leaves the page for WhatsApp.
    keepalive: true,
    headers: { 'content-type': 'application/json' },
    body,
    signal: controller.signal,
  }
  // Offline no request is made.
  const { status } = (navigator.onLine && (await fetch(`/api/track${path}`, request).catch(() => {}))) || {}
  // 204: counted; 400: refused for good. Other statuses may come from a captive portal.
  if (status === 204 || status === 400) return
  writeStored(LATE_EVENTS_KEY, `${readStored(LATE_EVENTS_KEY)}\n${body}`.slice(-MAX_STORED_CHARACTERS))
  sendStored()
}

/**
 * Loads the script that sends stored events, or deletes them if the visitor has refused since. The same script links to a waiting
 * inquiry, so it is also loaded when another tab has stored one.
 *
 * @param key of a storage event: the changed key
 */
function sendStored({ key }: { key?: string | null } = {}): void {
  if (key ? key === QUEUE_KEY : navigator.onLine && readStored(LATE_EVENTS_KEY))
    loadFiles<[typeof import('./queued-forms.ts')]>(files.forms).then(
      ([{ sendLate }]) => sendLate(mayCount),
      () => {},
    )
}
