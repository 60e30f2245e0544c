import {
  type Cart,
  type CartLine,
  emptyCart,
  putBack,
  quantityOf,
  readQuantity,
  removeFromCart,
  setQuantity,
  stepQuantity,
  type TakenOut,
  totalCents,
} from '#features/cart/cart.ts'
import { acknowledge } from '#features/cart/cart-memory.ts'
import { productName } from '#features/cart/product-name.ts'
import { focusParts } from '#features/cart/screen/opened-parts.ts'
import { formatPrice } from '#i18n/format.ts'
import { formatCents } from '#kit/money.ts'
import type { Draw, OpenSketch } from './open-sketch.ts'
import { focusTitle } from './place.ts'

/**
 * Answers a touch by the rules that the living cart has too.
 *
 * @returns whether it needed no more than what is stored; if not, the living cart has to answer
 */
export function answer(sketch: OpenSketch, button: HTMLButtonElement, draw: Draw): boolean {
  const { t, dialog, keep, taken } = sketch
  const cart = sketch.read()
  if (!cart) return false
  const line = lineOf(cart, button)
  const { value } = button
  // Removes what had the focus.
  const change = (...changed: [next: Cart, words: string, out?: TakenOut | null]) => {
    const isDone = apply(sketch, draw, ...changed)
    if (isDone) focusTitle(dialog)
    return isDone
  }

  if (value === 'parts') {
    focusParts(dialog)
    return true
  }
  if (value === 'clear') {
    // Where nothing can be kept the living cart asks.
    if (!keep(cart)) return false
    if (!confirm(t('cart.clearQuestion'))) return true
    return change(emptyCart, t('cart.cleared'), null)
  }
  if (value === 'read') return change(acknowledge(cart), '')
  if (value === 'undo' && taken) return change(putBack(cart, taken), t('buy.notice', { name: nameOf(sketch, taken.line) }), null)
  if (!line) return false
  if (value === 'remove') return remove(sketch, draw, cart, line)
  return applyQuantity(sketch, draw, stepQuantity(cart, line.id, Number(value)), line)
}

/**
 * Takes over a quantity that is typed, by the rules of the living cart (features/cart/screen/stepper.tsx).
 *
 * @param isLeft whether the field has just lost the focus
 */
export function answerTyped(sketch: OpenSketch, draw: Draw, field: HTMLInputElement, isLeft: boolean): void {
  const cart = sketch.read()
  const line = cart && lineOf(cart, field)
  if (!cart || !line) return
  const quantity = readQuantity(field.value)
  if (quantity && quantity !== line.quantity) applyQuantity(sketch, draw, setQuantity(cart, line.id, quantity), line)
  if (!isLeft) return
  if (quantity === 0) remove(sketch, draw, cart, line)
  else if (!quantity) field.value = String(line.quantity)
}

function lineOf(cart: Cart, element: Element): CartLine | undefined {
  const id = Number(element.closest<HTMLElement>('.line')?.dataset.id)
  return cart.lines.find((line) => line.id === id)
}

const nameOf = ({ language, t }: OpenSketch, line: CartLine) => productName(line, language) || t('cart.unnamed', { id: line.id })

function remove(sketch: OpenSketch, draw: Draw, cart: Cart, line: CartLine): boolean {
  const { t, dialog } = sketch
  const out = { line, at: cart.lines.indexOf(line), code: cart.code }
  const isDone = apply(sketch, draw, removeFromCart(cart, line.id), t('cart.removed', { name: nameOf(sketch, line) }), out)
  if (isDone) focusTitle(dialog)
  return isDone
}

function applyQuantity(sketch: OpenSketch, draw: Draw, next: Cart, line: CartLine): boolean {
  const { language, t } = sketch
  const total = formatPrice(formatCents(totalCents(next)), language)
  return apply(sketch, draw, next, t('cart.changed', { name: nameOf(sketch, line), count: quantityOf(next, line.id), total }))
}

/**
 * Keeps a changed cart, shows it and reads the change out.
 *
 * @param out the line that can be put back from now on, null for none; without it the one before stays
 * @returns whether the browser keeps it
 */
function apply(sketch: OpenSketch, draw: Draw, next: Cart, words: string, out: TakenOut | null | undefined = sketch.taken): boolean {
  if (!sketch.keep(next)) return false
  sketch.taken = out ?? undefined
  draw()
  sketch.said = words
  sketch.status.textContent = words
  return true
}
