/** Where a visitor's cart lives: one key of local storage. This file is part of the early script: keep it small. */
export const CART_KEY = 'cart'
/** Begins the part of an address that carries a cart. */
export const CART_HASH = '#c='
/** Told to the window when the cart has changed in this tab; `detail` is the cart's text where the browser stores nothing. */
export const CART_EVENT = 'cart'
/** Above this the badge shows "99+". */
export const BADGE_MAX = 99

type Counted = { id?: unknown; quantity?: unknown; product?: { id?: unknown } }

/** Pieces in a stored cart; whatever cannot be read counts as none. */
export function countStoredPieces(stored: string | null): number {
  return listStored(stored).reduce((sum, { quantity }) => sum + whole(quantity), 0)
}

/** How many pieces of a product a stored cart holds. */
export function quantityStored(stored: string | null, productId: number): number {
  return whole(listStored(stored).find(({ id, product }) => whole(product?.id ?? id) === productId)?.quantity)
}

/** In the first form of all, and in others' carts, numbers may be text. */
function whole(value: unknown): number {
  const number = Number(value)
  return Number.isSafeInteger(number) && number > 0 ? number : 0
}

/** The products in a stored cart. */
export function listStoredIds(stored: string | null): number[] {
  return listStored(stored).flatMap(({ id }) => (Number.isSafeInteger(id) ? [id as number] : []))
}

function listStored(stored: string | null): Counted[] {
  try {
    const cart = JSON.parse(stored ?? '') as Counted[] | { items?: Counted[] }
    // A bare list was the first form of all.
    const items = Array.isArray(cart) ? cart : cart.items
    return Array.isArray(items) ? items.filter(Boolean) : []
  } catch {
    return []
  }
}

export function badgeText(pieces: number): string {
  return pieces > BADGE_MAX ? `${BADGE_MAX}+` : String(pieces)
}
