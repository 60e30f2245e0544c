import { Note } from '#ui/staff/note.tsx'
import { useStaffText } from '#ui/staff/text.ts'
import { forgetOpened, type ReplyPlace, useOpenedPlace } from './opened-replies.ts'
import { dropReplyDraft } from './use-reply-draft.ts'

type ConfirmAnswerSentProps = {
  inquiry: number
  /** Place of this question: the list, or, on the page of an inquiry, the contact details or the reply panel. */
  at: ReplyPlace
  /** True if the inquiry is marked as answered. */
  isAnswered: boolean
  /** Called when the user confirms that the opened answer was sent. */
  onAnswered: () => void
}

/** Asks whether an answer that was opened in WhatsApp or a mail program was sent. Only "yes" marks the inquiry as answered. */
export function ConfirmAnswerSent({ inquiry, at, isAnswered, onAnswered }: ConfirmAnswerSentProps) {
  const t = useStaffText()
  const place = useOpenedPlace(inquiry)
  const isHere = at === 'list' || (at === 'facts') === (place === 'facts')
  if (place === null || isAnswered || !isHere) return null

  function confirm(): void {
    forgetOpened(inquiry)
    if (at === 'panel') dropReplyDraft(inquiry)
    onAnswered()
  }
  return (
    <Note title={t('inquiries.answered')}>
      <p>{t('inquiries.answeredText')}</p>
      <div className="row mt-2">
        <button className="btn btn-sun" type="button" onClick={confirm}>
          {t('inquiries.answeredYes')}
        </button>
        <button className="btn" type="button" onClick={() => forgetOpened(inquiry)}>
          {t('inquiries.answeredNo')}
        </button>
      </div>
    </Note>
  )
}
