import {
  type CartLine,
  emptyCart,
  quantityOf,
  readQuantity,
  removeFromCart,
  restoreLine,
  setQuantity,
  stepQuantity,
} from '#features/cart/cart.ts'
import { acknowledgeChanges } from '#features/cart/cart-memory.ts'
import { cartStore } from '#features/cart/cart-store.ts'
import { totalText } from '#features/cart/order/whatsapp-message.ts'
import { focusNextPart } from '#features/cart/screen/opened-order-parts.ts'
import { countChanged } from './cart-view.ts'
import { copyOrder } from './copy-order.ts'
import { lineName } from './line-view.ts'
import { focusTitle, type OpenCart } from './open-cart.ts'

/** Click handlers by the value of the button. */
const answers: Readonly<Record<string, (open: OpenCart, button: HTMLButtonElement) => void>> = {
  close: ({ dialog }) => dialog.close(),
  clear(open) {
    if (!confirm(open.t('cart.clearQuestion'))) return
    open.taken = undefined
    open.said = open.t('cart.cleared')
    cartStore.change(() => emptyCart)
    focusTitle(open.dialog)
  },
  read(open) {
    open.news = []
    if (countChanged(cartStore.read()) > 0) cartStore.change(acknowledgeChanges)
    if (cartStore.read().isDamaged) cartStore.forgetDamage()
    open.draw()
    focusTitle(open.dialog)
  },
  undo(open) {
    const { taken } = open
    if (!taken) return
    open.taken = undefined
    open.said = open.t('buy.notice', { name: lineName(open, taken.line) })
    cartStore.change((cart) => restoreLine(cart, taken))
    focusTitle(open.dialog)
  },
  remove(open, button) {
    const line = lineOf(button)
    if (line) remove(open, line)
  },
  '-1': step,
  '1': step,
  parts: ({ dialog }) => focusNextPart(dialog),
  copy: (open) => void copyOrder(open),
  check(open) {
    open.said = open.t('cart.checking')
    void open.prices.check()
    focusTitle(open.dialog)
  },
  checks: ({ dialog }) => dialog.querySelector<HTMLElement>('#checks')?.focus(),
  retry(open) {
    open.link.retry()
    focusTitle(open.dialog)
  },
  add: decide,
  replace: decide,
  keep: decide,
}

export function handleClick(open: OpenCart, button: HTMLButtonElement): void {
  answers[button.value]?.(open, button)
}

/**
 * Handles a typed quantity. A positive number takes effect while the visitor types, so that the links that send the order are
 * always current. When the field loses the focus, 0 removes the line, and an empty or unreadable field shows the quantity that took
 * effect last.
 *
 * @param isLeft true if the field has just lost the focus
 */
export function handleInput(open: OpenCart, field: HTMLInputElement, isLeft: boolean): void {
  const line = lineOf(field)
  if (!line) return
  const quantity = readQuantity(field.value)
  if (quantity && quantity !== line.quantity) set(open, line, quantity)
  if (!isLeft) return
  if (quantity === 0) remove(open, line)
  else if (!quantity) field.value = String(line.quantity)
}

function lineOf(element: Element): CartLine | undefined {
  const id = Number(element.closest<HTMLElement>('.line')?.dataset.id)
  return cartStore.read().lines.find((line) => line.id === id)
}

function step(open: OpenCart, button: HTMLButtonElement): void {
  const line = lineOf(button)
  if (line) set(open, line, quantityOf(stepQuantity(cartStore.read(), line.id, Number(button.value)), line.id))
}

function set(open: OpenCart, line: CartLine, count: number): void {
  const { language, t } = open
  const total = totalText(setQuantity(cartStore.read(), line.id, count), language)
  open.said = t('cart.changed', { name: lineName(open, line), count, total })
  cartStore.set(line.id, count)
}

function remove(open: OpenCart, line: CartLine): void {
  const { lines, code } = cartStore.read()
  open.taken = { line, at: lines.indexOf(line), code }
  open.said = open.t('cart.removed', { name: lineName(open, line) })
  cartStore.change((cart) => removeFromCart(cart, line.id))
  focusTitle(open.dialog)
}

function decide({ link }: OpenCart, { value }: HTMLButtonElement): void {
  link.decide(value)
}
