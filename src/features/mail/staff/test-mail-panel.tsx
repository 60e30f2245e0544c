import { useMutation, useQuery } from '@tanstack/react-query'
import { Send } from 'lucide-react'
import type { Api } from '#api/client.ts'
import { isUnanswered, messageOf } from '#api/refusals.ts'
import { IconButton } from '#ui/staff/icon-button.tsx'
import { Note } from '#ui/staff/note.tsx'
import { useStaffText } from '#ui/staff/text.ts'
import { sendTestMail } from '../calls.ts'
import type { MailState, TestMailResult } from '../mail.contract.ts'
import { mailQuery } from './mail-data.ts'
import { mailProblemText } from './mail-notes.tsx'

/** Recipient of mails about inquiries, and a test mail to see whether mails arrive. */
export function TestMailPanel({ api, to, state: loaded }: { api: Api; to: string; state: MailState | undefined }) {
  const t = useStaffText()
  const { data: state } = useQuery({ ...mailQuery(api), initialData: loaded })
  const { mutate, data: result, error, isPending } = useMutation({ mutationFn: () => api.call(sendTestMail) })
  return (
    <section className="panel stack mt-5" aria-labelledby="mail-box">
      <h2 className="text-xl" id="mail-box">
        {t('mail.title')}
      </h2>
      {state?.isConfigured === false ? (
        <Note kind="warn" title={t('mail.notConfigured')}>
          {t('mail.notConfiguredText', { count: state.waiting })}
        </Note>
      ) : to ? (
        <p className="break-words">{t('mail.to', { to })}</p>
      ) : null}
      {state?.isConfigured === false ? null : (
        <p>
          <IconButton
            icon={Send}
            isBusy={isPending}
            aria-disabled={isPending || undefined}
            onClick={() => (isPending ? undefined : mutate())}
          >
            {t(isPending ? 'mail.testing' : 'mail.test')}
          </IconButton>
        </p>
      )}
      <div role="status">
        {isPending ? null : error ? <Unknown error={error} /> : result ? <Result result={result} waiting={state?.waiting ?? 0} /> : null}
      </div>
    </section>
  )
}

function Result({ result: { to, problem, answer }, waiting }: { result: TestMailResult; waiting: number }) {
  const t = useStaffText()
  if (!problem) return <Note title={t('mail.tested', { to })}>{t('mail.testedText')}</Note>
  if (problem === 'not-configured') {
    return (
      <Note kind="warn" title={t('mail.notConfigured')}>
        {t('mail.notConfiguredText', { count: waiting })}
      </Note>
    )
  }
  return (
    <Note kind="error" title={t('mail.testFailed', { to })}>
      <p className="break-words">{mailProblemText(t, problem, answer)}</p>
    </Note>
  )
}

/** Note about a test mail of unknown outcome: the website did not answer, or it refused the call. */
function Unknown({ error }: { error: unknown }) {
  const t = useStaffText()
  return (
    <Note kind="error" title={t('mail.testUnknown')}>
      {isUnanswered(error) ? t('staff.unansweredText') : (messageOf(error) ?? t('mail.retryFailed'))}
    </Note>
  )
}
