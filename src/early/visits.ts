import { CART_KEY, listStoredIds } from '#features/cart/cart-storage.ts'
import { CONSENT_EVENT, type Consent } from '#features/visitors/consent.ts'
import { PRODUCT_VIEW_DELAY_MS, pageViewDelayMs, TRACKING_TIMEOUT_MS, TRACKING_WAITS_MS } from '#features/visitors/tracking-times.ts'
import { read, session } from './storage.ts'

const root = document.documentElement
/** After so many losses in a row the line is left to the visitor. */
const MOST_LOSSES = 3
/** The server takes no longer address, and no longer search. */
const LONGEST = 200

/** Where a choice cannot be stored it holds as long as the page. */
let isRefused = false
let losses = 0
let timers: ReturnType<typeof setTimeout>[] = []

/**
 * Counts what is visited and done, for as long as nobody objects. Without any cookie; what cannot be sent is lost, and
 * nobody is told. Other scripts tell by `window.count` what only they know.
 *
 * @param isLow in the low-bandwidth mode the page itself comes first
 */
export function watchVisits(isLow: boolean): void {
  window.count = (kind, products) => {
    if (kind) act(kind, products ?? (kind === 'cart-opened' ? inCart() : undefined))
    else countPage(isLow)
  }
  countPage(isLow)
  addEventListener(CONSENT_EVENT, (event) => {
    isRefused = !(event as CustomEvent<Consent>).detail.analytics
  })
  addEventListener('click', ({ target }) => {
    const link = (target as Element).closest?.<HTMLAnchorElement>('a[href]')
    if (!link) return
    if (link.protocol === 'tel:') act('call')
    if (link.protocol === 'mailto:') act('email')
    if (link.host !== 'wa.me') return
    // The gate is a dialog too, and no cart.
    if (link.closest('dialog.dlg')) act('whatsapp-cart', inCart())
    else act(`whatsapp-${link.closest('.fab') ? 'floating' : link.closest('main') ? 'product' : 'other'}`)
  })
}

/** A page counts once it has been read for a moment, and again when somebody comes back to it. */
function countPage(isLow: boolean): void {
  // It may have been left before that moment had passed.
  timers.forEach(clearTimeout)
  const wait = setTimeout(() => {
    const { pathname, search } = location
    const { userAgent } = navigator
    send('', {
      page: (pathname + search).slice(0, LONGEST),
      userAgent,
      referrer: document.referrer,
      timestamp: new Date(),
      isMobile: /Mobi/.test(userAgent),
      connectionType: (navigator as { connection?: { effectiveType?: string } }).connection?.effectiveType,
      language: root.lang,
    })
    const term = new URLSearchParams(search).get('q')
    if (term) act('search', undefined, term.slice(0, LONGEST))
  }, pageViewDelayMs(isLow))
  const productId = Number(document.querySelector<HTMLElement>('[data-product]')?.dataset.product)
  timers = [wait, productId ? setTimeout(send, PRODUCT_VIEW_DELAY_MS, '/product', { productId }) : wait]
}

function act(kind: string, products?: number[], term?: string): void {
  send('/action', { kind, products, term, page: (location.pathname + location.search).slice(0, LONGEST), language: root.lang })
}

const inCart = () => listStoredIds(read(CART_KEY))

/** Not for who asked the browser, or us, not to; closing the notice without a choice allows nothing either. */
function mayCount(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean }
  return (
    !isRefused &&
    doNotTrack !== '1' &&
    !globalPrivacyControl &&
    !/"analytics":false|later/.test(`${read('cookie-consent')}${read('cookie-consent', session)}`)
  )
}

function send(path: string, body: object, attempt = 0): void {
  if (losses >= MOST_LOSSES || !mayCount()) return
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
  Promise.resolve(navigator.onLine && fetch(`/api/track${path}`, request)).then((answer) => {
    if (answer && answer.status < 500) losses = 0
    else retry()
  }, retry)

  function retry(): void {
    const wait = TRACKING_WAITS_MS[attempt]
    if (wait) setTimeout(send, wait, path, body, attempt + 1)
    else losses += 1
  }
}
