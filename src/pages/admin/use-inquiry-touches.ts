import { useQueryClient } from '@tanstack/react-query'
import { refreshHistory } from '#features/history/staff/history-data.ts'
import { useRestore } from '#features/history/staff/use-restore.ts'
import type { Inquiry } from '#features/inquiries/inquiry.contract.ts'
import { currentOf, useInquiryActions } from '#features/inquiries/staff/inquiry-data.ts'
import type { InquiryStatus } from '#features/inquiries/status.ts'
import { useStaffText } from '#ui/staff/text.ts'
import { showToast } from '#ui/staff/toast-list.ts'
import { useStaffApi } from './staff-api.ts'

/** Status and deletion of inquiries with their messages, the same on the dashboard and on an inquiry's page. */
export function useInquiryTouches() {
  const t = useStaffText()
  const client = useQueryClient()
  const api = useStaffApi()
  const { change, remove } = useInquiryActions(api)
  const { restore } = useRestore(api)
  function touch({ id, updatedAt }: Inquiry, done: { status: InquiryStatus } | { suspicion: null }): void {
    change.mutate(
      { id, updatedAt, ...done },
      {
        onSuccess: () => {
          refreshHistory(client, 'inquiry', id)
          showToast({ kind: 'done', title: t('inquiries.updated') })
        },
        onError: (error) =>
          showToast({
            kind: 'problem',
            title: t('inquiries.error'),
            text: currentOf(error) ? `${t('inquiries.updateFailed')} ${t('stale.title')}.` : t('inquiries.updateFailed'),
          }),
      },
    )
  }
  return {
    busyId: (change.isPending ? change.variables.id : undefined) ?? (remove.isPending ? remove.variables : undefined),
    toggle: (inquiry: Inquiry, status: InquiryStatus) => touch(inquiry, { status }),
    /** Staff have judged that it is no robot's. */
    clear: (inquiry: Inquiry) => touch(inquiry, { suspicion: null }),
    /** Asks first. True once it is deleted. */
    remove: async ({ id, name }: Inquiry): Promise<boolean> => {
      if (!window.confirm(t('inquiries.confirmDelete', { name }))) return false
      try {
        await remove.mutateAsync(id)
      } catch {
        showToast({ kind: 'problem', title: t('inquiries.error'), text: t('inquiries.deleteFailed') })
        return false
      }
      showToast({
        kind: 'done',
        title: t('inquiries.deleted'),
        text: name,
        action: { label: t('trash.undo'), run: () => restore('inquiry', id) },
      })
      return true
    },
  }
}
