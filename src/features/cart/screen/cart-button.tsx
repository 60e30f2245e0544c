import { ShoppingCart } from '#ui/site/icons.tsx'
import { useText } from '#ui/visit.ts'

/**
 * Facts about the shop that the open cart needs: recipients of orders, and the address that their links begin with.
 * `mayDeliver`: absent where buyers always pick up their goods at a warehouse, which the cart then says.
 */
export type CartFacts = { phone: string; email: string; publicUrl: string; mayDeliver?: true }

/** The cart in the header. The early script fills in the number of pieces, and opens the cart with these facts. */
export function CartButton(facts: CartFacts) {
  const t = useText()
  return (
    <>
      <button type="button" className="hb js" data-cart={JSON.stringify(facts)}>
        <ShoppingCart />
        <span className="sr">{`${t('layout.cart')} `}</span>
      </button>
      {/* Without script there is no cart: its place leads to the ways to order. */}
      <noscript>
        <a href="/contact">{t('layout.order')}</a>
      </noscript>
    </>
  )
}
