import { ShoppingCart } from '#ui/site/icons.tsx'
import { useText } from '#ui/visit.ts'

/** Where orders go to, and the address that links in them begin with: what the open cart has to know of the shop. */
export type CartFacts = { phone: string; email: string; publicUrl: string }

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
