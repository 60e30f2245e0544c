import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { usePageText } from '#ui/visit.ts'
import type { Cart } from '../cart.ts'
import type { OrderCheck } from '../order/order-notes.ts'
import type { OfferedCart, OfferedCartProps } from './offered-cart.tsx'
import { OrderFailure } from './order-failure.tsx'

/** What answers an order by link, and whether several goods fit together: a file of its own, since few carts meet either. */
export type OfferFile = { OfferedCart: typeof OfferedCart; CartChecks: ComponentType<CartChecksProps> }
/** `tell` is handed what is to stand above the total: the way to what does not fit or is to be kept in mind. `say` reads the outcome out. `noted` is called once the order's notes are known. */
export type CartChecksProps = { cart: Cart; check: OrderCheck; tell(hint: ReactNode): void; say(text: string): void; noted(): void }

type LinkedOrderProps = OfferedCartProps & {
  /** The file, where it came together with the cart. */
  here: OfferFile | undefined
  /** Rejects without a line. */
  bring(): Promise<OfferFile>
}

/** An order that came by a link, and what stands in its place while the file that answers it has not come. */
export function LinkedOrder({ here, bring, ...order }: LinkedOrderProps) {
  const t = usePageText()
  const [file, setFile] = useState(here)
  const [hasFailed, setFailed] = useState(false)

  useEffect(() => {
    if (!file && !hasFailed) bring().then(setFile, () => setFailed(true))
  }, [file, hasFailed, bring])

  if (file) return <file.OfferedCart key={order.text} {...order} />
  return (
    <div className="dlg-b stack">
      {hasFailed ? <OrderFailure onRetry={() => setFailed(false)} /> : <p role="status">{t('reorder.searching')}</p>}
      <button type="button" className="btn btn-quiet" onClick={() => order.onAnswered([])}>
        {t('reorder.keep')}
      </button>
    </div>
  )
}
