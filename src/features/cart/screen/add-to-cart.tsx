import { Check, ShoppingCart } from '#ui/site/icons.tsx'
import { useText } from '#ui/visit.ts'
import type { CartProduct } from '../cart.ts'
import { QuantityPicker } from './quantity-picker.tsx'

type AddToCartProps = {
  canBeOrdered: boolean
  stockStatus: CartProduct['stockStatus']
  /** True if staff wrote a text about when the product is available, so the button must not say that it is sold out. */
  hasAvailabilityText: boolean
}

/**
 * The control that adds a product to the cart: a quantity picker with a button, which shows "added" for a second and is then
 * replaced by a picker for the quantity in the cart. The document has both, and the early script (early/buying.ts) chooses which
 * one shows. So the control reacts at once, and a new page never shows the wrong one.
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

/** Button that adds the product to the cart, then shows for a second that it was added. */
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
