import type { ReactNode } from 'react'
import { ShoppingCart } from '#ui/site/icons.tsx'
import { useText } from '#ui/visit.ts'
import { AddButton } from './add-to-cart.tsx'

type BuyBarProps = { canBeOrdered: boolean; price: ReactNode; children: ReactNode }

/** Bar at the bottom of a phone's screen while the page's AddToCart is scrolled out of view: price, buttons, and the children. */
export function BuyBar({ canBeOrdered, price, children }: BuyBarProps) {
  return (
    <div className="bar bar-m" data-buy="">
      {price}
      <BuyButtons canBeOrdered={canBeOrdered} />
      {children}
    </div>
  )
}

/** Button that adds one piece. Afterwards a button replaces it that opens the cart and shows the number of pieces. */
export function BuyButtons({ canBeOrdered }: { canBeOrdered: boolean }) {
  const t = useText()
  return (
    <>
      {canBeOrdered ? <AddButton className="buy-out js" text={t('buy.addShort')} /> : null}
      <button type="button" className="btn buy-in" data-open-cart="">
        <ShoppingCart />
        <span>
          {`${t('buy.openCart')} (`}
          <span data-pieces="" />)
        </span>
      </button>
    </>
  )
}
