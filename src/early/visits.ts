import { listStoredIds } from '#features/cart/cart-storage.ts'
import { CONSENT_EVENT, type Consent } from '#features/visitors/consent.ts'
import { PRODUCT_VIEW_DELAY_MS, pageViewDelayMs, TRACKING_TIMEOUT_MS, TRACKING_WAITS_MS } from '#features/visitors/tracking-times.ts'
import { heldCart } from './cart.ts'
import { readChoice } from './cookies.ts'
import { all, around, isLow, root } from './page.ts'

/** After so many losses in a row the line is left to the visitor. */
const MAX_LOSSES = 3
/** The server takes no longer address, and no longer search. */
const MAX_LENGTH = 200

/** Where a choice cannot be stored it holds as long as the page. */
let isRefused = false
let losses = 0
let timers: ReturnType<typeof setTimeout>[] = []

/**
 * Counts what is visited and done, for as long as nobody objects. Without any cookie; what cannot be sent is lost, and
 * nobody is told. Others tell by `window.count` what only they know.
 */
export function watchVisits(): void {
  window.count = (kind, products) => (kind ? act(kind, { products }) : countPage())
  countPage()
  addEventListener(CONSENT_EVENT, (event) => {
    isRefused = !(event as CustomEvent<Consent>).detail.analytics
  })
  addEventListener('click', (event) => {
    const link = around<HTMLAnchorElement>(event, 'a[href]')
    if (link?.protocol === 'tel:') act('call')
    if (link?.protocol === 'mailto:') act('email')
    if (link?.host !== 'wa.me') return
    if (link.closest('#cart')) act('whatsapp-cart', { products: listStoredIds(heldCart()) })
    else act(`whatsapp-${link.closest('.fab') ? 'floating' : link.closest('main') ? 'product' : 'other'}`)
  })
}

/**
 * A page counts once it has been read for a moment, and again when somebody comes back to it. In the low-bandwidth mode the
 * page itself comes first.
 */
function countPage(): void {
  // It may have been left before that moment had passed.
  timers.forEach(clearTimeout)
  const [
    {
      dataset: { product },
    } = root,
  ] = all('[data-product]')
  const pageTimer = setTimeout(() => {
    const { userAgent, connection: { effectiveType } = {} } = navigator as Navigator & { connection?: { effectiveType?: string } }
    send('', {
      ...here(),
      userAgent,
      referrer: document.referrer,
      timestamp: new Date(),
      isMobile: /Mobi/.test(userAgent),
      connectionType: effectiveType,
    })
    const term = new URLSearchParams(location.search).get('q')
    if (term) act('search', { term: term.slice(0, MAX_LENGTH) })
  }, pageViewDelayMs(isLow))
  timers = [pageTimer, product ? setTimeout(send, PRODUCT_VIEW_DELAY_MS, '/product', { productId: Number(product) }) : pageTimer]
}

const here = () => ({ page: (location.pathname + location.search).slice(0, MAX_LENGTH), language: root.lang })

function act(kind: string, more?: object): void {
  send('/action', { kind, ...more, ...here() })
}

/** Not for who asked the browser, or us, not to; closing the notice without a choice allows nothing either. */
function mayCount(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean }
  return !isRefused && doNotTrack !== '1' && !globalPrivacyControl && !/"analytics":false|later/.test(readChoice())
}

async function send(path: string, body: object, attempt = 0): Promise<void> {
  if (losses >= MAX_LOSSES || !mayCount()) return
  const patience = new AbortController()
  setTimeout(() => patience.abort(), TRACKING_TIMEOUT_MS)
  const request = {
    method: 'POST',
    // It arrives even when the page is left for WhatsApp.
    keepalive: true,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: patience.signal,
  }
  // Without a line there is nothing to try.
  const answer = navigator.onLine && (await fetch(`/api/track${path}`, request).catch(() => undefined))
  const wait = TRACKING_WAITS_MS[attempt]
  if (answer && answer.status < 500) losses = 0
  else if (wait) setTimeout(send, wait, path, body, attempt + 1)
  else losses += 1
}
