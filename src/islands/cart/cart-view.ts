import { countPieces } from '#features/cart/cart.ts'
import { findLineChange } from '#features/cart/cart-memory.ts'
import type { CartState } from '#features/cart/cart-store.ts'
import type { Order } from '#features/cart/order/whatsapp-message.ts'
import type { Contents } from './fill.ts'
import { lineName, lineView } from './line-view.ts'
import type { OpenCart } from './open-cart.ts'
import { orderBarView, orderView } from './order-view.ts'

/** Number of products that changed since the visitor last saw them and are still for sale. */
export const countChanged = ({ lines }: CartState): number => lines.filter((line) => findLineChange(line) && !line.isGone).length

/** Computes everything that the dialog shows, for `CartTemplate`. */
export function cartView(open: OpenCart, cart: CartState, order: Order): Contents {
  const { taken, link, t } = open
  const pieces = countPieces(cart)
  const linked = link.view()
  const news = open.news.filter(({ isTrue }) => isTrue?.(cart) ?? true).map(({ text }) => text)
  const notes = {
    notes: notesOf(news),
    undo: taken && { removed: t('cart.removed', { name: lineName(open, taken.line) }) },
  }
  const isShown = !linked && pieces > 0
  return {
    pieces: pieces > 0 && String(pieces),
    clear: isShown,
    said: { '#': open.said || news.join(' ') },
    goods: isShown && {
      ...notes,
      lines: cart.lines.map((line) => lineView(open, line)),
      ...orderView(open, cart, order),
      findings: open.findings?.view(cart),
    },
    bar: isShown && orderBarView(open, cart, order),
    empty: !linked && pieces === 0 && notes,
    linked,
  }

  function notesOf(orderNotes: readonly string[]): Contents | false {
    const changed = countChanged(cart)
    const texts = [
      ...orderNotes,
      ...(cart.isDamaged ? [t('cart.damaged')] : []),
      ...(changed > 0 ? [t('cart.changes', { count: changed })] : []),
    ]
    return texts.length > 0 && { texts: texts.map((text) => ({ '#': text })) }
  }
}
