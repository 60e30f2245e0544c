import { badgeText, CART_HASH, CART_KEY, countStoredPieces } from '#features/cart/cart-storage.ts'
import { watchCookies } from './cookies.ts'
import { hasNews, keepForm, watchForms } from './forms.ts'
import { isGoodLine } from './good-line.ts'
import { watchHumans } from './human.ts'
import { keepLanguage } from './kept-language.ts'
import { watchLine } from './offline.ts'
import { read, session, write } from './storage.ts'
import { watchVisits } from './visits.ts'
import { bringSheet } from './whole-sheet.ts'

/**
 * The early script: alone on the page at first. It counts the cart into the badge, shows what the visit has cost, lets
 * staff see German, and fetches the application when something is touched that needs it. It changes attributes only,
 * never text or elements, so that hydration finds the document as the server made it.
 */
type Caught = HTMLElement[] & { f?: (event: Event) => void; go?: () => void }
declare global {
  interface Window {
    q: Caught
    /** Called by the application when it is alive. */
    appReady?: () => void
    /** Lets a picture that is held back load once it comes near. */
    whenNear?: (image: Element) => void
    /** Counts what the visitor did, and with which products; without anything the page that is shown, once. */
    count?: (kind?: 'cart' | 'cart-opened' | 'inquiry', products?: number[]) => void
    /** The hydration script asks for the whole sheet: no other page may be shown without it. */
    bringSheet: () => Promise<unknown>
  }
}

const DRAWING = '/api/placeholder/400/300'
const caught = window.q
const root = document.documentElement
const { app, cookies = '', gate = '', sheet = '' } = (document.currentScript as HTMLElement).dataset
const isLow = root.dataset.bandwidth === 'low'
let isAsked = false

function startApp(): void {
  root.toggleAttribute('data-loading', caught.length > 0)
  if (isAsked || !app) return
  isAsked = true
  // A message about an earlier try that failed has had its time.
  delete root.dataset.app
  const script = document.createElement('script')
  // What a form was answered with carries its own.
  if (app === '#app') script.textContent = document.querySelector(app)?.textContent ?? ''
  else script.src = app
  script.onerror = failed
  document.head.append(script)
}

/** The line dropped: what was touched is free again, and the next touch tries once more. */
function failed(): void {
  isAsked = false
  root.removeAttribute('data-loading')
  root.dataset.app = 'failed'
  // Once, however often it was touched.
  for (const target of new Set(caught.splice(0))) {
    target.removeAttribute('aria-busy')
    keepForm(target as HTMLButtonElement)
  }
}
addEventListener('app-failed', failed)

window.appReady = () => {
  root.dataset.app = 'ready'
  root.removeAttribute('data-loading')
  if (caught.f) removeEventListener('click', caught.f, true)
  // What was touched before the application was there is played again, in order.
  for (const target of caught.splice(0)) {
    target.removeAttribute('aria-busy')
    target.click()
  }
  write('app', app?.slice(0, 12) ?? '')
}

window.bringSheet = () => bringSheet(sheet)

caught.go = startApp
if (caught.length > 0) startApp()

// A link that carries an order: the application asks what to do with it.
function openLinkedCart(): void {
  if (location.hash.startsWith(CART_HASH)) startApp()
}
openLinkedCart()
addEventListener('hashchange', openLinkedCart)

function showCart(): void {
  const pieces = countStoredPieces(read(CART_KEY))
  for (const badge of document.querySelectorAll<HTMLElement>('[data-cart]')) {
    if (pieces > 0) badge.dataset.count = badgeText(pieces)
    else delete badge.dataset.count
  }
}
onReady(showCart)
addEventListener('storage', (event) => {
  if (event.key === CART_KEY && root.dataset.app !== 'ready') showCart()
})

// A browser's own lazy loading begins up to 2,500 px early, which on a phone is the whole page. A first source that holds
// only where scripts run (media/picture.tsx) keeps a picture back until this lets go of it.
const near = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue
      near.unobserve(target)
      target.parentElement?.firstElementChild?.setAttribute('media', 'not all')
    }
  },
  { rootMargin: isLow ? '50px' : '100px' },
)
window.whenNear = (image) => near.observe(image)
onReady(() => {
  for (const hold of document.querySelectorAll('source[media]')) window.whenNear?.(hold.parentElement?.lastElementChild as Element)
})

/** A picture that is gone or does not arrive gives way to the drawing; later the application sees to that itself. */
function replace(image: EventTarget | null): void {
  if (root.dataset.app === 'ready' || !(image instanceof HTMLImageElement) || image.src.endsWith(DRAWING)) return
  for (const source of image.parentElement?.querySelectorAll('source') ?? []) source.media = 'not all'
  image.removeAttribute('srcset')
  image.src = DRAWING
}
addEventListener('error', ({ target }) => replace(target), true)
onReady(() => {
  for (const image of document.images) if (image.complete && image.currentSrc && !image.naturalWidth) replace(image)
})

watchForms(startApp)
onReady(() => hasNews() && startApp())

/** What has moved tells how good the line is, and, in the footer, how many bytes the pages of this visit were so far. */
addEventListener('load', () => {
  const entries = [
    ...performance.getEntriesByType('navigation'),
    ...performance.getEntriesByType('resource'),
  ] as PerformanceResourceTiming[]
  // On a good line the application comes by itself, once the page has been painted and is idle, and sharpens the pictures.
  if (!isLow && isGoodLine(entries)) {
    root.dataset.line = 'good'
    ;(window.requestIdleCallback ?? setTimeout)(startApp, { timeout: 4000 } as never)
  }
  const bytes = entries.reduce((sum, entry) => sum + (entry.transferSize ?? 0), 0)
  if (!bytes) return
  const total = Number(read('visit', session)) + bytes
  write('visit', String(total), session)
  for (const place of document.querySelectorAll<HTMLElement>('[data-visit]'))
    place.dataset.visit = (total / 1e6).toFixed(total < 1e6 ? 2 : 1)
})

// Only whoever signed in carries this mark, so visitors never pay for the question.
if (/(?:^|;\s*)staff=1/.test(document.cookie)) {
  fetch('/api/admin/user').then(
    // Read to its end, or the line stays open.
    async (answer) => {
      await answer.text()
      if (answer.ok) root.dataset.staff = '1'
    },
    () => {},
  )
}

keepLanguage()
watchLine()
watchCookies(cookies, sheet, isLow)
// A page that the browser has only prepared, in case somebody opens it, was not visited.
const countVisit = () => onReady(() => watchVisits(isLow))
if ((document as { prerendering?: boolean }).prerendering) document.addEventListener('prerenderingchange', countVisit)
else countVisit()
watchHumans(gate)

function onReady(run: () => void): void {
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', run)
  else run()
}
