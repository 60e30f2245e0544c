import { usePageText } from '#ui/visit.ts'

/**
 * Replacements for the modules that the inquiry form uses, reduced to its first rendering: they send nothing and know no cart.
 * On a saved page the early script sends the form and adds the cart (early/queued-forms.ts).
 */
const nothing = () => {}
const idleState = { isSending: false, problems: {}, failure: undefined, isLost: false }

export const useSending = () => ({ state: idleState, send: nothing, mend: nothing })
export const useCart = () => ({ lines: [] })
export const useMayConcernPower = () => true
export {
  nothing as fillPerson,
  nothing as findSent,
  nothing as keepDraft,
  nothing as QueueNotes,
  nothing as readTypedMessage,
  nothing as restoreDraft,
  nothing as restoreTypedMessage,
  nothing as SentCartNote,
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
