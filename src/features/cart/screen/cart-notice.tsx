import { Check } from '#ui/site/icons.tsx'
import { useText } from '#ui/visit.ts'

/**
 * Toast that shows for a moment what happened to the cart; early/notice.ts fills it in. The live region is in the document from the
 * start, since screen readers ignore the first text of a region that is added later. The alert below the toast appears if a script
 * that a touch needs cannot be loaded.
 *
 * @param isCalculator true if the page has a calculator; the alert then mentions it
 */
export function CartNotice({ isCalculator }: { isCalculator: boolean }) {
  const t = useText()
  return (
    <div className="pointer-events-none fixed inset-x-4 top-2 z-40 grid justify-center">
      <div role="status" id="notice">
        <p className="toast" hidden>
          <Check />
          <span />
        </p>
      </div>
      <p role="alert" className="toast toast-lost">
        <span data-text={`${t(isCalculator ? 'failure.calculator' : 'failure.text')} ${t('failure.touchAgain')}`} />
      </p>
    </div>
  )
}
