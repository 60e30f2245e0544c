/** Key of local storage that has the visitor's cart. This file is part of the early script: keep it small. */
export const CART_KEY = 'cart'
/** Begins the part of an address that carries a cart. */
export const CART_HASH = '#c='
/**
 * Told to the window when the cart has changed in this tab. `detail` is the cart's text where the browser stores nothing,
 * null where it stores it; whoever knows nothing of either sends an event without it.
 */
export const CART_EVENT = 'cart'
/** Above this the badge shows "99+". */
const BADGE_MAX = 99

type Counted = { id: number; quantity: number }
type Stored = { id?: unknown; quantity?: unknown; product?: { id?: unknown } }

/** Pieces in a stored cart; whatever cannot be read counts as none. */
export function countStoredPieces(stored: string | null | undefined): number {
  return listStored(stored).reduce((sum, { quantity }) => sum + quantity, 0)
}

/** How many pieces of a product a stored cart holds. */
export function quantityStored(stored: string | null | undefined, productId: number): number {
  return listStored(stored).find(({ id }) => id === productId)?.quantity ?? 0
}

/** The products in a stored cart. */
export function listStoredIds(stored: string | null | undefined): number[] {
  return listStored(stored).flatMap(({ id }) => id || [])
}

function listStored(stored: string | null | undefined): Counted[] {
  try {
    const cart = JSON.parse(stored || '[]') as Stored[] | { items: Stored[] }
    // A bare list was the first form of all.
    const items = Array.isArray(cart) ? cart : cart.items
    return items.filter(Boolean).map(({ id, quantity, product }) => ({ id: whole(product?.id ?? id), quantity: whole(quantity) }))
  } catch {
    return []
  }
}

/** In the first form of all, and in others' carts, numbers may be text. */
function whole(value: unknown): number {
  const number = Number(value)
  return Number.isInteger(number) && number > 0 ? number : 0
}

export function badgeText(pieces: number): string {
  return pieces > BADGE_MAX ? `${BADGE_MAX}+` : String(pieces)
}
