/** Limits of an inquiry. The least are the specification's; the most are what a person could mean. */
export const NAME_MIN = 2
export const NAME_MAX = 200
export const PHONE_MIN = 8
export const PHONE_MAX = 40
/** A number of letters only reaches nobody. */
export const PHONE_DIGITS_MIN = 6
export const MESSAGE_MIN = 10
export const MESSAGE_MAX = 5000
export const EMAIL_MAX = 254
export const SUBJECT_MAX = 200
export const SOURCE_MAX = 300
export const PRODUCTS_MAX = 200
/** Characters of a cart as the browser keeps it: two hundred products with their names in three languages. */
export const STORED_CART_MAX = 400_000
/** Notes of staff about an inquiry. */
export const NOTES_MAX = 10_000
/** An order that staff paste: hundreds of products in several messages. */
export const ORDER_TEXT_MAX = 50_000
/** Characters of the calculator's snapshot as JSON. */
export const CALCULATOR_MAX = 20_000
/** The admin area's list shows this many. */
export const PAGE_SIZE = 10

/** True for a quantity that can be asked for: a whole number from 1 to 9999, in digits. */
export function isQuantity(typed: string): boolean {
  return /^[1-9]\d{0,3}$/.test(typed.trim())
}
