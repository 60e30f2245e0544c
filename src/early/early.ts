import { CART_EVENT } from '#features/cart/cart-storage.ts'
import { SHOWN_KEY } from '#features/sizing/household/kept-home.ts'
import { readStored } from '#kit/browser/storage.ts'
import { PLACEHOLDER } from '#kit/placeholder.ts'
import { buy, showCart } from './buying.ts'
import { openCart, watchCart } from './cart.ts'
import { handOver, showCarried, showCompared } from './comparing.ts'
import { watchCookies } from './cookies.ts'
import { countData, watchData } from './data-counter.ts'
import { files } from './files.ts'
import { watchForms } from './forms.ts'
import { isGoodLine } from './good-line.ts'
import { watchHumans } from './human.ts'
import { bring } from './islands.ts'
import { keepLanguage, showKeptLanguage } from './kept-language.ts'
import { watchLine } from './offline.ts'
import { all, around, isLow, onLoad, onReady, root, whenIdle } from './page.ts'
import { watchPopovers } from './popovers.ts'
import { watchVisits } from './visits.ts'
import { watchWorker } from './worker.ts'

/**
 * The early script, all that most pages need: it puts products into the cart and counts them, opens the cart, counts
 * the data that pages cost, lets staff see German, and brings an island to life when it is touched. Within islands it changes
 * attributes only, never text or elements, so that React finds there what the server made.
 */
type Caught = HTMLElement[] & { go?: () => void }
declare global {
  interface Window {
    q: Caught
    /** Lets a picture that is held back load once it comes near. */
    whenNear?: (image: Element) => void
    /** Counts what the visitor did, and with which products; without anything the page that is shown again. */
    count?: (kind?: 'cart' | 'cart-opened' | 'compare' | 'inquiry', products?: number[]) => void
  }
}

/** Once the line is back it counts what was typed into the calculator's fields meanwhile. */
function bringCalculator(): void {
  delete root.dataset.lost
  handOver(files.calc)
}

const MIN_SCROLL_PX = 9
const caught = window.q

caught.go = () => {
  // A message about an earlier try that failed has had its time.
  delete root.dataset.lost
  for (const target of caught.splice(0)) {
    if (target.matches('[data-cart],[data-open-cart]')) openCart(target)
    else if (!target.matches('.cmp') && target.closest('[data-buy]')) buy(target)
    else {
      // `data-js` names the script that answers, also within an island.
      const { js } = target.dataset
      const island = !js && target.closest<HTMLElement>('[data-island]')
      if (island) bring(island, target)
      else handOver(files[js || target.closest('#calc,#carries')?.id || 'compare'], target)
    }
  }
}
watchCart()
watchPopovers()
// Fetches the suggestions when a search box gets the focus; they handle the box from then on.
addEventListener('focusin', (event) => {
  const box = around(event, '.srch,#calc')
  if (box) handOver(files[box.id || 'suggest'])
})
// Leaves empty filters out of the address.
addEventListener('formdata', ({ target, formData }) => {
  if ((target as Element).id === 'filters') for (const [name, value] of [...formData]) if (!value) formData.delete(name)
})
/** Where the page was when it last told up from down. */
let lastTop = 0
addEventListener('scroll', () => {
  // A finger that rests still moves a little.
  if (Math.abs(scrollY - lastTop) < MIN_SCROLL_PX) return
  root.toggleAttribute('data-up', scrollY < lastTop)
  lastTop = scrollY
})
// A quantity that was typed.
addEventListener('change', (event) => {
  const field = around(event, '[data-buy] input')
  if (field) buy(field)
})
addEventListener('online', bringCalculator)
// On paper nothing can be unfolded.
window.onbeforeprint = () => {
  for (const fold of all('.acc>*,#answer details')) fold.setAttribute('open', '')
}
addEventListener('pageshow', ({ persisted }) => {
  if (!persisted) return
  // Staff see what they have changed, at every moment.
  if (root.dataset.staff) return location.reload()
  // Back from another page, where the cart and the language may have changed; the menu or the words that led there have had
  // their time.
  showCart()
  showKeptLanguage()
  showCarried()
  document.getElementById('menu')?.hidePopover?.()
  for (const form of all('.srch') as NodeListOf<HTMLFormElement>) form.reset()
  window.count?.()
})

// A browser's own lazy loading begins up to 2,500 px early, which on a phone is the whole page. A first source that holds
// only where scripts run (media/picture.tsx) keeps a picture back until this lets go of it.
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

/** A picture that is gone or does not arrive gives way to the drawing. */
function replace(image: EventTarget | null): void {
  if (!(image instanceof HTMLImageElement) || image.src.endsWith(PLACEHOLDER)) return
  for (const source of (image.parentElement as Element).querySelectorAll('source')) source.media = 'not all'
  image.removeAttribute('srcset')
  image.src = PLACEHOLDER
}
addEventListener('error', ({ target }) => replace(target), true)

// On a good line islands come by themselves, once the page has been painted and is idle, and pictures get sharper.
onLoad(() => {
  if (isLow || !isGoodLine()) return
  root.dataset.line = 'good'
  whenIdle(() => {
    handOver(files.sharp)
    for (const island of all('[data-island]')) bring(island)
  })
})
watchData()

// Only whoever signed in carries this cookie, so visitors never pay for the question.
if (/staff=1/.test(document.cookie)) {
  fetch('/api/admin/user').then(
    // Read to its end, or the line stays open.
    async (answer) => {
      await answer.text()
      if (answer.ok) root.dataset.staff = '1'
    },
    () => {},
  )
}

// The first look into the storage may wait for the device's disk.
onReady(keepLanguage)
watchLine()
watchCookies()
// A page that the browser has only prepared, in case somebody opens it, was not visited.
const countVisit = () => onReady(watchVisits)
if ((document as { prerendering?: boolean }).prerendering) document.addEventListener('prerenderingchange', countVisit)
else countVisit()
watchHumans()
watchWorker()

// Last, when all that a touch may need is there.
onReady(() => {
  // Not before: a card that is still arriving lacks the elements that its product is read from.
  addEventListener(CART_EVENT, showCart as () => void)
  addEventListener('storage', showCart as () => void)
  showCart()
  showCompared()
  showCarried()
  caught.go?.()
  watchForms(bring)
  // Shows the household that was chosen or entered the last time.
  if (readStored(SHOWN_KEY)) bringCalculator()
  for (const { parentElement } of all('source[media]')) near.observe((parentElement as Element).lastElementChild as Element)
  for (const image of document.images) if (image.complete && image.currentSrc && !image.naturalWidth) replace(image)
})
