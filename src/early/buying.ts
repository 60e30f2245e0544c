import { addToCart, type Cart, type CartItem, emptyCart, MAX_QUANTITY, quantityOf, setQuantity } from '#features/cart/cart.ts'
import { badgeText, CART_EVENT, CART_KEY, countStoredPieces, quantityStored } from '#features/cart/cart-storage.ts'
import { isOrderCode, makeOrderCode } from '#features/cart/order-code.ts'
import { serializeCart } from '#features/cart/stored-cart.ts'
import { fetchCart } from './cart.ts'
import { failed, free, load } from './islands.ts'
import { say } from './notice.ts'
import { read } from './storage.ts'

/** For how long a button says that it added. */
const ADDED_MS = 1000

/** The cart's own file, whose rules also know carts that are old, damaged, full or refused by the browser. */
type CartFile = typeof import('#islands/cart.tsx')

let addedTimer: ReturnType<typeof setTimeout> | undefined
/** The cart as the cart's own file holds it once the browser stores nothing. */
let unkept: string | undefined

const find = (selector: string) => document.querySelectorAll<HTMLElement>(selector)
const holder = () => document.querySelector<HTMLElement>('[data-item]')

/** A touch on one of the controls that add the page's product; what only the cart's own rules can answer is left to them. */
export function buy(button: HTMLElement): void {
  const { item = '', notice = '' } = holder()?.dataset ?? {}
  const { id, product } = JSON.parse(item) as CartItem
  const box = button.closest<HTMLElement>('[data-buy]')
  const picked = document.querySelector('.buy-out output')
  const isAdding = 'add' in button.dataset
  // Of a stepper's two buttons the first one lowers.
  const by = button.nextElementSibling ? -1 : 1
  free(button)

  if (isAdding) {
    // The bar has no picker: it adds one.
    const quantity = (box?.contains(picked) && Number(picked?.textContent)) || 1
    if (picked) showPicked(picked, 1)
    change(
      (cart) => addToCart(cart, { id, product, quantity }, { now: new Date().toISOString(), code: makeOrderCode(Math.random) }),
      (file) => file.add({ id, product, quantity }),
    )
  } else if (button.closest('.buy-in'))
    change(
      (cart) => setQuantity(cart, id, Math.max(1, quantityOf(cart, id) + by)),
      (file) => file.step(id, by),
    )
  else if (picked) showPicked(picked, Math.min(MAX_QUANTITY, Number(picked.textContent) + by))

  function change(step: (cart: Cart) => Cart, leave: (file: CartFile) => string | undefined): void {
    const cart = unkept ? undefined : readWhole()
    try {
      if (!cart) throw cart
      localStorage.setItem(CART_KEY, serializeCart(step(cart)))
    } catch {
      load<CartFile>('cart').then(
        ([, file]) => done(leave(file)),
        () => failed([button]),
      )
      return
    }
    dispatchEvent(new Event(CART_EVENT))
    done()
  }

  function done(problem?: string): void {
    if (!isAdding) return
    say(problem ?? notice, problem !== undefined)
    window.count?.('cart', [id])
    fetchCart()
    if (!box) return
    box.dataset.added = ''
    clearTimeout(addedTimer)
    addedTimer = setTimeout(() => {
      const hadFocus = box.contains(document.activeElement)
      for (const each of find('[data-added]')) delete each.dataset.added
      if (hadFocus) box.querySelector<HTMLElement>('[data-open-cart]')?.focus()
    }, ADDED_MS)
  }
}

/** The stored cart where it is whole and of this version. */
function readWhole(): Cart | undefined {
  const stored = localStorage.getItem(CART_KEY)
  if (!stored) return emptyCart
  const { version, code, items } = JSON.parse(stored)
  const isWhole = ({ id, quantity, product }: Cart['lines'][number]) => id > 0 && quantity > 0 && quantity < MAX_QUANTITY && product.slug
  return version === 1 && isOrderCode(code) && items[0] && items.every(isWhole) ? { code, lines: items } : undefined
}

function showPicked(picked: Element, count: number): void {
  picked.textContent = String(Math.max(1, count))
  showCart()
}

/** Shows what the cart holds: the number on its button, how many of the page's product, and the link that asks for as many. */
export function showCart(event?: Event): void {
  unkept = (event as CustomEvent<string | undefined> | undefined)?.detail || unkept
  const stored = unkept ?? read(CART_KEY)
  const pieces = countStoredPieces(stored)
  for (const badge of find('[data-cart]')) {
    if (pieces > 0) badge.dataset.count = badgeText(pieces)
    else delete badge.dataset.count
  }
  const item = holder()?.dataset.item
  if (!item) return
  const inCart = quantityStored(stored, JSON.parse(item).id)
  for (const box of find('[data-buy]')) box.toggleAttribute('data-in', inCart > 0)
  for (const place of find('.buy-in output')) place.textContent = String(inCart)
  for (const place of find('[data-pieces]')) place.textContent = `(${inCart})`
  for (const lower of find('[data-buy] .qty :first-child')) {
    ;(lower as HTMLButtonElement).disabled = Number(lower.nextElementSibling?.textContent) < 2
  }
  const count = inCart || Number(document.querySelector('.buy-out output')?.textContent)
  for (const link of find('[data-quote]')) {
    const { href } = link as HTMLAnchorElement
    ;(link as HTMLAnchorElement).href = href.replace(/&.*|$/, count > 1 ? `&quantity=${count}` : '')
  }
}
