import { type ReactNode, useRef } from 'react'
import { Check, ShoppingCart } from '#ui/site/icons.tsx'
import { useText } from '#ui/visit.ts'
import { openCart } from './cart-opening.ts'
import { type CartItem, useAdding } from './use-adding.ts'

type BuyBarProps = { item: CartItem; canBeOrdered: boolean; price: ReactNode; children: ReactNode }

/** The bar at the bottom of a phone while the control above is out of sight: price, add, and whatever is handed in. */
export function BuyBar({ item, canBeOrdered, price, children }: BuyBarProps) {
  const t = useText()
  const cartButton = useRef<HTMLButtonElement>(null)
  const { inCart, isAdded, add, box } = useAdding(item, cartButton)
  return (
    <div className="bar bar-m" ref={box}>
      {price}
      {inCart > 0 && !isAdded ? (
        <button type="button" className="btn" ref={cartButton} onClick={openCart}>
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
