import type { Cart, TakenOut } from '#features/cart/cart.ts'
import type { Order } from '#features/cart/order/whatsapp-message.ts'
import type { CartFacts } from '#features/cart/screen/cart-button.tsx'
import type { OpenedParts } from '#features/cart/screen/opened-parts.ts'
import type { Language } from '#i18n/language.ts'
import type { CartText } from './change-cart.ts'
import type { Link } from './link.ts'
import type { Findings } from './online/findings.ts'
import type { News } from './online/linked-order.ts'
import type { PriceCheck } from './price-check.ts'

/** A cart that is open: what its parts share. All that it shows is drawn anew from this after each change. */
export type OpenCart = {
  language: Language
  t: CartText
  facts: CartFacts
  dialog: HTMLDialogElement
  draw(): void
  /** Writes the order as it is sent. */
  write(cart: Cart): Order
  /** Text for screen readers. */
  said: string
  /** Line that was removed last, and can be put back. */
  taken?: TakenOut | undefined
  /** Results of an opened link; shown while they hold for the cart. */
  news: readonly News[]
  hasCopied: boolean
  opened: OpenedParts
  prices: PriceCheck
  /** Undefined until its script is here. */
  findings?: Findings
  link: Link
}

/** Moves the focus to the title: when the cart opens, and when the element that had the focus is gone. */
export function focusTitle(dialog: HTMLElement): void {
  dialog.querySelector('h2')?.focus()
}
