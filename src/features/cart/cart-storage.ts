/** Key in local storage of the visitor's cart. This file is part of the script of every public page (early/early.ts): keep it small. */
export const CART_KEY = 'cart'
/** Start of the hash of a link that contains a cart. */
export const CART_HASH = '#c='
/**
 * Event on the window after the cart, or something shown with it, has changed in this tab. `detail` is the serialized cart if the
 * browser refuses to store it, null if it is stored; scripts that do not know this send an event without `detail`.
 */
export const CART_EVENT = 'cart'
/** Largest number on the badge; above it the badge shows "99+". */
const BADGE_MAX = 99

type Counted = { id: number; quantity: number }
type Stored = { id?: unknown; quantity?: unknown; product?: { id?: unknown } }

/** Number of pieces in a stored cart. Unreadable lines count as 0. */
export function countStoredPieces(stored: string | null | undefined): number {
  return listStored(stored).reduce((sum, { quantity }) => sum + quantity, 0)
}

/** Number of pieces of a product in a stored cart. */
export function findStoredQuantity(stored: string | null | undefined, productId: number): number {
  return listStored(stored).reduce((sum, { id, quantity }) => (id === productId ? quantity : sum), 0)
}

/** Ids of the products in a stored cart. */
export function listStoredIds(stored: string | null | undefined): number[] {
  return listStored(stored).flatMap(({ id }) => id || [])
}

function listStored(stored: string | null | undefined): Counted[] {
  try {
    const cart = JSON.parse(stored || '[]') as Stored[] | { items: Stored[] }
    // The oldest version stored a bare list of items.
    const items = Array.isArray(cart) ? cart : cart.items
    return items.filter(Boolean).map(({ id, quantity, product }) => ({ id: whole(product?.id || id), quantity: whole(quantity) }))
  } catch {
    return []
  }
}

/** Reads a whole number above 0, which carts of the oldest version stored as text; 0 for anything else. */
function whole(value: unknown): number {
  const number = Number(value)
  return Number.isInteger(number) && number > 0 ? number : 0
}

/** Text of the cart's badge: the number of pieces, "99+" for more than 99. */
export const badgeText = (pieces: number): string => (pieces > BADGE_MAX ? `${BADGE_MAX}+` : `${pieces}`)
