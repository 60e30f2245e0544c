import { type ReactNode, useEffect, useReducer, useRef, useState } from 'react'
import { readStored } from '#kit/storage.ts'
import { MessageSquareText } from '#ui/site/cart-icons.tsx'
import { ShoppingCart, X } from '#ui/site/icons.tsx'
import { useObservable } from '#ui/use-observable.ts'
import { usePageText, useVisit } from '#ui/visit.ts'
import { type Cart, countPieces, putBack, type TakenOut } from '../cart.ts'
import { cartStore } from '../cart-store.ts'
import { CALCULATED_KEY } from '../order/calculated.ts'
import type { OrderCheck } from '../order/order-notes.ts'
import type { Order } from '../order/whatsapp-message.ts'
import { productName } from '../product-name.ts'
import { CartLines } from './cart-lines.tsx'
import { CartNotes, type News } from './cart-notes.tsx'
import { forgetOffer, offeredCart } from './cart-opening.ts'
import { CartOrder, OrderWays } from './cart-order.tsx'
import { type CartChecksProps, LinkedOrder, type OfferFile } from './linked-order.tsx'
import { useCart } from './use-cart.ts'
import { type FindProducts, usePriceCheck } from './use-price-check.ts'

type OpenCartProps = {
  close(): void
  /** The number that orders go to, and the address. */
  phone: string
  email: string
  /** What was taken out last, and can be put back. */
  lastTaken: TakenOut | undefined
  /** What was read out last: a screen reader that has not come to it yet finds it in the place that took the old one's. */
  lastSaid: string | undefined
  /** The visitor has waited for today's prices before this came. */
  hasWaited: boolean
  /** Writes the order as it is sent. */
  write(cart: Cart): Order
  check: OrderCheck
  /** What answers an order by link, where it came together with this, and how it comes later. */
  offer: OfferFile | undefined
  bringOffer(): Promise<OfferFile>
  /** Shows a product's picture, with a placeholder when there is none or it does not load. */
  picture(image: string | null): ReactNode
  findProducts: FindProducts
}

/** What stands in the cart's dialog: the lines, what changed since they were seen, and the order with its ways to be sent. */
export function OpenCart({
  close,
  phone,
  email,
  lastTaken,
  lastSaid,
  hasWaited,
  write,
  check: orderCheck,
  offer,
  bringOffer,
  picture,
  findProducts,
}: OpenCartProps) {
  const t = usePageText()
  const { language } = useVisit()
  const cart = useCart()
  const offered = useObservable(offeredCart)
  const [said, say] = useState(lastSaid)
  const [allNews, tell] = useState<News[]>([])
  const [taken, setTaken] = useState(lastTaken)
  const [hint, setHint] = useState<ReactNode>()
  // The message is written anew, with the notes that are kept by now.
  const [, noted] = useReducer((count: number) => count + 1, 0)
  const title = useRef<HTMLHeadingElement>(null)
  const preview = useRef<HTMLDetailsElement>(null)
  const { state, check } = usePriceCheck(findProducts, hasWaited)
  const pieces = countPieces(cart)
  const news = allNews.filter(({ isTrue }) => isTrue?.(cart) ?? true).map(({ text }) => text)
  // Whatever had the focus goes with what it did.
  const toTitle = () => title.current?.focus()

  function clear(): void {
    if (!confirm(t('cart.clearQuestion'))) return
    cartStore.clear()
    setTaken(undefined)
    say(t('cart.cleared'))
    toTitle()
  }

  const takenName = taken ? productName(taken.line, language) || t('cart.unnamed', { id: taken.line.id }) : ''
  function undo(out: TakenOut): void {
    cartStore.change((now) => putBack(now, out))
    setTaken(undefined)
    say(t('buy.notice', { name: takenName }))
    toTitle()
  }

  const undoing = taken ? (
    <p className="row row-b nowrap sm mt-3">
      {t('cart.removed', { name: takenName })}
      <button type="button" className="btn" onClick={() => undo(taken)}>
        {t('cart.undo')}
      </button>
    </p>
  ) : null
  const order = write(cart)
  const { parts } = order
  return (
    <>
      <div className="dlg-h">
        <h2 id="cart-title" ref={title} tabIndex={-1}>
          {t('cart.title')} {pieces > 0 ? <span className="muted num">{pieces}</span> : null}
        </h2>
        <div className="row nowrap gap-0">
          {pieces > 0 && !offered ? (
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
        {said || news.join(' ')}
      </p>
      {offered ? (
        <LinkedOrder
          here={offer}
          bring={bringOffer}
          text={offered}
          cart={cart}
          findProducts={findProducts}
          onAnswered={(told) => {
            tell(told)
            say('')
            forgetOffer()
            toTitle()
          }}
        />
      ) : pieces > 0 ? (
        <>
          <div className="dlg-b pt-0">
            <CartNotes
              cart={cart}
              news={news}
              onRead={() => {
                tell([])
                toTitle()
              }}
            />
            {undoing}
            <CartLines
              cart={cart}
              picture={picture}
              say={say}
              onRemoved={(out) => {
                setTaken(out)
                toTitle()
              }}
            />
            <details className="mt-3" ref={preview}>
              <summary className="sm row min-h-11 cursor-pointer gap-2 lbl text-sea">
                <MessageSquareText />
                {t('cart.preview')}
              </summary>
              <p className="sm whitespace-pre-wrap">{parts.join('\n\n')}</p>
            </details>
            {cart.lines.length > 1 ? null : (
              <p className="sm mt-3">
                <a href="/cuba-energia-solar#calc">{t('cart.calculate')}</a>
              </p>
            )}
            <OrderWays
              cart={cart}
              phone={phone}
              email={email}
              order={order}
              preview={preview}
              prices={state}
              onCheck={() => {
                check()
                toTitle()
              }}
              say={say}
            />
            {/* Below all else, since it comes later and in any height: nothing moves under a finger. */}
            {cart.lines.length > 1 || cart.lines[0]?.product.isSource || readStored(CALCULATED_KEY) ? (
              <Checks cart={cart} check={orderCheck} bring={bringOffer} tell={setHint} say={say} noted={noted} />
            ) : null}
          </div>
          <CartOrder hint={hint} cart={cart} phone={phone} parts={parts} prices={state} />
        </>
      ) : (
        <div className="dlg-b">
          <CartNotes cart={cart} news={news} onRead={toTitle} />
          {undoing}
          <div className="grid min-h-96 place-items-center">
            <div className="stack stack-c max-w-80">
              <ShoppingCart className="size-10 text-sea" />
              <h3 className="text-xl">{t('cart.empty')}</h3>
              <p className="muted">{t('cart.emptyText')}</p>
              <a className="btn btn-sun" href="/products">
                {t('cart.browse')}
              </a>
              <a className="btn" href="/cuba-energia-solar#calc">
                {t('cart.calculate')}
              </a>
            </div>
          </div>
        </div>
      )}
    </>
  )
}

/** Whether the goods fit together, and with what was calculated, once the file that tells it has come; without a line the cart goes without. */
function Checks({ bring, ...checks }: CartChecksProps & { bring: OpenCartProps['bringOffer'] }) {
  const [file, setFile] = useState<OfferFile>()
  useEffect(() => {
    bring().then(setFile, () => {})
  }, [bring])
  return file ? <file.CartChecks {...checks} /> : null
}
