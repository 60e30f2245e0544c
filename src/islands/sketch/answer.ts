import { type Cart, emptyCart, putBack, quantityOf, removeFromCart, stepQuantity, type TakenOut, totalCents } from '#features/cart/cart.ts'
import { acknowledge } from '#features/cart/cart-memory.ts'
import { productName } from '#features/cart/product-name.ts'
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
  const { language, t, dialog, status, keep, taken } = sketch
  const cart = sketch.read()
  if (!cart) return false
  const id = Number(button.closest<HTMLElement>('.line')?.dataset.id)
  const line = cart.lines.find((one) => one.id === id)
  const { value } = button
  const nameOf = (one: TakenOut['line']) => productName(one, language) || t('cart.unnamed', { id: one.id })
  const change = (next: Cart, words: string, out: TakenOut | null | undefined = taken) => {
    if (!keep(next)) return false
    sketch.taken = out ?? undefined
    draw()
    // Whatever had the focus went with what it did.
    if (!Number(value)) focusTitle(dialog)
    sketch.said = words
    status.textContent = words
    return true
  }

  if (value === 'clear') {
    // Where nothing can be kept the living cart asks.
    if (!keep(cart)) return false
    if (!confirm(t('cart.clearQuestion'))) return true
    return change(emptyCart, t('cart.cleared'), null)
  }
  if (value === 'read') return change(acknowledge(cart), '')
  if (value === 'undo' && taken) return change(putBack(cart, taken), t('buy.notice', { name: nameOf(taken.line) }), null)
  if (!line) return false
  const name = nameOf(line)
  if (value === 'remove') {
    const out = { line, at: cart.lines.indexOf(line), code: cart.code }
    return change(removeFromCart(cart, id), t('cart.removed', { name }), out)
  }
  const next = stepQuantity(cart, id, Number(value))
  const total = formatPrice(formatCents(totalCents(next)), language)
  return change(next, t('cart.changed', { name, count: quantityOf(next, id), total }))
}
