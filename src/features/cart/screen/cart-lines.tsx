import type { ReactNode } from 'react'
import { formatPrice } from '#i18n/format.ts'
import { formatCents } from '#kit/money.ts'
import { centsToPay } from '#kit/price.ts'
import { unitsTogether } from '#kit/text/units-together.ts'
import { Trash } from '#ui/site/cart-icons.tsx'
import { usePageText, useVisit } from '#ui/visit.ts'
import { type Cart, type CartLine, quantityOf, type TakenOut, totalCents } from '../cart.ts'
import { changeOf, type LineChange } from '../cart-memory.ts'
import { cartStore } from '../cart-store.ts'
import { productName } from '../product-name.ts'
import { Stepper } from './stepper.tsx'

type CartLinesProps = {
  cart: Cart
  picture(image: string | null): ReactNode
  /** Reads a change out. */
  say(text: string): void
  /** A line went, and with it the button that had the focus. */
  onRemoved(taken: TakenOut): void
}

/** The cart's products, each with its quantity, what changed of it since it was seen, and a way out. */
export function CartLines({ cart, picture, say, onRemoved }: CartLinesProps) {
  const t = usePageText()
  const { language } = useVisit()

  const nameOfLine = (line: CartLine) => productName(line, language) || t('cart.unnamed', { id: line.id })

  function set(line: CartLine, count: number): void {
    const { id } = line
    if (count === 0) {
      remove(line)
      return
    }
    cartStore.set(id, count)
    const total = formatPrice(formatCents(totalCents(cartStore.read())), language)
    say(t('cart.changed', { name: nameOfLine(line), count, total }))
  }

  function remove(line: CartLine): void {
    onRemoved({ line, at: cart.lines.indexOf(line), code: cart.code })
    cartStore.remove(line.id)
    say(t('cart.removed', { name: nameOfLine(line) }))
  }

  return (
    <ul>
      {cart.lines.map((line) => {
        const { id, product, quantity, isGone } = line
        const name = nameOfLine(line)
        const change = changeOf(line)
        return (
          <li key={id} className="line" data-id={id}>
            <div className="pic">{picture(product.mainImage)}</div>
            <div className="stack">
              <div className="row row-b nowrap items-start">
                <h3>{product.slug && !isGone ? <a href={`/product/${product.slug}`}>{unitsTogether(name)}</a> : unitsTogether(name)}</h3>
                <button type="button" className="hb" aria-label={t('cart.remove', { name })} onClick={() => remove(line)}>
                  <Trash />
                </button>
              </div>
              <div className="row row-b">
                <Stepper
                  count={quantity}
                  name={name}
                  canRaise={product.stockStatus === 'in_stock'}
                  onStep={(by) => set(line, Math.max(1, quantityOf(cartStore.read(), id) + by))}
                  onSet={(count) => set(line, count)}
                />
                <LinePrice cents={centsToPay(product)} quantity={quantity} />
              </div>
              {change ? <LineNote change={change} /> : null}
              {product.stockStatus === 'in_stock' || isGone || change?.stock ? null : (
                <p className="sm lbl text-red">{t(product.stockStatus === 'limited' ? 'stock.limited' : 'stock.onTheWay')}</p>
              )}
            </div>
          </li>
        )
      })}
    </ul>
  )
}

function LinePrice({ cents, quantity }: { cents: number | undefined; quantity: number }) {
  const t = usePageText()
  const { language } = useVisit()
  if (cents === undefined) return <b className="sm">{t('price.onRequest')}</b>
  return (
    <span className="num">
      <b>{formatPrice(formatCents(cents * quantity), language)}</b>
      {quantity > 1 ? <span className="xs muted">{t('cart.each', { price: formatPrice(formatCents(cents), language) })}</span> : null}
    </span>
  )
}

/** How a product differs from what the visitor knew of it. */
function LineNote({ change: { isGone, price, stock } }: { change: LineChange }) {
  const t = usePageText()
  const { language } = useVisit()
  const words = (cents: number | null) => (cents === null ? t('order.onRequest') : formatPrice(formatCents(cents), language))
  return (
    <div className="sm lbl">
      {isGone ? <p className="text-red">{t('cart.gone')}</p> : null}
      {price ? <p>{t('cart.priceChange', { before: words(price.before), now: words(price.now) })}</p> : null}
      {stock ? (
        <p className={stock === 'in_stock' ? 'text-leaf' : 'text-red'}>
          {stock === 'in_stock' ? t('cart.nowIn') : stock === 'limited' ? t('cart.nowLimited') : t('cart.nowOut')}
        </p>
      ) : null}
    </div>
  )
}
