import { useState } from 'react'
import { isUnanswered, messageOf } from '#api/refusals.ts'
import { useStaffText } from '../text.ts'
import { showToast } from '../toast-list.ts'

type EntryWrites = {
  /**
   * Shows a refusal in its place, for example at a field.
   *
   * @returns true if it was shown; other refusals are shown above the form
   */
  refuse: (error: unknown) => boolean
  onClose: () => void
}

/**
 * Follows a write of an EntryDialog to its end: after success a toast says so and the dialog closes; after a refusal it stays
 * open. The dialog's `isBusy` keeps a second write from starting.
 */
export function useEntryWrites({ refuse, onClose }: EntryWrites) {
  const t = useStaffText()
  const [failure, setFailure] = useState<string>()

  /**
   * @param write resolves with false if conflicts must be decided first: then the dialog stays open
   * @param done text of the toast
   * @param unanswered text for a write with unknown outcome
   */
  async function run(write: Promise<unknown>, done: string, unanswered = t('staff.unansweredText')): Promise<void> {
    setFailure(undefined)
    try {
      if ((await write) === false) return
      showToast({ kind: 'done', title: done })
      onClose()
    } catch (error) {
      if (!refuse(error)) setFailure(isUnanswered(error) ? unanswered : (messageOf(error) ?? t('error.serverText')))
    }
  }
  return { failure, setFailure, run }
}
