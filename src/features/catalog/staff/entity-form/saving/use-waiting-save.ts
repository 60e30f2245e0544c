import { useCallback, useEffect, useRef } from 'react'
import { useStaffText } from '#ui/staff/text.ts'
import { hideTopic, showToast } from '#ui/staff/toast-list.ts'
import { SAVE_TOPIC } from './use-save-outcome.ts'

type WaitingSaveOptions<Values> = {
  read: () => Values
  /** Names of the fields that differ, without the fields of pictures. */
  changedFields: (before: Values, now: Values) => string[]
}

/** A save that begins once the form's pictures have been uploaded, while the form is open (docs/decisions/0059). */
export function useWaitingSave<Values>({ read, changedFields }: WaitingSaveOptions<Values>) {
  const t = useStaffText()
  const asked = useRef<{ values: Values; isPublishing: boolean }>(undefined)
  const drop = useCallback(() => {
    if (asked.current) hideTopic(SAVE_TOPIC)
    asked.current = undefined
  }, [])
  useEffect(() => drop, [drop])

  return {
    drop,
    wait(isPublishing: boolean): void {
      asked.current = { values: structuredClone(read()), isPublishing }
      showToast({ kind: 'problem', topic: SAVE_TOPIC, title: t('photos.underWay'), text: t('photos.underWayText'), isLasting: true })
    },
    /**
     * Ends the wait. What was typed since may be half a price, so that a changed form is not saved.
     *
     * @param canSave false if a picture did not arrive, or the form cannot be saved at this moment
     * @param save saves as the person has asked for
     */
    end(canSave: boolean, save: (asks: { isPublishing: boolean }) => void): void {
      const before = asked.current
      if (!before) return
      drop()
      if (canSave && changedFields(before.values, read()).length === 0) save(before)
      else showToast({ kind: 'problem', topic: SAVE_TOPIC, title: t('photos.notSaved'), text: t('photos.notSavedText'), isLasting: true })
    },
  }
}
