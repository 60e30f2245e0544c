import type { Cart, TakenOut } from '#features/cart/cart.ts'
import type { OrderCheck } from '#features/cart/order/order-notes.ts'
import type { Order } from '#features/cart/order/whatsapp-message.ts'
import type { CartFacts } from '#features/cart/screen/cart-button.tsx'
import type { Language } from '#i18n/language.ts'
import type { CartTexts } from '#i18n/site/cart/es.ts'
import type { Site } from '#i18n/site/es.ts'
import type { Translate } from '#i18n/translate.ts'

/** A sketch that is open: what its parts share until the living cart takes its place. */
export type OpenSketch = {
  language: Language
  t: Translate<Site & CartTexts>
  facts: CartFacts
  dialog: HTMLDialogElement
  /** Where changes are read out. It stays while all around it is drawn anew; once it is gone the living cart answers. */
  status: HTMLElement
  /** Nothing for the living cart to read alone: an order that the address carries, or what is old, damaged or full. */
  read(): Cart | undefined
  /** @returns whether the browser keeps it; if not, the living cart has to answer */
  keep(cart: Cart): boolean
  write(cart: Cart): Order
  check: OrderCheck
  /** What was taken out last, and can be put back. */
  taken?: TakenOut | undefined
  /** What was read out last. */
  said?: string
  /** Where something was touched that only the living cart can answer. */
  touched: string[]
  /** The same, when it did not come: for another try. */
  missed: string[]
  /** The living cart has not come, or not in time. */
  hasFailed?: boolean
}

/** @param isMissed something was wanted that only the living cart can do, and it did not come */
export type Draw = (isMissed?: boolean) => void
