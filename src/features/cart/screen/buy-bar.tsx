import type { ReactNode } from 'react'
import { ShoppingCart } from '#ui/site/icons.tsx'
import { useText } from '#ui/visit.ts'
import { AddButton } from './add-to-cart.tsx'

type BuyBarProps = { canBeOrdered: boolean; price: ReactNode; children: ReactNode }

/** The bar at the bottom of a phone while the control above is out of sight: price, add, and whatever is handed in. */
export function BuyBar({ canBeOrdered, price, children }: BuyBarProps) {
  return (
    <div className="bar bar-m" data-buy="">
      {price}
      <BuyButtons canBeOrdered={canBeOrdered} />
      {children}
    </div>
  )
}

/** Adds one piece; from then on opens the cart, with the number of pieces in it. Both are children of the box. */
export function BuyButtons({ canBeOrdered }: { canBeOrdered: boolean }) {
  const t = useText()
  return (
    <>
      {canBeOrdered ? <AddButton className="buy-out js" text={t('buy.addShort')} /> : null}
      <button type="button" className="btn buy-in" data-open-cart="">
        <ShoppingCart />
        <span>
          {t('buy.openCart')} (<span data-pieces="" />)
        </span>
      </button>
    </>
  )
}
