import { centsToPay, type ProductPrices } from '#kit/price.ts'

/** Facts about a product that a cart stores: enough to show the product, add up prices, and notice changes of price or stock. */
export type CartProduct = ProductPrices & {
  slug: string
  sku: string | null
  nameEs: string
  nameDe: string
  nameEn: string
  mainImage: string | null
  stockStatus: 'in_stock' | 'limited' | 'out_of_stock'
  /** True for an inverter or a complete system, for which the cart check has findings even if the cart holds nothing else. */
  isSource?: true | undefined
  /** Language of the names if only one is known, as after adding from a card. All names are the same until the product is looked up. */
  namedIn?: string | undefined
}
/** A product with its id, as it is added to the cart. */
export type CartItem = { id: number; product: CartProduct }
/** A product in the cart. `addedAt`: ISO time when it was first added. `seenAt`: ISO time when its price and stock were last read. */
export type CartLine = CartItem & {
  quantity: number
  addedAt: string
  seenAt: string
  /** Price and stock before a change, until the visitor confirms the notice about the change. */
  known?: KnownFacts | undefined
  /** True if the product is no longer in the catalogue. */
  isGone?: boolean | undefined
}
/** Price and stock that the visitor knows. `cents`: the price of one piece, null when on request. */
export type KnownFacts = { cents: number | null; stockStatus: CartProduct['stockStatus'] }
/** `code`: short order code for messages between visitor and staff; '' while the cart is empty. */
export type Cart = { lines: readonly CartLine[]; code: string }

export const emptyCart: Cart = { lines: [], code: '' }
/** Maximum pieces of one product. More than anybody orders, and few enough that totals stay exact. */
export const MAX_QUANTITY = 9999

/** Converts a number to a valid quantity: whole, from 1 to MAX_QUANTITY. */
export const clampPieces = (quantity: number) => Math.max(1, Math.min(MAX_QUANTITY, Math.trunc(quantity)))

/**
 * Reads a quantity that a visitor types.
 *
 * @returns undefined for an empty field or anything but digits. 0 is valid and removes the line when the visitor leaves the field
 */
export function readQuantity(typed: string): number | undefined {
  const text = typed.trim()
  return /^\d+$/.test(text) ? Math.min(MAX_QUANTITY, Number(text)) : undefined
}

/**
 * Adds pieces of a product. If the cart already has the product, its quantity grows and its facts are replaced by the given ones.
 *
 * @param code order code for an empty cart; a cart with products keeps its own
 */
export function addToCart(
  cart: Cart,
  { id, product, quantity = 1 }: CartItem & { quantity?: number },
  { now, code }: { now: string; code: string },
): Cart {
  const known = cart.lines.find((line) => line.id === id)
  const line: CartLine = {
    id,
    product,
    quantity: clampPieces((known ? known.quantity : 0) + Math.max(1, quantity)),
    addedAt: known ? known.addedAt : now,
    seenAt: now,
  }
  const lines = known ? cart.lines.map((other) => (other === known ? line : other)) : [...cart.lines, line]
  return { lines, code: cart.code || code }
}

/** Sets a quantity; 0 or less removes the line. */
export function setQuantity(cart: Cart, id: number, quantity: number): Cart {
  if (!(quantity >= 1)) return removeFromCart(cart, id)
  return { ...cart, lines: cart.lines.map((line) => (line.id === id ? { ...line, quantity: clampPieces(quantity) } : line)) }
}

/** Changes a quantity by `by`, within 1 and MAX_QUANTITY. A line never disappears this way: visitors remove it by another button. */
export function stepQuantity(cart: Cart, id: number, by: number): Cart {
  return { ...cart, lines: cart.lines.map((line) => (line.id === id ? { ...line, quantity: clampPieces(line.quantity + by) } : line)) }
}

/** Removes a line. With the last line the cart loses its order code. */
export function removeFromCart(cart: Cart, id: number): Cart {
  const lines = cart.lines.filter((line) => line.id !== id)
  return lines.length > 0 ? { ...cart, lines } : emptyCart
}

/** A removed line with its former index, and the order code, which is lost with the last line. */
export type RemovedLine = { line: CartLine; at: number; code: string }

/** Puts a removed line back in its former place. Does nothing if the product was added again meanwhile. */
export function restoreLine(cart: Cart, { line, at, code }: RemovedLine): Cart {
  if (cart.lines.some(({ id }) => id === line.id)) return cart
  return { lines: [...cart.lines.slice(0, at), line, ...cart.lines.slice(at)], code: cart.code || code }
}

/** Number of pieces of a product in the cart; 0 if the cart does not have it. */
export function quantityOf(cart: Cart, id: number): number {
  return cart.lines.find((line) => line.id === id)?.quantity || 0
}

export function countPieces(cart: Cart): number {
  return cart.lines.reduce((sum, { quantity }) => sum + quantity, 0)
}

/** Sum of all lines with a price, in cents. */
export function totalCents(cart: Cart): number {
  return cart.lines.reduce((sum, { product, quantity }) => sum + (centsToPay(product) || 0) * quantity, 0)
}

/** Number of lines that the total leaves out because their price is on request. */
export function countOnRequest(cart: Cart): number {
  return cart.lines.filter(({ product }) => centsToPay(product) === undefined).length
}
