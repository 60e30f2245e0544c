import { useCallback, useEffect, useMemo, useState } from 'react'
import { usePageText, useVisit } from '#ui/visit.ts'
import type { Cart } from '../cart.ts'
import { cartStore } from '../cart-store.ts'
import { decodeCalculated } from '../order/calculated-link.ts'
import { decodeCart, type LinkedCart } from '../order/cart-link.ts'
import { holdsAll, isSameCart, joinCarts, rebuildCart } from '../order/cart-reorder.ts'
import { keepCalculated, settleCalculated } from '../order/keep-calculated.ts'
import { productName } from '../product-name.ts'
import type { News } from './cart-notes.tsx'
import { OrderFailure } from './order-failure.tsx'
import type { FindProducts } from './use-price-check.ts'

export type OfferedCartProps = {
  /** What stood behind `#c=`. */
  text: string
  cart: Cart
  findProducts: FindProducts
  /** It is decided; with what is to be said about it. */
  onAnswered(news: News[]): void
}
type Found = { state: 'searching' } | { state: 'failed' } | { state: 'found'; cart: Cart; missing: number }

/** An order that came by a link. An empty cart takes it over; one with something in it is never touched without asking. */
export function OfferedCart({ text, cart, findProducts, onAnswered }: OfferedCartProps) {
  const t = usePageText()
  const linked = useMemo(() => decodeCart(text), [text])
  if (linked) return <KnownOrder linked={linked} cart={cart} findProducts={findProducts} onAnswered={onAnswered} />
  return (
    <div className="dlg-b stack">
      <p className="note note-warn" role="alert">
        {t('reorder.damaged')}
      </p>
      <button type="button" className="btn" onClick={() => onAnswered([])}>
        {t('reorder.keep')}
      </button>
    </div>
  )
}

function KnownOrder({ linked, cart, findProducts, onAnswered }: Omit<OfferedCartProps, 'text'> & { linked: LinkedCart }) {
  const t = usePageText()
  const { language, publicUrl } = useVisit()
  const [found, setFound] = useState<Found>({ state: 'searching' })
  const isHere = isSameCart(cart, linked)
  const { code } = linked

  const search = useCallback(async () => {
    setFound({ state: 'searching' })
    try {
      const products = await findProducts(linked.items.map(({ id }) => id))
      setFound({ state: 'found', ...rebuildCart(linked, products, new Date().toISOString()) })
    } catch {
      setFound({ state: 'failed' })
    }
  }, [findProducts, linked])

  const missing = found.state === 'found' && found.missing > 0 ? [t('reorder.missing', { count: found.missing })] : []
  const isAll = found.state === 'found' && found.cart.lines.length > 0
  const facts = useMemo(() => (linked.carried === undefined ? undefined : decodeCalculated(linked.carried)), [linked])
  const lost = linked.carried !== undefined && !facts ? [t('reorder.noCalculation')] : []
  const others = [...missing, ...lost].map((text) => ({ text }))
  const take = () => {
    if (facts) keepCalculated(code, facts, publicUrl)
  }
  const replace = () => {
    if (found.state !== 'found') return
    take()
    settleCalculated(code, code, found.cart.lines)
    cartStore.change(() => found.cart)
    const { lines } = found.cart
    onAnswered([{ text: t('reorder.done'), isTrue: (now) => now.code === code && holdsAll(now, lines) }, ...others])
  }
  const add = () => {
    if (found.state !== 'found') return
    take()
    settleCalculated(cart.code || code, code, found.cart.lines)
    cartStore.change((own) => joinCarts(own, found.cart, new Date().toISOString()))
    const { lines } = found.cart
    onAnswered([{ text: t('reorder.added'), isTrue: (now) => holdsAll(now, lines) }, ...others])
  }

  useEffect(() => {
    if (!isHere) search()
  }, [isHere, search])
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when there is nothing to ask
  useEffect(() => {
    if (isHere) onAnswered([])
    else if (isAll && cart.lines.length === 0) replace()
  }, [isHere, isAll])

  return (
    <div className="dlg-b stack">
      <h3 className="text-xl">{t('reorder.title', { code })}</h3>
      {found.state === 'searching' ? <p role="status">{t('reorder.searching')}</p> : null}
      {found.state === 'failed' ? <OrderFailure onRetry={search} /> : null}
      {found.state === 'found' ? (
        <>
          <ul className="stack [--gap:.35rem]">
            {found.cart.lines.map((line) => (
              <li key={line.id}>
                <span className="num">{line.quantity} x</span> {productName(line, language)}
              </li>
            ))}
          </ul>
          {isAll ? (
            missing.map((each) => (
              <p key={each} className="note note-warn">
                {each}
              </p>
            ))
          ) : (
            <p className="note note-warn">{t('reorder.none')}</p>
          )}
          {isAll ? (
            <>
              <p role="status">{t('reorder.question')}</p>
              <button type="button" className="btn btn-sun" onClick={add}>
                {t('reorder.add')}
              </button>
              <button type="button" className="btn" onClick={replace}>
                {t('reorder.replace')}
              </button>
            </>
          ) : null}
        </>
      ) : null}
      <button
        type="button"
        className="btn btn-quiet"
        onClick={() => {
          settleCalculated(cart.code)
          onAnswered([])
        }}
      >
        {t('reorder.keep')}
      </button>
    </div>
  )
}
