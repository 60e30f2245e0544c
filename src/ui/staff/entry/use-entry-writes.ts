import { isUnanswered, messageOf } from '#api/refusals.ts'
import { useStaffText } from '../text.ts'
import { showToast } from '../toast-list.ts'
import { type FailureText, useFailureText } from '../use-failure-text.ts'

type EntryWrites = {
  /**
   * Shows a refusal in its place, for example at a field.
   *
   * @returns true if it was shown; otherwise the message is shown above the form
   */
  refuse: (error: unknown) => boolean
  onClose: () => void
}

/**
 * Runs a write of an EntryDialog: on success it shows a toast and closes the dialog, on failure the dialog stays open with the
 * reason. The dialog's `isBusy` prevents a second write.
 */
export function useEntryWrites({ refuse, onClose }: EntryWrites) {
  const t = useStaffText()
  const [failure, setFailure] = useFailureText()

  /**
   * @param write resolves with false if conflicts must be decided first: then the dialog stays open
   * @param done text of the toast
   * @param unanswered text for a write with unknown outcome
   */
  async function run(write: Promise<unknown>, done: string, unanswered: FailureText = t('staff.unansweredText')): Promise<void> {
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
