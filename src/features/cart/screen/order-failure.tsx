import { usePageText, useText } from '#ui/visit.ts'

/** An order by link could not be opened, for want of a line; the visitor may try again. */
export function OrderFailure({ onRetry }: { onRetry(): void }) {
  const t = usePageText()
  const shared = useText()
  function retry(): void {
    onRetry()
    // The button goes, and with it the focus.
    document.getElementById('cart-title')?.focus()
  }
  return (
    <>
      <p className="note note-warn" role="alert">
        {t('reorder.failed')}
      </p>
      <button type="button" className="btn btn-sun" onClick={retry}>
        {shared('failure.retry')}
      </button>
    </>
  )
}
