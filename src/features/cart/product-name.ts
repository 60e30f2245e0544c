import { type Language, nameOf } from '#i18n/language.ts'
import type { CartItem } from './cart.ts'

/** Name of a product in the cart, in the given language, else in another; '' if storage lost all names. */
export function productName({ product }: Pick<CartItem, 'product'>, language: Language): string {
  return nameOf({ ...product, name: null }, 'name', language)
}
