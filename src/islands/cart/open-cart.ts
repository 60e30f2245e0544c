import type { Cart, RemovedLine } from '#features/cart/cart.ts'
import type { Order } from '#features/cart/order/whatsapp-message.ts'
import type { CartFacts } from '#features/cart/screen/cart-button.tsx'
import type { OpenedOrderParts } from '#features/cart/screen/opened-order-parts.ts'
import type { Language } from '#i18n/language.ts'
import type { CartText } from './change-cart.ts'
import type { OrderLink } from './link.ts'
import type { Findings } from './online/findings.ts'
import type { LinkMessage } from './online/linked-order.ts'
import type { PriceCheck } from './price-check.ts'

/** State of the open cart, shared by its modules. After each change everything is redrawn from it. */
export type OpenCart = {
  language: Language
  t: CartText
  facts: CartFacts
  dialog: HTMLDialogElement
  draw(): void
  /** Composes the messages of the order. */
  write(cart: Cart): Order
  /** Text that screen readers announce. */
  said: string
  /** The line removed last, which "undo" puts back. */
  taken?: RemovedLine | undefined
  /** Messages about an opened link; shown while they are true for the cart. */
  news: readonly LinkMessage[]
  hasCopied: boolean
  opened: OpenedOrderParts
  prices: PriceCheck
  /** Undefined until its script is loaded. */
  findings?: Findings
  link: OrderLink
}

/** Moves the focus to the title: when the cart opens, and when the focused element was removed. */
export function focusTitle(dialog: HTMLElement): void {
  dialog.querySelector('h2')?.focus()
}
