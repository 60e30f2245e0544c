import { Check, ShoppingCart } from '#ui/site/icons.tsx'
import { useText } from '#ui/visit.ts'
import type { CartProduct } from '../cart.ts'
import { QuantityPicker } from './quantity-picker.tsx'

type AddToCartProps = {
  canBeOrdered: boolean
  stockStatus: CartProduct['stockStatus']
  /** Staff wrote when it can be had, so "out of stock" would say too much. */
  hasAvailabilityText: boolean
}

/**
 * The control that puts a product into the cart: a picker and a button; "added" for a second; from then on a stepper of
 * what is in the cart. Both stand in the document, and the early script (early/buying.ts) says which one shows: so it
 * answers at once, and no fresh page shows the wrong one.
 */
export function AddToCart({ canBeOrdered, stockStatus, hasAvailabilityText }: AddToCartProps) {
  const t = useText()
  const isLimited = stockStatus === 'limited'
  return (
    <div data-buy="">
      {canBeOrdered ? (
        <>
          <div className="buy buy-out js">
            <QuantityPicker />
            <AddButton className="btn-lg" text={t('buy.add')} />
          </div>
          <noscript>{t('buy.noScript')}</noscript>
        </>
      ) : (
        <div className="buy-out stack [--gap:.5rem]">
          <div className="buy">
            <QuantityPicker isFixed />
            <button type="button" className="btn btn-lg" disabled aria-describedby="buy-reason">
              {t(isLimited ? 'buy.onReservation' : hasAvailabilityText ? 'buy.unavailable' : 'buy.soldOut')}
            </button>
          </div>
          <p className="sm muted" id="buy-reason">
            {t(isLimited ? 'buy.reserve' : 'buy.reason')}
          </p>
        </div>
      )}
      <div className="buy-in row gap-4">
        <QuantityPicker canRaise={canBeOrdered} />
        <div className="sm">
          <b className="row gap-1 text-leaf">
            <Check />
            <span data-text={t('buy.inCart')} />
          </b>
          <button
            type="button"
            className="min-h-6 bg-transparent p-0 [border:0] text-sea underline underline-offset-[.18em]"
            data-open-cart=""
          >
            {t('buy.openCart')}
          </button>
        </div>
      </div>
    </div>
  )
}

/** Adds, and says for a second that it did. */
export function AddButton({ className, text }: { className?: string; text: string }) {
  const t = useText()
  return (
    <button type="button" className={`btn btn-sun ${className ?? ''}`} data-add="">
      <span className="to-add">
        <ShoppingCart />
        {text}
      </span>
      <span className="added">
        <Check />
        <span data-text={t('buy.added')} />
      </span>
    </button>
  )
}
