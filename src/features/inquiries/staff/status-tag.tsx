import { useStaffText } from '#ui/staff/text.ts'
import type { InquiryStatus } from '../status.ts'

const looks = {
  new: 'tag tag-new',
  in_progress: 'tag tag-limit',
  replied: 'tag tag-sea',
  processed: 'tag tag-ok',
  completed: 'tag',
} satisfies Record<InquiryStatus, string>

/** Where an inquiry stands: new is orange, processed green. */
export function StatusTag({ status }: { status: InquiryStatus }) {
  return <span className={looks[status]}>{useStaffText()(`inquiries.status.${status}`)}</span>
}
