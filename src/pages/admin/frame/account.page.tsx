import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { administratorsQuery, ownSessionsQuery } from '#features/accounts/staff/account-data.ts'
import { AdministratorList } from '#features/accounts/staff/administrator-list.tsx'
import { OwnName } from '#features/accounts/staff/own-name.tsx'
import { OwnPassword } from '#features/accounts/staff/own-password.tsx'
import { OwnSessions } from '#features/accounts/staff/own-sessions.tsx'
import { useFreshHistory } from '#features/history/staff/history-data.ts'
import { HistoryPanel } from '#features/history/staff/history-panel.tsx'
import { company } from '#features/settings/company.ts'
import { useStaffText } from '#ui/staff/text.ts'
import { useUnsavedQuestion } from '#ui/staff/typed/unsaved.ts'
import type { Route } from './+types/account.page'
import { inBrowser, onServer, type StaffLoad } from './load.ts'
import { useStaffApi } from './staff-api.ts'
import { useAdministrator } from './use-administrator.ts'

/** Sessions and accounts come and go elsewhere, so each opening of the page asks anew. */
const load = (async ({ api, memory }) => {
  const [sessions, administrators] = await Promise.all([
    memory.fetchQuery({ ...ownSessionsQuery(api), staleTime: 0, retry: false }),
    memory.fetchQuery({ ...administratorsQuery(api), staleTime: 0, retry: false }),
  ])
  return { sessions, administrators }
}) satisfies StaffLoad<unknown>

export const loader = onServer(load)
export const clientLoader = inBrowser(load)
export const shouldRevalidate = () => false

export default function AccountPage({ loaderData }: Route.ComponentProps) {
  const t = useStaffText()
  const api = useStaffApi()
  const administrator = useAdministrator()
  const sessions = useQuery({ ...ownSessionsQuery(api), initialData: loaderData.sessions })
  const administrators = useQuery({ ...administratorsQuery(api), initialData: loaderData.administrators })
  useFreshHistory('account', administrators.dataUpdatedAt)
  const [isNameUnsaved, setNameUnsaved] = useState(false)
  const [isPasswordUnsaved, setPasswordUnsaved] = useState(false)
  useUnsavedQuestion(isNameUnsaved || isPasswordUnsaved ? t('accounts.leave') : undefined)

  return (
    <div className="wrap am stack [--gap:1.25rem]">
      <title>{`${t('accounts.title')} · ${company.brand}`}</title>
      <h1>{t('accounts.title')}</h1>
      <div className="grid items-start gap-5 md:grid-cols-2">
        {administrator ? (
          <div className="grid gap-5">
            <OwnName api={api} administrator={administrator} onUnsaved={setNameUnsaved} />
            <OwnPassword api={api} administrator={administrator} company={company.brand} onUnsaved={setPasswordUnsaved} />
          </div>
        ) : null}
        <div className="grid gap-5">
          <OwnSessions api={api} sessions={sessions.data} />
          <AdministratorList api={api} administrators={administrators.data} company={company.brand} />
          <HistoryPanel
            api={api}
            of={{ kind: 'account' }}
            help={t('accounts.history')}
            wording={{ value: (field) => (field === 'password' ? t('accounts.passwordSet') : undefined) }}
          />
        </div>
      </div>
    </div>
  )
}
