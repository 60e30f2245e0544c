/** Where a visitor's cart lives: one key of local storage. This file is part of the early script: keep it small. */
export const CART_KEY = 'cart'
/** Begins the part of an address that carries a cart. */
export const CART_HASH = '#c='
/** Above this the badge shows "99+". */
export const BADGE_MAX = 99

type Counted = { quantity?: unknown }

/** Pieces in a stored cart; whatever cannot be read counts as none. */
export function countStoredPieces(stored: string | null): number {
  try {
    const cart = JSON.parse(stored ?? '') as Counted[] | { items?: Counted[] }
    // A bare list was the first form of all; there and in others' carts numbers may be text.
    return (Array.isArray(cart) ? cart : (cart.items ?? [])).reduce((sum, { quantity }) => {
      const pieces = Number(quantity)
      return sum + (Number.isSafeInteger(pieces) && pieces > 0 ? pieces : 0)
    }, 0)
  } catch {
    return 0
  }
}

export function badgeText(pieces: number): string {
  return pieces > BADGE_MAX ? `${BADGE_MAX}+` : String(pieces)
}
