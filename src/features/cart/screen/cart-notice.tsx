import { Check } from '#ui/site/icons.tsx'
import { useText } from '#ui/visit.ts'

/**
 * Where it is said for a moment what happened to the cart, to eyes and to screen readers: the early script fills it in
 * (early/notice.ts). It stands empty from the start, else screen readers would miss the first words. The alert below it
 * is shown by the early script's attribute alone, when the line drops before there is anything to say so.
 *
 * @param isCalculator the page holds a calculator, whose touches are told of in the same place
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
