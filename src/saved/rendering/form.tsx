import { usePageText } from '#ui/visit.ts'

/**
 * Stand-ins for the hooks and neighbours of the inquiry form, as its first rendering needs them: they send nothing and know no
 * cart. The early script sends the form and adds the cart (early/queued-forms.ts).
 */
const nothing = () => {}
const idleState = { isSending: false, problems: {}, failure: undefined, isLost: false }

export const useSending = () => ({ state: idleState, send: nothing, mend: nothing })
export const useCart = () => ({ lines: [] })
export const useMayConcernPower = () => true
export {
  nothing as fillPerson,
  nothing as keepDraft,
  nothing as QueueNotes,
  nothing as readTyped,
  nothing as restoreDraft,
  nothing as restoreTyped,
  nothing as SentCart,
  nothing as timeSpent,
  nothing as touchDraft,
}

export function ContactCart() {
  const t = usePageText()
  return (
    <div className="note js">
      <input type="hidden" name="storedCart" value="" />
      <b>{t('inquiry.cart')}</b>
    </div>
  )
}
