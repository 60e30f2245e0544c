import type { Cart } from '#features/cart/cart.ts'
import { CART_KEY } from '#features/cart/cart-storage.ts'
import { CartList } from '#features/cart/screen/cart-list.tsx'
import { parseCart } from '#features/cart/stored-cart.ts'
import { findSentCart, type SentCart } from '#features/inquiries/form/sent-cart.ts'
import { formatDate } from '#i18n/format.ts'
import { readStored } from '#kit/browser/storage.ts'
import { usePageText, useVisit } from '#ui/visit.ts'

/**
 * Replacements for the modules that the inquiry form uses, reduced to its first rendering, which already knows the cart: they
 * send nothing. On a saved page the early script sends the form and adds the cart (early/queued-forms.ts).
 */
const nothing = () => {}
const idleState = { isSending: false, problems: {}, failure: undefined, isLost: false, isSilent: false }

export const useSending = () => ({ state: idleState, send: nothing, mend: nothing })
export const useCart = (): Cart => parseCart(readStored(CART_KEY)).cart
export const findSent = (): SentCart | undefined => findSentCart(readStored(CART_KEY) ?? '')
export const useMayConcernPower = () => true
export {
  nothing as fillPerson,
  nothing as keepDraft,
  nothing as QueueNotes,
  nothing as readTypedMessage,
  nothing as restoreDraft,
  nothing as restoreTypedMessage,
  nothing as SentCartNote,
  nothing as timeSpent,
  nothing as touchDraft,
}

/** Without its field `storedCart` the early script sends the inquiry without the cart. */
export function ContactCart({ cart: { lines }, sent }: { cart: Cart; sent: SentCart | undefined }) {
  const t = usePageText()
  const { language } = useVisit()
  if (sent)
    return (
      <div className="note">
        <b>{t('inquiry.cartSent', { code: sent.code, date: formatDate(sent.at, language) })}</b>
      </div>
    )
  if (lines.length === 0) return null
  return (
    <div className="note js">
      <input type="hidden" name="storedCart" value="" />
      <b>{t('inquiry.cart')}</b>
      <CartList lines={lines} />
    </div>
  )
}
