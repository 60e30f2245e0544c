import { ShieldCheck } from 'lucide-react'
import { IconButton } from '#ui/staff/icon-button.tsx'
import { Note } from '#ui/staff/note.tsx'
import { useStaffText } from '#ui/staff/text.ts'
import type { Inquiry } from '../inquiry.contract.ts'

type SuspicionNoteProps = {
  inquiry: Inquiry
  isBusy: boolean
  /** Called when staff clear the suspicion. */
  onOrdinary: (inquiry: Inquiry) => void
}

/** Note about why an inquiry is suspected to be a bot's, with a button that clears the suspicion. Nothing without a suspicion. */
export function SuspicionNote({ inquiry, isBusy, onOrdinary }: SuspicionNoteProps) {
  const t = useStaffText()
  if (!inquiry.suspicion) return null
  return (
    <Note kind="warn" title={t('inquiries.suspicion')}>
      <p>{t(`inquiries.suspicion.${inquiry.suspicion}`)}</p>
      <IconButton
        icon={ShieldCheck}
        className="btn mt-2"
        aria-label={t('inquiries.ordinaryNamed', { name: inquiry.name })}
        disabled={isBusy}
        onClick={() => onOrdinary(inquiry)}
      >
        {t('inquiries.ordinary')}
      </IconButton>
    </Note>
  )
}
