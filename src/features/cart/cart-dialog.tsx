import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { X } from '#ui/site/icons.tsx'
import { useText, useThrift } from '#ui/visit.ts'
import { CartNotice } from './cart-notice.tsx'
import { arrival, bringContents, type CartContents, forgetOffer, isCartOpen, offeredCart, openCart } from './cart-opening.ts'
import { CART_HASH } from './cart-storage.ts'
import { useSharedValue } from './shared-value.ts'
import { useCart } from './use-cart.ts'

/** React Router's key of the page that the document itself brought. */
const ARRIVAL = 'default'

/**
 * The cart over the page: a sheet on phones, a drawer on wider screens. Nothing of it is in the document before it
 * opens, and what it shows is fetched then; once that is here, it works without a line.
 */
export function CartDialog({ load }: { load(): Promise<CartContents> }) {
  const isOpen = useSharedValue(isCartOpen)
  const { Contents, hasFailed } = useSharedValue(arrival)
  const isThrifty = useThrift()
  const hasSomething = useCart().lines.length > 0
  const at = useLocation()
  const dialog = useRef<HTMLDialogElement>(null)
  const isShown = isOpen && (Contents !== undefined || hasFailed)
  const close = () => dialog.current?.close()

  useEffect(() => {
    if (isOpen) bringContents(load)
  }, [isOpen, load])

  // Who has something in the cart will open it, perhaps when the line is gone. On a line where bytes count the touch that
  // started the application has cost enough: the cart comes with the next page.
  const isWorthIt = hasSomething && (!isThrifty || at.key !== ARRIVAL)
  useEffect(() => {
    if (isWorthIt) (window.requestIdleCallback ?? setTimeout)(() => bringContents(load))
  }, [isWorthIt, load])

  useEffect(() => {
    if (!at.hash.startsWith(CART_HASH)) return
    offeredCart.set(at.hash.slice(CART_HASH.length))
    openCart()
  }, [at])

  // Else the first button would have the focus, and that one empties the cart.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever something else is shown
  useEffect(() => dialog.current?.querySelector('h2')?.focus(), [isShown, Contents])

  function show(element: HTMLDialogElement | null): void {
    dialog.current = element
    if (element && !element.open) element.showModal()
  }
  function closed(): void {
    isCartOpen.set(false)
    forgetOffer()
  }

  return (
    <>
      <CartNotice />
      {isShown ? (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard closes a dialog with Esc; this is the touch beside it
        <dialog
          className="dlg"
          ref={show}
          aria-labelledby="cart-title"
          onClose={closed}
          onClick={(event) => event.target === dialog.current && close()}
        >
          {Contents ? <Contents close={close} /> : <NotThere close={close} retry={() => bringContents(load)} />}
        </dialog>
      ) : null}
    </>
  )
}

/** The line dropped before the cart was here. */
function NotThere({ close, retry }: { close(): void; retry(): void }) {
  const t = useText()
  const { isComing } = useSharedValue(arrival)
  return (
    <>
      <div className="dlg-h">
        <h2 id="cart-title" tabIndex={-1}>
          {t('layout.cart')}
        </h2>
        <button type="button" className="hb" aria-label={t('cart.close')} onClick={close}>
          <X />
        </button>
      </div>
      <div className="dlg-b stack" role="alert">
        <p>{t('failure.text')}</p>
        <button type="button" className="btn btn-sun" aria-busy={isComing} onClick={retry}>
          {t('failure.retry')}
        </button>
      </div>
    </>
  )
}
