import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { formatPrice } from '#i18n/format.ts'
import { formatCents } from '#kit/money.ts'
import { Trash } from '#ui/site/icons.tsx'
import { useText, useVisit } from '#ui/visit.ts'
import { type Cart, type CartLine, quantityOf, totalCents, unitCents } from './cart.ts'
import { cartStore } from './cart-store.ts'
import { Stepper } from './stepper.tsx'
import { productName } from './use-adding.ts'

type CartLinesProps = {
  cart: Cart
  picture(image: string | null): ReactNode
  /** Reads a change out. */
  say(text: string): void
  /** A link was followed. */
  onLeave(): void
  /** A line went, and with it the button that had the focus. */
  onRemoved(): void
}

export function CartLines({ cart, picture, say, onLeave, onRemoved }: CartLinesProps) {
  const t = useText()
  const { language } = useVisit()

  function step({ id, product }: CartLine, by: number): void {
    const count = Math.max(1, quantityOf(cartStore.read(), id) + by)
    cartStore.set(id, count)
    const total = formatPrice(formatCents(totalCents(cartStore.read())), language)
    say(t('cart.changed', { name: productName(product, language), count, total }))
  }

  function remove({ id, product }: CartLine): void {
    onRemoved()
    cartStore.remove(id)
    say(t('cart.removed', { name: productName(product, language) }))
  }

  return (
    <ul>
      {cart.lines.map((line) => {
        const { id, product, quantity } = line
        const name = productName(product, language)
        return (
          <li key={id} className="line">
            <div className="pic">{picture(product.mainImage)}</div>
            <div className="stack [--gap:.5rem]">
              <div className="row row-b nowrap items-start">
                <h3 className="text-base [line-height:1.3]">
                  <Link className="text-ink no-underline hover:underline" to={`/product/${product.slug}`} onClick={onLeave}>
                    {name}
                  </Link>
                </h3>
                <button type="button" className="hb -my-2.5 -mr-2.5" aria-label={t('cart.remove', { name })} onClick={() => remove(line)}>
                  <Trash />
                </button>
              </div>
              <div className="row row-b">
                <Stepper count={quantity} name={name} canRaise={product.stockStatus === 'in_stock'} onStep={(by) => step(line, by)} />
                <LinePrice cents={unitCents(product)} quantity={quantity} />
              </div>
            </div>
          </li>
        )
      })}
    </ul>
  )
}

function LinePrice({ cents, quantity }: { cents: number | undefined; quantity: number }) {
  const t = useText()
  const { language } = useVisit()
  if (cents === undefined) return <b className="sm">{t('price.onRequest')}</b>
  return (
    <span className="num text-right [line-height:1.25]">
      <b>{formatPrice(formatCents(cents * quantity), language)}</b>
      {quantity > 1 ? <span className="xs muted block">{t('cart.each', { price: formatPrice(formatCents(cents), language) })}</span> : null}
    </span>
  )
}
