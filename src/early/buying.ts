import { addToCart, type Cart, type CartItem, clampPieces, stepQuantity } from '#features/cart/cart.ts'
import { badgeText, countStoredPieces, findStoredQuantity } from '#features/cart/cart-storage.ts'
import { makeOrderCode } from '#features/cart/order-code.ts'
import { readIntactCart } from '#features/cart/whole-cart.ts'
import { type CartFile, loadCart, preloadCart, readSerializedCart, setUnstoredCart, storeCart } from './cart.ts'
import { clearBusy, handleFailedLoad } from './islands.ts'
import { showNotice } from './notice.ts'
import { all, fillTexts, root } from './page.ts'
import { act } from './visits.ts'

/** How long a button shows that the product was added, in ms. */
const ADDED_MS = 1000

let addedTimer: ReturnType<typeof setTimeout> | undefined

type Problem = ReturnType<CartFile['change']>

/** The quantity in a field; 1 if the field is missing, empty or invalid. */
const countIn = (field: Element | null | undefined) => Number((field as HTMLInputElement | null)?.value) || 1
const pickerIn = (box: HTMLElement) => box.querySelector<HTMLInputElement>('.buy-out input')

/**
 * Reads the product of a `data-buy` box from `data-item`. Cards have no `data-item`, because a list would contain it 24 times:
 * their product is read from the markup.
 */
function itemOf(box: HTMLElement): CartItem {
  const place = box.closest<HTMLElement>('[data-item],article') as HTMLElement
  if (place.dataset.item) return JSON.parse(place.dataset.item) as CartItem
  const find = (selector: string) => place.querySelector(selector)
  const price = (selector: string) => {
    const shown = find(selector)
    const cents = shown && Number((shown.textContent as string).replace(/\D/g, ''))
    return cents ? (cents / 100).toFixed(2) : null
  }
  const link = find('h3 a') as HTMLAnchorElement
  const name = link.textContent as string
  const [now, before] = [price('.price b'), price('.price s')]
  return {
    // The address of the "compare" link ends with the product's id.
    id: Number(/\d+$/.exec((find('.cmp') as HTMLAnchorElement).href)),
    product: {
      slug: link.pathname.slice(9),
      sku: box.dataset.buy || null,
      nameEs: name,
      nameDe: name,
      nameEn: name,
      mainImage: (find('img') as Element).getAttribute('src'),
      oldPrice: before || now,
      newPrice: before && now,
      priceOnRequest: !now,
      stockStatus: 'in_stock',
      isSource: !!find('[data-add="1"]') || undefined,
      namedIn: root.lang,
    },
  }
}

/**
 * Handles a control that adds a product or changes its quantity. The cart's script makes the change if the stored cart is damaged
 * or of an older version, a line has the maximum quantity, or the browser cannot store the cart.
 */
export function handleBuying(touched: HTMLElement): void {
  const box = touched.closest('[data-buy]') as HTMLElement
  const { id, product } = itemOf(box)
  const isAdding = 'add' in touched.dataset
  const field = touched.closest('.qty')?.querySelector('input') as HTMLInputElement
  const isTyped = touched === field
  // The first button of a stepper decreases, the last one increases.
  const by = touched.nextElementSibling ? -1 : 1
  const picked = pickerIn(box)

  if (isAdding) {
    // Only the first of the taps that were queued while this script was loading counts: visitors tap again if nothing happens.
    if (touched.matches('[aria-busy]'))
      change((cart) =>
        addToCart(cart, { id, product, quantity: countIn(picked) }, { now: new Date().toISOString(), code: makeOrderCode(Math.random) }),
      )
  } else if (touched.closest('.buy-in')) {
    const inCart = findStoredQuantity(readSerializedCart(), id)
    // Invalid text changes nothing and is replaced by the quantity in the cart.
    change((cart) => stepQuantity(cart, id, isTyped ? (Number(field.value) || inCart) - inCart : by))
  } else {
    clearBusy(touched)
    pick(countIn(field) + (isTyped ? 0 : by))
  }

  function change(step: (cart: Cart) => Cart): void {
    const cart = readIntactCart(readSerializedCart())
    if (cart && storeCart(step(cart))) done()
    else
      loadCart().then(
        ([file]) => done(file.change(step, id)),
        () => handleFailedLoad([touched]),
      )
  }

  /** Sets the quantity that the next press of "add" adds. */
  function pick(count: number): void {
    if (picked) picked.value = `${clampPieces(count)}`
    showCart()
  }

  /** @param problem message of the cart's script, such as that a line has the maximum quantity; undefined after a plain change */
  function done(problem?: Problem): void {
    clearBusy(touched)
    if (!isAdding) {
      // A button that becomes disabled loses the focus.
      if (touched.matches(':disabled')) ((touched.parentElement as Element).lastElementChild as HTMLElement).focus()
      return
    }
    const { notice } = (box.closest('[data-notice]') as HTMLElement).dataset
    showNotice(problem ? problem.text : (notice as string).replace('*', () => product.nameEs), !!problem)
    if (problem?.isFull) return
    pick(1)
    act('cart', { products: [id] })
    preloadCart()
    box.dataset.added = ''
    clearTimeout(addedTimer)
    addedTimer = setTimeout(() => {
      const [hidden] = all('[data-added] :focus')
      for (const each of all('[data-added]')) delete each.dataset.added
      if (hidden) (box.querySelector<HTMLElement>('[data-open-cart]') || box.querySelector<HTMLElement>('.buy-in>:last-child'))?.focus()
    }, ADDED_MS)
  }
}

/**
 * Shows the contents of the cart: the number on its button, the quantity of each product that can be added on this page, and
 * the products in the link to the quote form.
 *
 * @param detail of a change event, see CART_EVENT
 */
export function showCart({ detail }: { detail?: string | null } = {}): void {
  if (detail !== undefined) setUnstoredCart(detail)
  const stored = readSerializedCart()
  const pieces = countStoredPieces(stored)
  for (const { dataset } of all('[data-cart]')) {
    if (pieces) dataset.count = badgeText(pieces)
    else delete dataset.count
  }
  for (const box of all('[data-buy]')) {
    const { id, product } = itemOf(box)
    const inCart = findStoredQuantity(stored, id)
    box.toggleAttribute('data-in', !!inCart)
    if (inCart) fillTexts('[data-buy]')
    const field = box.querySelector<HTMLInputElement>('.buy-in input')
    if (field) field.value = `${inCart}`
    for (const place of box.querySelectorAll('[data-pieces]')) place.textContent = `${inCart}`
    if (box.closest('article')) box.setAttribute('aria-label', product.nameEs)
    const picked = pickerIn(box)
    const count = inCart || countIn(picked)
    if (picked)
      for (const link of all('[data-quote]') as NodeListOf<HTMLAnchorElement>)
        link.href = link.href.replace(/(&.*)?#/, count > 1 ? `&quantity=${count}#` : '#')
  }
  for (const lower of all('[data-buy] .qty>:first-child')) lower.toggleAttribute('disabled', countIn(lower.nextElementSibling) < 2)
}
