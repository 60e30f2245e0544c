import { useQuery } from '@tanstack/react-query'
import { Send } from 'lucide-react'
import { Link } from 'react-router'
import type { Api } from '#api/client.ts'
import type { StaffText } from '#i18n/staff.ts'
import { formatCubanMoment } from '#i18n/staff-format.ts'
import { showFailure } from '#ui/staff/failure.ts'
import { IconButton } from '#ui/staff/icon-button.tsx'
import { Note } from '#ui/staff/note.tsx'
import { useStaffLanguage, useStaffText } from '#ui/staff/text.ts'
import { showToast } from '#ui/staff/toast-list.ts'
import type { MailState } from '../mail.contract.ts'
import type { MailProblem } from '../problems.ts'
import { mailQuery, useRetryMails } from './mail-data.ts'

type MailNotesProps = {
  api: Api
  state: MailState | undefined
  /** Only owners get notices about account changes. */
  isOwner: boolean
}

/** Notes about problems with the shop's mails; empty if there are none. */
export function MailNotes({ api, state: loaded, isOwner }: MailNotesProps) {
  const { data: state } = useQuery({ ...mailQuery(api), initialData: loaded })
  if (!state) return null
  return (
    <>
      <SendingNote api={api} state={state} />
      {state.isConfigured && !state.hasNoticeRecipient && isOwner ? <NoRecipientNote /> : null}
    </>
  )
}

/** Asks an owner to set an address, since notices about accounts go to addresses of owners only. */
function NoRecipientNote() {
  const t = useStaffText()
  return (
    <div className="mt-4">
      <Note kind="warn" title={t('mail.noRecipient')}>
        <p>{t('mail.noRecipientText')}</p>
        <Link className="inline-flex min-h-11 items-center text-sea underline" to="/admin/account#own-email">
          {t('mail.toOwnAddress')}
        </Link>
      </Note>
    </div>
  )
}

function SendingNote({ api, state }: { api: Api; state: MailState }) {
  const t = useStaffText()
  const language = useStaffLanguage()
  const { isConfigured, waiting, failing, givenUp, problem, answer, since } = state
  const why = problem ? mailProblemText(t, problem, answer) : ''
  if (!isConfigured) {
    return (
      <div className="mt-4">
        <Note kind="warn" title={t('mail.notConfigured')}>
          {t('mail.notConfiguredText', { count: waiting + givenUp })}
        </Note>
      </div>
    )
  }
  if (givenUp > 0) {
    return (
      <div className="mt-4">
        <Note kind="error" title={t('mail.givenUp', { count: givenUp })}>
          <p className="break-words">
            {why} {t('mail.givenUpText')}
          </p>
          <Retry api={api} />
        </Note>
      </div>
    )
  }
  if (failing === 0 || !since) return null
  return (
    <div className="mt-4">
      <Note kind="warn" title={t('mail.failing')}>
        <p className="break-words" suppressHydrationWarning={true}>
          {why} {t('mail.failingText', { count: waiting, since: formatCubanMoment(since, language) })}
        </p>
        <Retry api={api} />
      </Note>
    </div>
  )
}

function Retry({ api }: { api: Api }) {
  const t = useStaffText()
  const { mutate, isPending } = useRetryMails(api)
  const outcomeToasts = {
    onSuccess: () => showToast({ kind: 'done', topic: 'mail', title: t('mail.retrying') }),
    onError: (error: unknown) => showFailure(error, t, { topic: 'mail', title: t('mail.retryFailed') }),
  }
  return (
    <p className="mt-2">
      <IconButton
        icon={Send}
        isBusy={isPending}
        aria-disabled={isPending || undefined}
        onClick={() => (isPending ? undefined : mutate(undefined, outcomeToasts))}
      >
        {t('mail.retry')}
      </IconButton>
    </p>
  )
}

/** Problem of an unsent mail in words, with the mail server's answer. */
export function mailProblemText(t: StaffText, problem: MailProblem, answer: string): string {
  return [t(`mail.problem.${problem}`), answer ? t('mail.answer', { answer }) : ''].filter(Boolean).join(' ')
}
