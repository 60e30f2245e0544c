import { Monitor, Smartphone } from 'lucide-react'
import type { Api } from '#api/client.ts'
import { formatCubanMoment } from '#i18n/staff-format.ts'
import { showFailure } from '#ui/staff/failure.ts'
import { useStaffLanguage, useStaffText } from '#ui/staff/text.ts'
import { showToast } from '#ui/staff/toast-list.ts'
import type { OwnSession } from '../account.contract.ts'
import { accountFailure, useOwnAccountMutations } from './account-data.ts'
import { AccountSection } from './account-section.tsx'

/** The user's sessions, each with a button to end it. The current session has none: signing out ends it. */
export function OwnSessions({ api, sessions }: { api: Api; sessions: readonly OwnSession[] }) {
  const t = useStaffText()
  const { endSession, endOtherSessions } = useOwnAccountMutations(api)
  const outcomeToasts = (title: string) => ({
    onSuccess: () => showToast({ kind: 'done', title, topic: 'sessions' }),
    onError: (error: unknown) => showFailure(error, t, { topic: 'sessions', ...accountFailure(error, t) }),
  })
  const isAlone = sessions.every(({ isThis }) => isThis)
  return (
    <AccountSection title={t('accounts.sessionsTitle')} text={t('accounts.sessionsText')}>
      <ul>
        {sessions.map((session) => (
          <SessionEntry
            key={session.id}
            session={session}
            isEnding={endSession.isPending && endSession.variables === session.id}
            onEnd={() => endSession.mutate(session.id, outcomeToasts(t('accounts.sessionEnded')))}
          />
        ))}
      </ul>
      {isAlone ? (
        <p className="muted">{t('accounts.sessionsOnly')}</p>
      ) : (
        <div className="row">
          <button
            className="btn"
            type="button"
            aria-disabled={endOtherSessions.isPending || undefined}
            aria-busy={endOtherSessions.isPending || undefined}
            onClick={() =>
              endOtherSessions.isPending ? undefined : endOtherSessions.mutate(undefined, outcomeToasts(t('accounts.sessionsEnded')))
            }
          >
            {t('accounts.sessionsEndAll')}
          </button>
        </div>
      )}
    </AccountSection>
  )
}

const phones = ['Android', 'iPhone', 'iPad', 'HarmonyOS']

function SessionEntry({ session, isEnding, onEnd }: { session: OwnSession; isEnding: boolean; onEnd: () => void }) {
  const t = useStaffText()
  const language = useStaffLanguage()
  const { browser, system, startedAt, lastSeenAt, isThis } = session
  const name = browser && system ? t('accounts.sessionName', { browser, system }) : (browser ?? system ?? t('accounts.sessionUnknown'))
  const moment = (iso: string) => formatCubanMoment(iso, language)
  const Icon = phones.includes(system ?? '') ? Smartphone : Monitor
  return (
    <li className="row items-start gap-3 border-b border-line py-3">
      <Icon className="ic mt-0.5" aria-hidden="true" />
      <div className="flex-[1_1_10rem]">
        <p className="row gap-2">
          <b>{name}</b>
          {isThis ? <span className="tag tag-ok">{t('accounts.sessionThis')}</span> : null}
        </p>
        <p className="sm muted num" suppressHydrationWarning={true}>
          {t('accounts.sessionStarted', { when: moment(startedAt) })}
        </p>
        <p className="sm muted num" suppressHydrationWarning={true}>
          {t('accounts.sessionSeen', { when: moment(lastSeenAt) })}
        </p>
      </div>
      {isThis ? null : (
        <button
          className="btn ml-auto"
          type="button"
          aria-label={t('accounts.sessionEndNamed', { name })}
          aria-disabled={isEnding || undefined}
          aria-busy={isEnding || undefined}
          onClick={() => (isEnding ? undefined : onEnd())}
        >
          {t('accounts.sessionEnd')}
        </button>
      )}
    </li>
  )
}
