import { useObservable } from '#ui/use-observable.ts'
import { Dialog } from './dialog.tsx'
import { openQuestions } from './questions.ts'
import { useStaffText } from './text.ts'

/** Shows the newest open question. The initial focus is on "Cancel". */
export function QuestionDialog() {
  const t = useStaffText()
  const questions = useObservable(openQuestions)
  const question = questions.at(-1)
  if (!question) return null
  const { text, deed, answer } = question
  const [title = '', ...explanation] = text.split('\n\n')
  return (
    <Dialog
      key={questions.length}
      title={title}
      isQuestion
      onClose={() => answer(false)}
      footer={
        <div className="row justify-end">
          <button className="btn" type="button" data-autofocus="" onClick={() => answer(false)}>
            {t('staff.cancel')}
          </button>
          <button className={`btn ${deed === 'continue' ? 'btn-sun' : 'btn-red'}`} type="button" data-confirm onClick={() => answer(true)}>
            {t(`ask.${deed}`)}
          </button>
        </div>
      }
    >
      {explanation.length > 0 ? <p className="whitespace-pre-line break-words">{explanation.join('\n\n')}</p> : null}
    </Dialog>
  )
}
