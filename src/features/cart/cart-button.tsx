import { ShoppingCart } from '#ui/site/icons.tsx'
import { useText } from '#ui/visit.ts'
import { countPieces } from './cart.ts'
import { openCart, useIsCartComing } from './cart-opening.ts'
import { badgeText } from './cart-storage.ts'
import { useCart } from './use-cart.ts'

/** The cart in the header. Until the application is there, the early script fills in the number of pieces. */
export function CartButton() {
  const t = useText()
  const pieces = countPieces(useCart())
  return (
    <button
      type="button"
      className="hb js"
      data-cart=""
      data-count={pieces > 0 ? badgeText(pieces) : undefined}
      aria-busy={useIsCartComing()}
      onClick={openCart}
    >
      <ShoppingCart />
      <span className="sr">{t('layout.cart')} </span>
    </button>
  )
}
