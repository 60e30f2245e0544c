import { ShoppingCart } from '#ui/site/icons.tsx'
import { useText } from '#ui/visit.ts'

/**
 * Facts about the shop that the open cart needs: phone and e-mail for orders, and the origin of their links. `mayDeliver`: absent
 * if buyers always pick up their goods at a warehouse, which the cart then shows.
 */
export type CartFacts = { phone: string; email: string; publicUrl: string; mayDeliver?: true }

/** Cart button in the header. The script of every public page (early/early.ts) adds the number of pieces and opens the cart. */
export function CartButton(facts: CartFacts) {
  const t = useText()
  return (
    <>
      <button type="button" className="hb js" data-cart={JSON.stringify(facts)}>
        <ShoppingCart />
        <span className="sr">{`${t('layout.cart')} `}</span>
      </button>
      {/* The cart needs a script. Without one, a link leads to the other ways to order. */}
      <noscript>
        <a href="/contact">{t('layout.order')}</a>
      </noscript>
    </>
  )
}
