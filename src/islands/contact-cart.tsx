import { useEffect, useState } from 'react'
import { browserApi } from '#api/client.ts'
import { emptyCart } from '#features/cart/cart.ts'
import { type CartState, cartStore } from '#features/cart/cart-store.ts'
import { CartList } from '#features/cart/screen/cart-list.tsx'
import { serializeCart } from '#features/cart/stored-cart.ts'
import { findPower } from '#features/catalog/calls.ts'
import { IDS_MAX } from '#features/catalog/product/listing/list-limits.ts'
import { findSentCart, type SentCart } from '#features/inquiries/form/sent-cart.ts'
import { formatDate } from '#i18n/format.ts'
import { usePageText, useVisit } from '#ui/visit.ts'

/** The inquiry that this cart was already sent with. */
export const findSent = (cart: CartState): SentCart | undefined => findSentCart(serializeCart(cart))

type ContactCartProps = {
  cart: CartState
  /** The inquiry that this cart was already sent with: then the cart is sent again only if the visitor wants it. */
  sent: SentCart | undefined
  onAgain: () => void
}

/**
 * The visitor's cart as part of an inquiry. Server rendering and hydration do not know the cart; if it turns out to be empty,
 * nothing is shown.
 */
export function ContactCart({ cart, sent, onAgain }: ContactCartProps) {
  const t = usePageText()
  const { language } = useVisit()
  const [isRead, setRead] = useState(false)
  useEffect(() => setRead(true), [])
  const isEmpty = cart.lines.length === 0
  const field = <input type="hidden" name="storedCart" value={isEmpty || sent ? '' : serializeCart(cart)} />
  if (isEmpty && isRead) return field
  if (sent)
    return (
      <div className="note">
        {field}
        <b>{t('inquiry.cartSent', { code: sent.code, date: formatDate(sent.at, language) })}</b>
        <p>
          <button type="button" className="btn" onClick={onAgain}>
            {t('inquiry.cartAgain')}
          </button>
        </p>
      </div>
    )
  return (
    <>
      {/* Shown until hydration if the cart was already sent, see early/queued-forms.ts. */}
      <div data-when="bare" className="note">
        <b data-text={t('inquiry.cartSentBefore')} />
      </div>
      <div className="note js">
        {field}
        <b>{t('inquiry.cart')}</b>
        {isEmpty ? null : <CartList lines={cart.lines} />}
      </div>
    </>
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
export function SentCartNote({ cart }: { cart: CartState }) {
  const t = usePageText()
  if (cart.lines.length === 0) return null
  return (
    <p className="row mt-2">
      <span className="sm">{t('inquiry.cartStays')}</span>
      <button type="button" className="btn" onClick={() => cartStore.change(() => emptyCart)}>
        {t('inquiry.cartClear')}
      </button>
    </p>
  )
}
