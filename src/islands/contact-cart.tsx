import { useEffect, useState } from 'react'
import { browserApi } from '#api/client.ts'
import { type CartState, cartStore } from '#features/cart/cart-store.ts'
import { serializeCart } from '#features/cart/stored-cart.ts'
import { findPower } from '#features/catalog/power-call.ts'
import { IDS_MAX } from '#features/catalog/product/listing/list-limits.ts'
import { nameOf } from '#i18n/language.ts'
import { usePageText, useVisit } from '#ui/visit.ts'

/**
 * The visitor's cart as part of an inquiry. Server rendering and hydration do not know the cart; if it turns out to be empty,
 * nothing is shown.
 */
export function ContactCart({ cart }: { cart: CartState }) {
  const t = usePageText()
  const { language } = useVisit()
  const [isRead, setRead] = useState(false)
  useEffect(() => setRead(true), [])
  const isEmpty = cart.lines.length === 0
  const field = <input type="hidden" name="storedCart" value={isEmpty ? '' : serializeCart(cart)} />
  if (isEmpty && isRead) return field
  return (
    <div className="note js">
      {field}
      <b>{t('inquiry.cart')}</b>
      {isEmpty ? null : (
        <ul className="sm">
          {cart.lines.map(({ id, quantity, product }) => (
            <li key={id}>
              <span className="num">{quantity} x</span> {nameOf({ ...product, name: null }, 'name', language) || id}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** True if an inquiry with this cart may be about electricity: until the shop answers that no product of the cart is electrical. */
export function useMayConcernPower(cart: CartState, isWithCart: boolean): boolean {
  const [answer, setAnswer] = useState({ ids: '', isPower: true })
  const ids = isWithCart
    ? cart.lines
        .slice(0, IDS_MAX)
        .map(({ id }) => id)
        .join(',')
    : ''
  useEffect(() => {
    if (!ids) return
    const left = new AbortController()
    browserApi()
      .call(findPower, { query: { ids }, signal: left.signal })
      .then(({ isPower }) => setAnswer({ ids, isPower }))
      .catch(() => {})
    return () => left.abort()
  }, [ids])
  return answer.ids !== ids || answer.isPower
}

/** Shown after an inquiry about the cart was sent: says that the cart is still filled, and offers to empty it. */
export function SentCart({ cart }: { cart: CartState }) {
  const t = usePageText()
  if (cart.lines.length === 0) return null
  return (
    <p className="row mt-2">
      <span className="sm">{t('inquiry.cartStays')}</span>
      <button type="button" className="btn" onClick={() => cartStore.clear()}>
        {t('inquiry.cartClear')}
      </button>
    </p>
  )
}
