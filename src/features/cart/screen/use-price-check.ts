import { useCallback, useEffect, useState } from 'react'
import { useVisit } from '#ui/visit.ts'
import type { CartItem } from '../cart.ts'
import { isOutdated, PATIENCE_MS, updateCart } from '../cart-memory.ts'
import { cartStore } from '../cart-store.ts'

/** Looks products up as they are today; those that are not for sale any more are left out. Rejects without a line. */
export type FindProducts = (ids: readonly number[]) => Promise<CartItem[]>

/**
 * Compares the cart with today's prices and stock when it is opened, and again when the line returns.
 *
 * @param hasWaited the visitor has waited for them already, and is not kept from sending any more
 */
export function usePriceCheck(findProducts: FindProducts, hasWaited: boolean): { state: 'fresh' | 'checking' | 'failed'; check(): void } {
  const { isLow, language } = useVisit()
  const [state, setState] = useState<'fresh' | 'checking' | 'failed'>(() =>
    isOutdated(cartStore.read(), new Date(), { isLow, language }) ? (hasWaited ? 'failed' : 'checking') : 'fresh',
  )

  const compare = useCallback(
    async (isKeptWaiting: boolean) => {
      const cart = cartStore.read()
      if (!isOutdated(cart, new Date(), { isLow, language })) return setState('fresh')
      if (isKeptWaiting) setState('checking')
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
    },
    [findProducts, isLow, language],
  )
  const check = useCallback(() => void compare(true), [compare])

  useEffect(() => {
    compare(!hasWaited)
    addEventListener('online', check)
    return () => removeEventListener('online', check)
  }, [compare, check, hasWaited])

  return { state, check }
}
