import { useStaffText } from '#ui/staff/text.ts'
import type { InquiryStatus } from '../status.ts'

const looks = {
  new: 'tag tag-new',
  in_progress: 'tag tag-limit',
  replied: 'tag tag-sea',
  processed: 'tag tag-ok',
  completed: 'tag',
} satisfies Record<InquiryStatus, string>

/** Status of an inquiry, in its colour: new is orange, processed is green. */
export function StatusTag({ status }: { status: InquiryStatus }) {
  return <span className={looks[status]}>{useStaffText()(`inquiries.status.${status}`)}</span>
}
