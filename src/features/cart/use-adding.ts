import { type RefObject, useEffect, useRef, useState } from 'react'
import { useText, useVisit } from '#ui/visit.ts'
import { type CartItem, MAX_QUANTITY, quantityOf } from './cart.ts'
import { say } from './cart-notice.tsx'
import { cartStore } from './cart-store.ts'
import { productName } from './product-name.ts'
import { useCart } from './use-cart.ts'

/** For how long a button says that it added. */
const ADDED_MS = 1000

/**
 * What the buttons that add have in common: how many are in the cart, and whether something was added a moment ago.
 * Whoever had the focus when that moment ends gets it back in `next`.
 */
export function useAdding({ id, product }: CartItem, next: RefObject<HTMLElement | null>) {
  const t = useText()
  const { language } = useVisit()
  const inCart = quantityOf(useCart(), id)
  const [isAdded, setAdded] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const hadFocus = useRef(false)
  useEffect(() => () => clearTimeout(timer.current), [])
  useEffect(() => {
    if (!isAdded && hadFocus.current) next.current?.focus()
    hadFocus.current = false
  }, [isAdded, next])

  function settle(): void {
    hadFocus.current = box.current?.contains(document.activeElement) ?? false
    setAdded(false)
  }

  function add(quantity: number): void {
    if (quantityOf(cartStore.read(), id) >= MAX_QUANTITY) {
      say(t('buy.full'), true)
      return
    }
    cartStore.add({ id, product, quantity })
    window.count?.('cart', [id])
    if (cartStore.read().isKept) say(t('buy.notice', { name: productName({ product }, language) }))
    else say(t('cart.notKept'), true)
    setAdded(true)
    clearTimeout(timer.current)
    timer.current = setTimeout(settle, ADDED_MS)
  }

  return { inCart, isAdded, add, box }
}
