import { formatPrice } from '#i18n/format.ts'
import { whatsappLink } from '#kit/links.ts'
import { formatCents } from '#kit/money.ts'
import { WhatsappIcon } from '#ui/site/whatsapp-icon.tsx'
import { useText, useVisit } from '#ui/visit.ts'
import { countOnRequest, totalCents } from './cart.ts'
import type { CartState } from './cart-store.ts'

/** What the cart comes to, and the way to send it. */
export function CartOrder({ cart, phone, message }: { cart: CartState; phone: string; message: string }) {
  const t = useText()
  const { language } = useVisit()
  const onRequest = countOnRequest(cart)
  return (
    <div className="dlg-f stack [--gap:.6rem]">
      {onRequest < cart.lines.length ? (
        <p className="tot">
          <span>{t('cart.total')}</span>
          <b>
            {formatPrice(formatCents(totalCents(cart)), language)} <small className="muted text-[.5em] [letter-spacing:0]">USD</small>
          </b>
        </p>
      ) : null}
      <p className="sm muted">
        {onRequest > 0 ? `${t('cart.onRequestNote', { count: onRequest })} ` : ''}
        {t('cart.pickup')}
      </p>
      {cart.isKept ? null : <p className="note note-warn sm">{t('cart.notKept')}</p>}
      <a className="btn btn-wa btn-lg btn-wide" href={whatsappLink(phone, message)} target="_blank" rel="noopener">
        <WhatsappIcon />
        {t('cart.send')}
      </a>
    </div>
  )
}
