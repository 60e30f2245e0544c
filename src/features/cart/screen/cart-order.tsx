import type { ReactNode, RefObject } from 'react'
import { formatDate, formatPrice } from '#i18n/format.ts'
import { whatsappLink } from '#kit/links.ts'
import { formatCents } from '#kit/money.ts'
import { WhatsappIcon } from '#ui/site/whatsapp-icon.tsx'
import { usePageText, useVisit } from '#ui/visit.ts'
import { countOnRequest, totalCents } from '../cart.ts'
import { oldestSight } from '../cart-memory.ts'
import type { CartState } from '../cart-store.ts'
import type { Order } from '../order/whatsapp-message.ts'
import { focusParts } from './opened-parts.ts'
import { OrderCopy, OrderMail, OrderParts, OrderSms } from './order-ways.tsx'

type CartOrderProps = {
  /** What is to be known before it is sent. */
  hint: ReactNode
  cart: CartState
  phone: string
  /** The order in the parts that chat links can carry: mostly one. */
  parts: string[]
  prices: 'fresh' | 'checking' | 'failed'
}

/** The total and the main button, which stay in sight. For a long order the button leads to its parts. */
export function CartOrder({ hint, cart, phone, parts, prices }: CartOrderProps) {
  const t = usePageText()
  const { language } = useVisit()
  const [only = '', second] = parts
  const words = (
    <>
      <WhatsappIcon />
      {t('cart.send')}
    </>
  )
  return (
    <div className="dlg-f stack order">
      {hint ? <div className="hint">{hint}</div> : null}
      {countOnRequest(cart) < cart.lines.length ? (
        <p className="tot">
          <span>{t('cart.total')}</span>
          <b>
            {formatPrice(formatCents(totalCents(cart)), language)} <small className="muted">USD</small>
          </b>
        </p>
      ) : null}
      {prices === 'checking' ? (
        <button type="button" className="btn btn-lg btn-wide" disabled aria-busy="true">
          {t('cart.checking')}
        </button>
      ) : second === undefined ? (
        <a className="btn btn-wa btn-lg btn-wide" href={whatsappLink(phone, only)} target="_blank" rel="noopener">
          {words}
        </a>
      ) : (
        <button type="button" className="btn btn-wa btn-lg btn-wide" onClick={() => focusParts(document)}>
          {words}
        </button>
      )}
    </div>
  )
}

type OrderWaysProps = Pick<CartOrderProps, 'cart' | 'phone' | 'prices'> & {
  email: string
  order: Order
  /** Where the message can be read. */
  preview: RefObject<HTMLDetailsElement | null>
  onCheck(): void
  /** Reads something out. */
  say(text: string): void
}

/** Remarks on the order, and the other ways to send it. */
export function OrderWays({ cart, phone, prices, email, order, preview, onCheck, say }: OrderWaysProps) {
  const t = usePageText()
  const { language } = useVisit()
  const onRequest = countOnRequest(cart)
  const { message, parts } = order
  const [only = '', second] = parts
  const subject = t('order.code', { code: cart.code })
  const seenAt = oldestSight(cart)
  return (
    <div className="stack order mt-3">
      <p className="sm muted">
        {onRequest > 0 ? `${t('cart.onRequestNote', { count: onRequest })} ` : ''}
        {t('cart.pickup')}
      </p>
      {cart.isKept ? null : <p className="note note-warn sm">{t('cart.notKept')}</p>}
      {prices === 'failed' ? <Unchecked seenAt={seenAt} onCheck={onCheck} /> : null}
      {prices === 'checking' ? (
        // In the place of the other ways to send, so that nothing moves when they come.
        <p className="row justify-center sm muted min-h-11">
          {seenAt ? t('order.pricesOf', { date: formatDate(seenAt, language) }) : null}
        </p>
      ) : second === undefined ? (
        <div className="row justify-center gap-1">
          <OrderCopy message={message} preview={preview} say={say} />
          <OrderMail address={email} subject={subject} text={only} />
          <OrderSms phone={phone} text={only} />
        </div>
      ) : (
        <>
          <p className="sm">{t('cart.long', { count: parts.length })}</p>
          <OrderParts code={cart.code} order={order} phone={phone} email={email} />
          <div className="row justify-center">
            <OrderCopy message={message} preview={preview} say={say} />
          </div>
        </>
      )}
      <a className="btn btn-wide" href="/contact?cart=1#quote">
        {t('cart.inquire')}
      </a>
    </div>
  )
}

function Unchecked({ seenAt, onCheck }: { seenAt: string | undefined; onCheck(): void }) {
  const t = usePageText()
  const { language } = useVisit()
  return (
    <div className="note note-warn sm" role="status">
      <p>{seenAt ? t('cart.pricesOf', { date: formatDate(seenAt, language) }) : t('cart.pricesUnchecked')}</p>
      <button type="button" className="btn mt-2 justify-self-start" onClick={onCheck}>
        {t('cart.checkAgain')}
      </button>
    </div>
  )
}
