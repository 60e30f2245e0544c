import { nameOf } from '#i18n/language.ts'
import { useVisit } from '#ui/visit.ts'
import type { Cart } from '../cart.ts'

/** Lists the products of a cart with their quantities, as in an inquiry about the cart. */
export function CartList({ lines }: Pick<Cart, 'lines'>) {
  const { language } = useVisit()
  return (
    <ul className="sm">
      {lines.map(({ id, quantity, product }) => (
        <li key={id}>
          <span className="num">{quantity} x</span> {nameOf({ ...product, name: null }, 'name', language) || id}
        </li>
      ))}
    </ul>
  )
}
