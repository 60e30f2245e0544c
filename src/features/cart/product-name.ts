import { type Language, nameOf } from '#i18n/language.ts'
import type { CartItem } from './cart.ts'

/** The name of something in the cart, in the visitor's language or the nearest one that has it; '' when storage lost it. */
export function productName({ product }: Pick<CartItem, 'product'>, language: Language): string {
  return nameOf({ ...product, name: null }, 'name', language)
}
