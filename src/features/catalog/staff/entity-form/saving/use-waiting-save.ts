import { useEffect, useRef } from 'react'
import { useStaffText } from '#ui/staff/text.ts'
import { hideTopic, showToast } from '#ui/staff/toast-list.ts'

/** Topic of the messages about a waiting save. They last as long as the form, unless the next save hides them. */
const TOPIC = 'waiting-save'

type WaitingSaveOptions<Values> = {
  read: () => Values
  /** Names of the fields that differ, without the fields of pictures. */
  changedFields: (before: Values, now: Values) => string[]
}

/** A save that begins once the form's pictures have been uploaded, while the form is open (docs/decisions/0059). */
export function useWaitingSave<Values>({ read, changedFields }: WaitingSaveOptions<Values>) {
  const t = useStaffText()
  const asked = useRef<{ values: Values; isPublishing: boolean }>(undefined)
  useEffect(() => () => hideTopic(TOPIC), [])
  const tell = (title: string, text: string) => showToast({ kind: 'problem', topic: TOPIC, title, text, isLasting: true })
  function drop(): void {
    asked.current = undefined
    hideTopic(TOPIC)
  }

  return {
    /** Forgets the waiting save. */
    drop,
    wait(isPublishing: boolean): void {
      asked.current = { values: structuredClone(read()), isPublishing }
      tell(t('photos.underWay'), t('photos.underWayText'))
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
      else tell(t('photos.notSaved'), t('photos.notSavedText'))
    },
  }
}
