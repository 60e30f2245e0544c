import { addToCart, type Cart, type CartItem, clampPieces, stepQuantity } from '#features/cart/cart.ts'
import { badgeText, countStoredPieces, quantityStored } from '#features/cart/cart-storage.ts'
import { makeOrderCode } from '#features/cart/order-code.ts'
import { readWhole } from '#features/cart/whole-cart.ts'
import { bringCart, type CartFile, fetchCart, heldCart, holdCart, keepCart } from './cart.ts'
import { failed, free } from './islands.ts'
import { say } from './notice.ts'
import { all, fillTexts } from './page.ts'

/** For how long a button says that it added. */
const ADDED_MS = 1000

let addedTimer: ReturnType<typeof setTimeout> | undefined

type Problem = ReturnType<CartFile['change']>

const item = () => all('[data-item]')[0]
const itemOf = ({ dataset }: HTMLElement) => JSON.parse(dataset.item as string) as CartItem
const picker = () => all('.buy-out output')[0]
const countIn = (output: Element | null | undefined) => Number(output?.textContent)

/** A touch on one of the controls that add the page's product; what only the cart's own rules can answer is left to them. */
export function buy(button: HTMLElement): void {
  const page = item() as HTMLElement
  const product = itemOf(page)
  const { id } = product
  const box = button.closest('[data-buy]') as HTMLElement
  const isAdding = 'add' in button.dataset
  // Of a stepper's two buttons the first one lowers.
  const by = button.nextElementSibling ? -1 : 1
  // The bar has no picker: it adds one.
  const quantity = countIn(box.querySelector('.buy-out output')) || 1

  if (isAdding)
    change((cart) => addToCart(cart, { ...product, quantity }, { now: new Date().toISOString(), code: makeOrderCode(Math.random) }))
  else if (button.closest('.buy-in')) change((cart) => stepQuantity(cart, id, by))
  else {
    free(button)
    pick(quantity + by)
  }

  function change(step: (cart: Cart) => Cart): void {
    const cart = readWhole(heldCart())
    if (cart && keepCart(step(cart))) done()
    else
      bringCart().then(
        ([, file]) => done(file.change(step, id)),
        () => failed([button]),
      )
  }

  /** @param problem what came of it, where it is more than that it was done */
  function done(problem?: Problem): void {
    free(button)
    if (!isAdding) {
      // Lowered to one, it is disabled, and would lose the focus.
      if (button.matches(':disabled')) (button.nextElementSibling?.nextElementSibling as HTMLElement | null)?.focus()
      return
    }
    say(problem?.text ?? (page.dataset.notice as string), !!problem)
    if (problem?.isFull) return
    pick(1)
    window.count?.('cart', [id])
    fetchCart()
    box.dataset.added = ''
    clearTimeout(addedTimer)
    addedTimer = setTimeout(() => {
      const hadFocus = box.contains(document.activeElement)
      for (const each of all('[data-added]')) delete each.dataset.added
      if (hadFocus) box.querySelector<HTMLElement>('[data-open-cart]')?.focus()
    }, ADDED_MS)
  }
}

/** How many pieces the next touch on 'add' takes. */
function pick(count: number): void {
  const picked = picker()
  if (picked) picked.textContent = String(clampPieces(count))
  showCart()
}

/**
 * Shows what the cart holds: the number on its button, how many of the page's product, and the link that asks for as many.
 *
 * @param detail of an event that tells of a change, see CART_EVENT
 */
export function showCart({ detail }: { detail?: string | null } = {}): void {
  if (detail !== undefined) holdCart(detail)
  const stored = heldCart()
  const pieces = countStoredPieces(stored)
  for (const { dataset } of all('[data-cart]')) {
    if (pieces) dataset.count = badgeText(pieces)
    else delete dataset.count
  }
  const page = item()
  if (!page) return
  const inCart = quantityStored(stored, itemOf(page).id)
  for (const box of all('[data-buy]')) box.toggleAttribute('data-in', !!inCart)
  if (inCart) fillTexts('[data-buy]')
  for (const place of all('.buy-in output,[data-pieces]')) place.textContent = String(inCart)
  for (const lower of all('[data-buy] .qty :first-child')) lower.toggleAttribute('disabled', countIn(lower.nextElementSibling) < 2)
  const count = inCart || countIn(picker())
  for (const link of all('[data-quote]') as NodeListOf<HTMLAnchorElement>)
    link.href = link.href.replace(/(&.*)?#/, count > 1 ? `&quantity=${count}#` : '#')
}
