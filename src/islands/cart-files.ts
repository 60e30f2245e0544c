import type { OfferFile } from '#features/cart/screen/linked-order.tsx'
import type * as hydration from './hydrate.tsx'

type Texts = Parameters<typeof hydration.learnTexts>[0]
/** What the living cart is made of; with what answers an order by link, where that was asked for. */
export type CartFiles<Cart = unknown> = [react: typeof hydration, file: Cart, texts: Texts, offer?: OfferFile, offerTexts?: Texts]
