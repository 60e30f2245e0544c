import type { CartLine } from '#features/cart/cart.ts'
import { CART_EVENT, CART_KEY } from '#features/cart/cart-storage.ts'
import { serializeCart } from '#features/cart/stored-cart.ts'
import { readIntactCart } from '#features/cart/whole-cart.ts'
import { loadSavedProgram } from '#features/catalog/saved/ask-shop.ts'
import { readAbout } from '#features/catalog/saved/stored-catalogue.ts'
import { type Language, languages } from '#i18n/language.ts'
import { PAGES_CACHE } from '#kit/browser/cache-names.ts'
import { readStored, writeStored } from '#kit/browser/storage.ts'
import { canStorePages } from '#kit/browser/stored-files.ts'
import type { compared } from './compared/compared.ts'
import { isWhole, showCut } from './connection/cut-page.ts'
import { showOtherHome } from './connection/other-home.ts'
import { showInquiryForm } from './offline-inquiry.ts'
import { explainOtherChoice, leadHere } from './other-choice.ts'
import { all, onReady, root } from './page.ts'
import type * as queuedForms from './queued-forms.ts'
import { whenShopIsBack, whenShopIsGone } from './shop-back.ts'

declare global {
  /** Address of queued-forms.ts; set by the build. */
  const __FORMS__: string
  /** Addresses of compared/compared.ts by language; set by the build. */
  const __COMPARED__: Record<string, string>
}

const PAGE = '/connection'
const MAX_LINKS = 12

/** Lists links to the stored pages: first those in the same section of the site, then the others; in both, the newest come first. */
async function listKept(): Promise<void> {
  const pages = await caches.open(PAGES_CACHE)
  const part = (path: string) => path.split('/')[1]
  const urls = (await pages.keys()).map(({ url }) => new URL(url)).filter(({ pathname }) => pathname !== PAGE)
  const isNear = ({ pathname }: URL) => part(pathname) === part(location.pathname)
  const near = [...urls.filter((url) => !isNear(url)), ...urls.filter(isNear)].reverse().slice(0, MAX_LINKS)
  const [nav] = all('#kept')
  for (const { href } of near) {
    const html = await (await pages.match(href, { ignoreVary: true }))?.text()
    const [markup = href] = /<title>[^<]*/.exec(html ?? '') ?? []
    const [title = href] = new DOMParser().parseFromString(markup, 'text/html').title.split(' · ')
    const link = Object.assign(document.createElement('a'), { href, textContent: title })
    nav?.lastElementChild?.appendChild(document.createElement('li')).append(link)
  }
  if (nav) nav.hidden = near.length === 0
}

const loadForms = () => import(/* @vite-ignore */ __FORMS__) as Promise<typeof queuedForms>

/** Finds a language in which a catalogue is saved: the page's, else any other. */
async function findSavedLanguage(): Promise<Language | undefined> {
  for (const language of [root.lang as Language, ...languages]) if (await readAbout(language)) return language
  return undefined
}

/** Shows the page from the saved catalogue. @returns false if there is none, or it lacks the page */
async function showSaved(): Promise<boolean> {
  const language = await findSavedLanguage()
  return language !== undefined && (await loadSavedProgram(language)).open(all('main')[0] as HTMLElement)
}

/**
 * Lets the catalogue link lead into the saved catalogue. Without one, and without a connection, the link is removed, since nothing can be
 * saved; so is the link to the home page, unless that is stored.
 */
async function linkCatalogue(): Promise<void> {
  const [[link], [home]] = [all('#catalogue') as NodeListOf<HTMLAnchorElement>, all('main .row a[href="/"]')]
  if (!link) return
  if (await findSavedLanguage()) {
    link.href = '/products'
    link.textContent = link.dataset.saved as string
  } else if ('kept' in root.dataset) {
    link.remove()
    if (!(await caches.match('/', { ignoreVary: true }))) home?.remove()
  }
}

