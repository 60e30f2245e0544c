import { ShieldCheck } from 'lucide-react'
import { Note } from '#ui/staff/note.tsx'
import { useStaffText } from '#ui/staff/text.ts'
import type { Inquiry } from '../inquiry.contract.ts'

type SuspicionNoteProps = {
  inquiry: Inquiry
  isBusy: boolean
  /** Staff have judged that it is no robot's. */
  onOrdinary: (inquiry: Inquiry) => void
}

/** Why an inquiry looks like a robot's, with the touch that makes it one like any other; nothing where it does not. */
export function SuspicionNote({ inquiry, isBusy, onOrdinary }: SuspicionNoteProps) {
  const t = useStaffText()
  if (!inquiry.suspicion) return null
  return (
    <Note kind="warn" title={t('inquiries.suspicion')}>
      <p>{t(`inquiries.suspicion.${inquiry.suspicion}`)}</p>
      <button
        className="btn mt-2"
        type="button"
        aria-label={t('inquiries.ordinaryNamed', { name: inquiry.name })}
        disabled={isBusy}
        onClick={() => onOrdinary(inquiry)}
      >
        <ShieldCheck className="ic" aria-hidden="true" />
        {t('inquiries.ordinary')}
      </button>
    </Note>
  )
}
