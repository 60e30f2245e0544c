import { CART_EVENT } from '#features/cart/cart-storage.ts'
import { SHOWN_KEY } from '#features/sizing/household/kept-home.ts'
import { readStored } from '#kit/browser/storage.ts'
import { PLACEHOLDER } from '#kit/pictures.ts'
import { handleBuying, showCart } from './buying.ts'
import { openCart, watchCart } from './cart.ts'
import { forwardTouches, loadComparison, loadRuntimes } from './comparing.ts'
import { watchCookies } from './cookies.ts'
import { countData, watchDataUse } from './data-counter.ts'
import { files } from './files.ts'
import { watchForms } from './forms.ts'
import { isGoodConnection } from './good-connection.ts'
import { loadGateIfRequired } from './human.ts'
import { hydrateIsland } from './islands.ts'
import { reloadIfLanguageChanged, syncLanguage } from './kept-language.ts'
import { watchConnection, watchWorker } from './offline.ts'
import { all, closestTo, isLow, onLoad, onReady, root, whenIdle } from './page.ts'
import { watchPopovers } from './popovers.ts'
import { countPage, watchVisits } from './visits.ts'

/**
 * The early script, the only script that most pages need: adds products to the cart and counts them, opens the cart, counts
 * transferred bytes, lets staff see German, and hydrates an island when it is touched. Within islands it changes attributes
 * only, never text or elements, so that React finds the server's markup.
 */

/** Touched elements that the inline script queued (event-replay.ts); `go` handles them. */
type Caught = HTMLElement[] & { go?: () => void }
declare global {
  interface Window {
    q: Caught
    /** Lets a held-back picture load when it comes near the window. */
    whenNear?: (image: Element) => void
    /** Counts an action of the visitor and its products. */
    count?: (kind: 'cart' | 'cart-opened' | 'compare' | 'inquiry', products?: number[]) => void
  }
}

/** Loads the calculator's script, which also calculates with values that were typed before it loaded. */
function loadCalculator(): void {
  delete root.dataset.lost
  forwardTouches(files.calc)
}

const MIN_SCROLL_PX = 9
const caught = window.q

const answerTouches = () => {
  // Removes the message about an earlier failure.
  delete root.dataset.lost
  for (const target of caught.splice(0)) {
    if (target.matches('[data-cart],[data-open-cart]')) openCart(target)
    else if (!target.matches('.cmp') && target.closest('[data-buy]')) handleBuying(target)
    else {
      // `data-js` names the script that handles the element, also within an island.
      const { js } = target.dataset
      const island = !js && target.closest<HTMLElement>('[data-island]')
      if (island) hydrateIsland(island, target)
      else forwardTouches(files[js || target.closest('#calc,#carries')?.id || 'compare'], target)
    }
  }
}
caught.go = answerTouches
watchCart()
watchPopovers()
// Loads suggestions or calculator when a search box or a field of the calculator gets the focus; they handle it from then on.
addEventListener('focusin', (event) => {
  const box = closestTo(event, '.srch,#calc')
  if (box) forwardTouches(files[box.id || 'suggest'])
})
// Leaves empty filters out of the address.
addEventListener('formdata', ({ target, formData }) => {
  if ((target as Element).id === 'filters') for (const [name, value] of [...formData]) if (!value) formData.delete(name)
})
/** Scroll position at the last movement that was not ignored. */
let lastTop = 0
addEventListener('scroll', () => {
  // A resting finger still moves a little.
  if (Math.abs(scrollY - lastTop) < MIN_SCROLL_PX) return
  root.toggleAttribute('data-up', scrollY < lastTop)
  lastTop = scrollY
})
// Handles a typed quantity.
addEventListener('change', (event) => {
  const field = closestTo(event, '[data-buy] input')
  if (field) handleBuying(field)
})
addEventListener('online', loadCalculator)
// Opens the folds of accordions and of the calculator's answer before printing.
window.onbeforeprint = () => {
  for (const fold of all('.acc>*,#answer details')) fold.setAttribute('open', '')
}
addEventListener('pageshow', ({ persisted }) => {
  if (!persisted) return
  // Staff must see their own changes: the browser's copy may be stale.
  if (root.dataset.staff) return location.reload()
  // The browser restored this page from its back/forward cache. Cart and language may have changed on another page. The menu and
  // the search boxes are still as they were when the visitor left.
  showCart()
  reloadIfLanguageChanged()
  loadRuntimes()
  // supported: called only where popovers exist; else watchPopovers stands in
  if ('popover' in root) for (const menu of all('#menu')) menu.hidePopover()
  for (const form of all('.srch') as NodeListOf<HTMLFormElement>) form.reset()
  countPage()
})

// Browsers start lazy loading up to 2,500 px early, which on a phone is the whole page. A first source whose media query only
// matches with scripts (media/picture.tsx) holds a picture back; this observer disables that source.
const near = new IntersectionObserver(
  (entries) => {
    countData()
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue
      near.unobserve(target)
      ;((target.parentElement as Element).firstElementChild as Element).setAttribute('media', 'not all')
    }
  },
  { rootMargin: isLow ? '50px' : '100px' },
)
window.whenNear = (image) => near.observe(image)

/** Replaces a missing or failed picture by the placeholder. */
function replace(image: EventTarget | null): void {
  if (!(image instanceof HTMLImageElement) || image.src.endsWith(PLACEHOLDER)) return
  for (const source of (image.parentElement as Element).querySelectorAll('source')) source.media = 'not all'
  image.removeAttribute('srcset')
  image.src = PLACEHOLDER
}
addEventListener('error', ({ target }) => replace(target), true)

// On a good connection islands are hydrated without a touch, and pictures are replaced by sharper ones, once the page is complete and idle.
onLoad(() => {
  if (isLow || !isGoodConnection()) return
  root.dataset.line = 'good'
  whenIdle(() => {
    forwardTouches(files.sharp)
    for (const island of all('[data-island]')) hydrateIsland(island)
  })
})
watchDataUse()

// Only staff have this cookie, so visitors never make this request.
if (/staff=1/.test(document.cookie)) {
  fetch('/api/admin/user')
    .then(async (answer) => {
      // Reads the answer to its end; otherwise the connection stays open.
      await answer.text()
      if (answer.ok) root.dataset.staff = '1'
    })
    .catch(() => {})
}

// Delayed, because the first access to storage may wait for the device's disk.
onReady(syncLanguage)
watchConnection()
watchCookies()
// A prerendered page counts as visited only when somebody opens it.
onReady(() => {
  if ((document as { prerendering?: boolean }).prerendering) document.addEventListener('prerenderingchange', watchVisits)
  else watchVisits()
})
loadGateIfRequired()
watchWorker()

// Comes last: handlers of queued touches may need anything that is defined above.
onReady(() => {
  // Waits for the parsed document: a card that is still arriving lacks elements that its product is read from.
  addEventListener(CART_EVENT, showCart as () => void)
  addEventListener('storage', showCart as () => void)
  showCart()
  loadComparison()
  loadRuntimes()
  answerTouches()
  watchForms(hydrateIsland)
  // The calculator's script shows the household that was chosen or entered last time.
  if (readStored(SHOWN_KEY)) loadCalculator()
  for (const { parentElement } of all('source[media]')) near.observe((parentElement as Element).lastElementChild as Element)
  for (const image of document.images) if (image.complete && image.currentSrc && !image.naturalWidth) replace(image)
})
