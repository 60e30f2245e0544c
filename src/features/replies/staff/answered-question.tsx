import { Note } from '#ui/staff/note.tsx'
import { useStaffText } from '#ui/staff/text.ts'
import { forgetOpened, type ReplyPlace, useOpenedPlace } from './opened-replies.ts'
import { dropReplyDraft } from './use-reply-draft.ts'

type AnsweredQuestionProps = {
  inquiry: number
  /** The page has a question at both of its places; a list has one at each inquiry. */
  at: ReplyPlace
  /** An answer is noted already. */
  isAnswered: boolean
  /** Somebody confirmed that the opened answer was sent. */
  onAnswered: () => void
}

/** Asks whether an answer that was opened elsewhere was sent; only a yes marks the inquiry. */
export function AnsweredQuestion({ inquiry, at, isAnswered, onAnswered }: AnsweredQuestionProps) {
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
