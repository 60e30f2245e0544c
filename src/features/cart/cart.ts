import { centsToPay, type Priced } from '#kit/price.ts'

/** The facts about a product that a cart remembers: enough to show it, to sum it up and to notice changes of price or stock. */
export type CartProduct = Priced & {
  slug: string
  sku: string | null
  nameEs: string
  nameDe: string
  nameEn: string
  mainImage: string | null
  stockStatus: 'in_stock' | 'limited' | 'out_of_stock'
  /** An inverter or a complete system: of these something is to be said where they are alone, too. */
  isSource?: true | undefined
  /** The only language that its names are known in, where it was added from a card; the others hold the same name until it is looked up. */
  namedIn?: string | undefined
}
/** A product as it goes into the cart. */
export type CartItem = { id: number; product: CartProduct }
/** `id` is the product's. `seenAt`: when its price and stock were last seen; `addedAt`: when it first came in. */
export type CartLine = CartItem & {
  quantity: number
  addedAt: string
  seenAt: string
  /** Price and stock before a change, until the visitor confirms having read of it. */
  known?: KnownFacts
  /** It is not in the catalogue any more. */
  isGone?: boolean
}
/** `cents`: the price of one piece, null when on request. */
export type KnownFacts = { cents: number | null; stockStatus: CartProduct['stockStatus'] }
/** `code`: what the visitor and staff call this order; '' while the cart is empty. */
export type Cart = { lines: readonly CartLine[]; code: string }

export const emptyCart: Cart = { lines: [], code: '' }
/** More of one thing than anyone orders; keeps sums exact and a held key from running away. */
export const MAX_QUANTITY = 9999

/** A valid number of pieces: a whole one, from one up. */
export const clampPieces = (quantity: number) => Math.max(1, Math.min(MAX_QUANTITY, Math.trunc(quantity)))

/**
 * Reads a quantity that a visitor types.
 *
 * @returns undefined for an empty field or anything but digits; 0 is a quantity here, and removes the line once it is committed
 */
export function readQuantity(typed: string): number | undefined {
  const text = typed.trim()
  return /^\d+$/.test(text) ? Math.min(MAX_QUANTITY, Number(text)) : undefined
}

/**
 * Adds pieces; a product that is already there gets more of them, and its price and stock as they are seen now.
 *
 * @param code the order's code, taken when this is the first product
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

/** Sets a quantity; 0 or less takes the line out. */
export function setQuantity(cart: Cart, id: number, quantity: number): Cart {
  if (!(quantity >= 1)) return removeFromCart(cart, id)
  return { ...cart, lines: cart.lines.map((line) => (line.id === id ? { ...line, quantity: clampPieces(quantity) } : line)) }
}

/** A few more or less of something in the cart; never below one, since taking it out is another touch. */
export function stepQuantity(cart: Cart, id: number, by: number): Cart {
  return { ...cart, lines: cart.lines.map((line) => (line.id === id ? { ...line, quantity: clampPieces(line.quantity + by) } : line)) }
}

export function removeFromCart(cart: Cart, id: number): Cart {
  const lines = cart.lines.filter((line) => line.id !== id)
  return lines.length > 0 ? { ...cart, lines } : emptyCart
}

/** A line that was taken out, where it stood, and the code of the order, which the last line takes with it. */
export type TakenOut = { line: CartLine; at: number; code: string }

/** Puts a line back to where it stood; what came in again meanwhile stays as it is. */
export function putBack(cart: Cart, { line, at, code }: TakenOut): Cart {
  if (cart.lines.some(({ id }) => id === line.id)) return cart
  return { lines: [...cart.lines.slice(0, at), line, ...cart.lines.slice(at)], code: cart.code || code }
}

export function quantityOf(cart: Cart, id: number): number {
  return cart.lines.find((line) => line.id === id)?.quantity || 0
}

export function countPieces(cart: Cart): number {
  return cart.lines.reduce((sum, { quantity }) => sum + quantity, 0)
}

/** The sum of all lines with a price, in cents. */
export function totalCents(cart: Cart): number {
  return cart.lines.reduce((sum, { product, quantity }) => sum + (centsToPay(product) || 0) * quantity, 0)
}

/** How many lines the total leaves out because their price is on request. */
export function countOnRequest(cart: Cart): number {
  return cart.lines.filter(({ product }) => centsToPay(product) === undefined).length
}
