/** Where a visitor's cart lives: one key of local storage. This file is part of the early script: keep it small. */
export const CART_KEY = 'cart'
/** Begins the part of an address that carries a cart. */
export const CART_HASH = '#c='
/** Above this the badge shows "99+". */
export const BADGE_MAX = 99

type Counted = { id?: unknown; quantity?: unknown }

/** Pieces in a stored cart; whatever cannot be read counts as none. */
export function countStoredPieces(stored: string | null): number {
  // In the first form of all, and in others' carts, numbers may be text.
  return listStored(stored).reduce((sum, { quantity }) => {
    const pieces = Number(quantity)
    return sum + (Number.isSafeInteger(pieces) && pieces > 0 ? pieces : 0)
  }, 0)
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
