import { type ReactNode, useRef, useState } from 'react'
import { Link } from 'react-router'
import { MessageSquareText, ShoppingCart, X } from '#ui/site/icons.tsx'
import { useText, useVisit } from '#ui/visit.ts'
import { countPieces } from './cart.ts'
import { CartLines } from './cart-lines.tsx'
import { CartNotice } from './cart-notice.tsx'
import { isCartOpen } from './cart-opening.ts'
import { CartOrder } from './cart-order.tsx'
import { cartStore } from './cart-store.ts'
import { useSharedValue } from './shared-value.ts'
import { useCart } from './use-cart.ts'
import { orderMessage } from './whatsapp-message.ts'

type CartDialogProps = {
  /** The number that orders go to. */
  phone: string
  /** Shows a product's picture, with a placeholder when there is none or it does not load. */
  picture(image: string | null): ReactNode
}

/** The cart over the page: a sheet on phones, a drawer on wider screens. Nothing of it is in the document before it opens. */
export function CartDialog(props: CartDialogProps) {
  const isOpen = useSharedValue(isCartOpen)
  return (
    <>
      <CartNotice />
      {isOpen ? <OpenCart {...props} /> : null}
    </>
  )
}

function OpenCart({ phone, picture }: CartDialogProps) {
  const t = useText()
  const cart = useCart()
  const [said, say] = useState('')
  const dialog = useRef<HTMLDialogElement>(null)
  const title = useRef<HTMLHeadingElement>(null)
  const pieces = countPieces(cart)
  const message = orderMessage(cart, useVisit().language, t)
  const close = () => dialog.current?.close()

  function open(element: HTMLDialogElement | null): void {
    dialog.current = element
    if (!element || element.open) return
    element.showModal()
    // Else the first button would have the focus, and that one empties the cart.
    title.current?.focus()
  }

  function clear(): void {
    if (!confirm(t('cart.clearQuestion'))) return
    cartStore.clear()
    say(t('cart.cleared'))
    title.current?.focus()
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard closes a dialog with Esc; this is the touch beside it
    <dialog
      className="dlg"
      ref={open}
      aria-labelledby="cart-title"
      onClose={() => isCartOpen.set(false)}
      onClick={(event) => event.target === dialog.current && close()}
    >
      <div className="dlg-h">
        <h2 id="cart-title" ref={title} tabIndex={-1}>
          {t('cart.title')} {pieces > 0 ? <span className="muted num [font-weight:400]">{pieces}</span> : null}
        </h2>
        <div className="row nowrap gap-0">
          {pieces > 0 ? (
            <button type="button" className="btn btn-quiet text-red" onClick={clear}>
              {t('cart.clear')}
            </button>
          ) : null}
          <button type="button" className="hb" aria-label={t('cart.close')} onClick={close}>
            <X />
          </button>
        </div>
      </div>
      <p className="sr" role="status">
        {said}
      </p>
      {pieces > 0 ? (
        <>
          <div className="dlg-b pt-0">
            <CartLines cart={cart} picture={picture} say={say} onLeave={close} onRemoved={() => title.current?.focus()} />
            <details className="mt-3">
              <summary className="sm row min-h-11 cursor-pointer gap-2 lbl text-sea">
                <MessageSquareText />
                {t('cart.preview')}
              </summary>
              <p className="sm whitespace-pre-wrap">{message}</p>
            </details>
          </div>
          <CartOrder cart={cart} phone={phone} message={message} />
        </>
      ) : (
        <div className="dlg-b grid min-h-96 place-items-center">
          <div className="stack stack-c max-w-80">
            <ShoppingCart className="size-10 text-sea" />
            <h3 className="text-xl">{t('cart.empty')}</h3>
            <p className="muted">{t('cart.emptyText')}</p>
            <Link className="btn btn-sun" to="/products" onClick={close}>
              {t('cart.browse')}
            </Link>
          </div>
        </div>
      )}
    </dialog>
  )
}
