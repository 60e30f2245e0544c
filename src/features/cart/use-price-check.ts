import { useCallback, useEffect, useState } from 'react'
import { useVisit } from '#ui/visit.ts'
import type { CartItem } from './cart.ts'
import { isOutdated, updateCart } from './cart-memory.ts'
import { cartStore } from './cart-store.ts'

/** Looks products up as they are today; those that are not for sale any more are left out. Rejects without a line. */
export type FindProducts = (ids: readonly number[]) => Promise<CartItem[]>

const MINUTE_MS = 60_000
/** So long the order waits for today's prices; then it can be sent with those that were seen, and says of when they are. */
const PATIENCE_MS = 4000

/**
 * Compares the cart with today's prices and stock when it is opened, and again when the line returns. What was seen
 * within the time that visitors' answers are used again (five minutes under data saving, else one) is fresh enough.
 */
export function usePriceCheck(findProducts: FindProducts): { state: 'fresh' | 'checking' | 'failed'; check(): void } {
  const freshMs = (useVisit().isLow ? 5 : 1) * MINUTE_MS
  const [state, setState] = useState<'fresh' | 'checking' | 'failed'>(() =>
    isOutdated(cartStore.read(), new Date(), freshMs) ? 'checking' : 'fresh',
  )

  const check = useCallback(async () => {
    const cart = cartStore.read()
    if (!isOutdated(cart, new Date(), freshMs)) return setState('fresh')
    setState('checking')
    const patience = setTimeout(() => setState('failed'), PATIENCE_MS)
    try {
      const asked = cart.lines.map(({ id }) => id)
      const found = await findProducts(asked)
      cartStore.change((present) => updateCart(present, asked, found, new Date().toISOString()))
      setState('fresh')
    } catch {
      setState('failed')
    } finally {
      clearTimeout(patience)
    }
  }, [findProducts, freshMs])

  useEffect(() => {
    check()
    addEventListener('online', check)
    return () => removeEventListener('online', check)
  }, [check])

  return { state, check }
}
