/** Limits of an inquiry's fields in characters, unless stated otherwise. The minimums are from the specification. */
export const NAME_MIN = 2
export const NAME_MAX = 200
export const PHONE_MIN = 8
export const PHONE_MAX = 40
/** Minimum digits of a phone number. */
export const PHONE_DIGITS_MIN = 6
export const MESSAGE_MIN = 10
export const MESSAGE_MAX = 5000
export const EMAIL_MAX = 254
export const SUBJECT_MAX = 200
export const SOURCE_MAX = 300
/** Maximum number of products in an inquiry or its cart. */
export const PRODUCTS_MAX = 200
/** Maximum characters of a cart as a browser stores it: enough for two hundred products with names in three languages. */
export const STORED_CART_MAX = 400_000
/** Maximum characters of the notes of staff about an inquiry. */
export const NOTES_MAX = 10_000
/** Maximum characters of an order that staff paste: hundreds of products in several messages. */
export const ORDER_TEXT_MAX = 50_000
/** Maximum characters of the calculator's values as JSON. */
export const CALCULATOR_MAX = 20_000
/** Inquiries per page of the staff's list. */
export const PAGE_SIZE = 10

/** True for a valid quantity as typed: a whole number from 1 to 9999. */
export function isQuantity(typed: string): boolean {
  return /^[1-9]\d{0,3}$/.test(typed.trim())
}
