import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { createPendingWritesById } from '#api/pending-writes.ts'
import { isUnanswered, statusOf } from '#api/refusals.ts'
import { refreshHistory } from '#features/history/staff/history-data.ts'
import { useRestore } from '#features/history/staff/use-restore.ts'
import type { Inquiry } from '#features/inquiries/inquiry.contract.ts'
import { currentFromError, type InquiryWrite, useInquiryActions } from '#features/inquiries/staff/inquiry-data.ts'
import type { InquiryStatus } from '#features/inquiries/status.ts'
import { showFailure } from '#ui/staff/failure.ts'
import { ask } from '#ui/staff/questions.ts'
import { useStaffText } from '#ui/staff/text.ts'
import { showToast } from '#ui/staff/toast-list.ts'
import { useStaffApi } from '../frame/staff-api.ts'

/**
 * Actions on inquiries with their toasts: change the status, clear a suspicion, delete. Used by the dashboard and by the page
 * of an inquiry.
 */
export function useInquiryCommands() {
  const t = useStaffText()
  const client = useQueryClient()
  const api = useStaffApi()
  const { change, remove } = useInquiryActions(api)
  const { restore } = useRestore(api)
  const [writesOf] = useState(() => createPendingWritesById<InquiryWrite>())
  const send = (body: InquiryWrite, key: string) => change.mutateAsync({ ...body, key })
  const topicOf = (id: number) => `inquiry ${id}`

  /** Makes one change at a touch. The message offers to undo a change of status, or to repeat a write without an answer. */
  async function touch(inquiry: Inquiry, done: { status: InquiryStatus } | { suspicion: null }): Promise<void> {
    const { id, name, status, updatedAt } = inquiry
    const writes = writesOf(id)
    try {
      const settled = await writes.resend(send)
      // The screen may show a newer state than the answer to an earlier click.
      const since = settled && settled.answer.updatedAt > updatedAt ? settled.answer.updatedAt : updatedAt
      const changed = await writes.send({ id, updatedAt: since, ...done }, send)
      refreshHistory(client, 'inquiry', id)
      const undo = { label: t('trash.undo'), run: () => void touch(changed, { status }) }
      showToast({
        kind: 'done',
        topic: topicOf(id),
        title: t('inquiries.updated'),
        ...('status' in done ? { text: `${name}: ${t(`inquiries.status.${done.status}`)}`, action: undo } : {}),
      })
    } catch (error) {
      const text = currentFromError(error) ? `${t('inquiries.updateFailed')} ${t('stale.title')}.` : t('inquiries.updateFailed')
      const gone = { title: t('inquiries.updateFailed'), text: t('inquiries.gone') }
      const failed = statusOf(error) === 404 ? gone : { title: t('inquiries.error'), text }
      const again = { action: { label: t('library.retry'), run: () => void touch(inquiry, done) }, isLasting: true }
      showFailure(error, t, { topic: topicOf(id), ...failed, ...(isUnanswered(error) ? again : {}) })
    }
  }
  return {
    busyId: (change.isPending ? change.variables.id : undefined) ?? (remove.isPending ? remove.variables : undefined),
    toggle: (inquiry: Inquiry, status: InquiryStatus) => void touch(inquiry, { status }),
    /** Clears the suspicion that a bot sent the inquiry. */
    clear: (inquiry: Inquiry) => void touch(inquiry, { suspicion: null }),
    /** Deletes an inquiry after a question. @returns true if it was deleted */
    remove: async ({ id, name }: Inquiry): Promise<boolean> => {
      if (!(await ask(t('inquiries.confirmDelete', { name }), 'delete'))) return false
      try {
        await remove.mutateAsync(id)
      } catch (error) {
        showFailure(error, t, { topic: topicOf(id), title: t('inquiries.error'), text: t('inquiries.deleteFailed') })
        return false
      }
      showToast({
        kind: 'done',
        topic: topicOf(id),
        title: t('inquiries.deleted'),
        text: name,
        action: { label: t('trash.undo'), run: () => restore('inquiry', id) },
      })
      return true
    },
  }
}