/** Removes the sentence about stored pages and the catalogue link from the offline page, which was opened by its address. */
function removePromises(): void {
  for (const promise of all('main .lead, #catalogue')) promise.remove()
}

/**
 * Offers the current page in the notice of a stored or saved page once the shop answers; a reload would interrupt reading. Swaps
 * the attributes with the texts too, because the early script inserts them again.
 */
function offerCurrentPage(): void {
  const swap = () => {
    for (const place of all('.offline [data-back]')) {
      const { text, back } = place.dataset as Record<'text' | 'back', string>
      place.textContent = back
      Object.assign(place.dataset, { text: back, back: text })
    }
  }
  whenShopIsBack(() => {
    swap()
    // Other scripts send what waits. A browser that never noticed the loss of the connection fires no such event itself.
    dispatchEvent(new Event('online'))
    whenShopIsGone(() => {
      swap()
      offerCurrentPage()
    })
  })
}

/**
 * Dates the prices of products that are added to the cart on this page: they are as old as the page, and the device's clock, by
 * which the early script dates them, may be wrong. The page has its date from the shop.
 */
function datePrices(): void {
  const isNew = ({ seenAt }: CartLine) => Math.abs(Date.now() - Date.parse(seenAt)) < JUST_ADDED_MS
  addEventListener(CART_EVENT, () => {
    const { kept } = root.dataset
    const cart = readIntactCart(readStored(CART_KEY))
    if (!kept || !cart?.lines.some(isNew)) return
    const seenAt = new Date(kept).toISOString()
    writeStored(CART_KEY, serializeCart({ ...cart, lines: cart.lines.map((line) => (isNew(line) ? { ...line, seenAt } : line)) }))
  })
}
/** Time in ms, by the device's clock, within which a product counts as added just now. */
const JUST_ADDED_MS = 1000

/**
 * Runs on a page that the service worker shows because no usable answer came in time: a stored page, or /connection in place of any other.
 * Runs also on a page whose answer broke off.
 */
onReady(async () => {
  if (!isWhole()) return showCut()
  datePrices()
  const [again] = all('#again') as NodeListOf<HTMLAnchorElement>
  const [main] = all('main') as NodeListOf<HTMLElement>
  if (!again || !main) {
    explainOtherChoice(root.lang)
    // Fails on a stored page of an earlier version, whose calculator lacks these functions.
    void showOtherHome().catch(() => {})
    return offerCurrentPage()
  }
  const isShown = location.pathname !== PAGE && (await showSaved().catch(() => false))
  // If a catalogue is saved, the service worker hides the main element until this script has chosen its content.
  main.style.visibility = ''
  if (location.pathname !== PAGE) {
    leadHere()
    explainOtherChoice(main.lang || root.lang)
  }
  if (isShown) {
    // The browser looked for the place in the address before the page was shown.
    document.getElementById(location.hash.slice(1))?.scrollIntoView()
    // The early script found no form when the page loaded, so the form of the saved page is watched here.
    if (all('main [data-js=""]')[0]) void loadForms().then(({ watch }) => watch())
    return offerCurrentPage()
  }
  if (location.pathname === '/compare')
    void (import(/* @vite-ignore */ __COMPARED__[root.lang] as string) as Promise<ReturnType<typeof compared>>).then(({ show }) =>
      show(main),
    )
  if (location.pathname === PAGE && !(await canStorePages())) return removePromises()
  void linkCatalogue()
  void listKept()
  if (location.pathname === PAGE) return
  again.href = location.href
  const form = await showInquiryForm(loadForms).catch(() => undefined)
  // The main button is the form's.
  if (form) again.classList.remove('btn-sun')
  let isUsed = false
  form?.addEventListener('focusin', () => {
    isUsed = true
  })
  whenShopIsBack(() => {
    if (!isUsed) return location.reload()
    // A reload would interrupt the form. Without this mark the notice about the connection disappears.
    delete root.dataset.kept
    dispatchEvent(new Event('online'))
  })
})
