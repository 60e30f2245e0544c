import { useEffect, useState } from 'react'
import { browserApi } from '#api/client.ts'
import { type CartState, cartStore } from '#features/cart/cart-store.ts'
import { serializeCart } from '#features/cart/stored-cart.ts'
import { IDS_MAX } from '#features/catalog/entity/limits.ts'
import { findPower } from '#features/catalog/power-call.ts'
import { nameOf } from '#i18n/language.ts'
import { usePageText, useVisit } from '#ui/visit.ts'

/**
 * What goes with an inquiry from the cart, as it stands at this moment. The server and a first look know of none yet; once
 * it is known to be empty, nothing is promised.
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

/** Whether an inquiry with this cart may be about power: until the catalogue says that nothing in it is, or if nobody answers. */
export function useMayBePower(cart: CartState, isWithCart: boolean): boolean {
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

/** After an inquiry went with the cart: it is still here, until whoever sent it is done with it. */
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
