import { type ReactNode, useRef } from 'react'
import { Check, ShoppingCart } from '#ui/site/icons.tsx'
import { useText } from '#ui/visit.ts'
import type { CartItem } from './cart.ts'
import { openCart, useIsCartComing } from './cart-opening.ts'
import { useAdding } from './use-adding.ts'

type BuyBarProps = { item: CartItem; canBeOrdered: boolean; price: ReactNode; children: ReactNode }

/** The bar at the bottom of a phone while the control above is out of sight: price, add, and whatever is handed in. */
export function BuyBar({ item, canBeOrdered, price, children }: BuyBarProps) {
  const t = useText()
  const cartButton = useRef<HTMLButtonElement>(null)
  const isCartComing = useIsCartComing()
  const { inCart, isAdded, add, box } = useAdding(item, cartButton)
  return (
    <div className="bar bar-m" ref={box}>
      {price}
      {inCart > 0 && !isAdded ? (
        <button type="button" className="btn" ref={cartButton} aria-busy={isCartComing} onClick={openCart}>
          <ShoppingCart />
          {`${t('buy.openCart')} (${inCart})`}
        </button>
      ) : canBeOrdered ? (
        <button type="button" className={`btn js ${isAdded ? 'btn-done' : 'btn-sun'}`} onClick={() => add(1)}>
          {isAdded ? <Check /> : <ShoppingCart />}
          {isAdded ? t('buy.added') : t('buy.addShort')}
        </button>
      ) : null}
      {children}
    </div>
  )
}
