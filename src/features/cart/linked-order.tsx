import { useEffect, useState } from 'react'
import { usePageText, useText } from '#ui/visit.ts'
import type { OfferedCart, OfferedCartProps } from './offered-cart.tsx'

/** What answers an order by link: a file of its own, since few carts meet one. */
export type OfferFile = { OfferedCart: typeof OfferedCart }

type LinkedOrderProps = OfferedCartProps & {
  /** The file, where it came together with the cart. */
  here: OfferFile | undefined
  /** Rejects without a line. */
  bring(): Promise<OfferFile>
}

/** An order that came by a link, and what stands in its place while the file that answers it has not come. */
export function LinkedOrder({ here, bring, ...order }: LinkedOrderProps) {
  const t = usePageText()
  const shared = useText()
  const [file, setFile] = useState(here)
  const [hasFailed, setFailed] = useState(false)

  useEffect(() => {
    if (!file && !hasFailed) bring().then(setFile, () => setFailed(true))
  }, [file, hasFailed, bring])

  function retry(): void {
    setFailed(false)
    // The button goes, and with it the focus.
    document.getElementById('cart-title')?.focus()
  }

  if (file) return <file.OfferedCart key={order.text} {...order} />
  return (
    <div className="dlg-b stack">
      {hasFailed ? (
        <>
          <p className="note note-warn" role="alert">
            {t('reorder.failed')}
          </p>
          <button type="button" className="btn btn-sun" onClick={retry}>
            {shared('failure.retry')}
          </button>
        </>
      ) : (
        <p role="status">{t('reorder.searching')}</p>
      )}
      <button type="button" className="btn btn-quiet" onClick={() => order.onAnswered([])}>
        {t('reorder.keep')}
      </button>
    </div>
  )
}
