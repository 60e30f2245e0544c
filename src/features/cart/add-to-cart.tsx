import { useEffect, useRef, useState } from 'react'
import { Check, ShoppingCart } from '#ui/site/icons.tsx'
import { useText } from '#ui/visit.ts'
import { type CartItem, quantityOf } from './cart.ts'
import { openCart, useIsCartComing } from './cart-opening.ts'
import { cartStore } from './cart-store.ts'
import { Stepper } from './stepper.tsx'
import { useAdding } from './use-adding.ts'

type AddToCartProps = {
  item: CartItem
  canBeOrdered: boolean
  /** Staff wrote when it can be had, so "out of stock" would say too much. */
  hasAvailabilityText: boolean
  /** Told how many are meant: those in the cart, or those picked. */
  onCount: (quantity: number) => void
}

/**
 * The control that puts a product into the cart: a picker and a button; "added" for a second, the picker back at one;
 * from then on a stepper of what is in the cart. Quick touches each count, those before the application was there too.
 */
export function AddToCart({ item, canBeOrdered, hasAvailabilityText, onCount }: AddToCartProps) {
  const t = useText()
  const cartButton = useRef<HTMLButtonElement>(null)
  const isCartComing = useIsCartComing()
  const { inCart, isAdded, add, box } = useAdding(item, cartButton)
  // Touches that are played again come faster than React renders, so the count is kept beside what is shown.
  const picked = useRef(1)
  const [shownPick, showPick] = useState(1)
  const pick = (quantity: number) => {
    picked.current = quantity
    showPick(quantity)
  }
  useEffect(() => onCount(inCart || shownPick))

  if (inCart > 0 && !isAdded) {
    const step = (by: number) => cartStore.set(item.id, Math.max(1, quantityOf(cartStore.read(), item.id) + by))
    return (
      <div className="row gap-4" ref={box}>
        <Stepper count={inCart} canRaise={canBeOrdered} onStep={step} />
        <div className="sm">
          <b className="row gap-1 text-leaf">
            <Check />
            {t('buy.inCart')}
          </b>
          <button
            type="button"
            className="min-h-6 bg-transparent p-0 [border:0] text-sea underline underline-offset-[.18em]"
            ref={cartButton}
            aria-busy={isCartComing}
            onClick={openCart}
          >
            {t('buy.openCart')}
          </button>
        </div>
      </div>
    )
  }

  if (!canBeOrdered) {
    const isLimited = item.product.stockStatus === 'limited'
    return (
      <div className="stack [--gap:.5rem]">
        <div className="buy">
          <Stepper count={1} isFixed onStep={() => {}} />
          <button type="button" className="btn btn-lg" disabled aria-describedby="buy-reason">
            {t(isLimited ? 'buy.onReservation' : hasAvailabilityText ? 'buy.unavailable' : 'buy.soldOut')}
          </button>
        </div>
        <p className="sm muted" id="buy-reason">
          {t(isLimited ? 'buy.reserve' : 'buy.reason')}
        </p>
      </div>
    )
  }

  return (
    <div className="buy js" ref={box}>
      <Stepper count={shownPick} onStep={(by) => pick(Math.max(1, picked.current + by))} />
      <button
        type="button"
        className={`btn btn-lg ${isAdded ? 'btn-done' : 'btn-sun'}`}
        onClick={() => {
          add(picked.current)
          pick(1)
        }}
      >
        {isAdded ? <Check /> : <ShoppingCart />}
        {isAdded ? t('buy.added') : t('buy.add')}
      </button>
    </div>
  )
}
