import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Api } from '#api/client.ts'
import type { AdministratorEntry, RemovedAdministratorEntry, StoredEmail } from '#features/accounts/account.contract.ts'
import { administratorsQuery, ownEmailQuery, ownSessionsQuery, removedAdministratorsQuery } from '#features/accounts/staff/account-data.ts'
import { AdministratorList } from '#features/accounts/staff/administrator-list.tsx'
import { OwnEmail } from '#features/accounts/staff/own-email.tsx'
import { OwnName } from '#features/accounts/staff/own-name.tsx'
import { OwnPassword } from '#features/accounts/staff/own-password.tsx'
import { OwnSessions } from '#features/accounts/staff/own-sessions.tsx'
import { useFreshHistory } from '#features/history/staff/history-data.ts'
import { HistoryPanel } from '#features/history/staff/history-panel.tsx'
import { useStaffText } from '#ui/staff/text.ts'
import { useUnsavedQuestion } from '#ui/staff/typed/unsaved.ts'
import { useVisit } from '#ui/visit.ts'
import type { Route } from './+types/account.page'
import { inBrowser, onServer, type StaffLoad } from './load.ts'
import { PageTitle } from './page-title.tsx'
import { useStaffApi } from './staff-api.ts'
import { administratorQuery, useAdministrator } from './use-administrator.ts'

/** Data that only owners load. */
type OwnersPart = { administrators: AdministratorEntry[]; removed: RemovedAdministratorEntry[]; email: StoredEmail }

/** Always refetches: sessions, accounts and one's own role may have been changed elsewhere. */
const load = (async ({ api, cache }) => {
  const fresh = { staleTime: 0, retry: false }
  const [{ role }, sessions] = await Promise.all([
    cache.fetchQuery({ ...administratorQuery(api), staleTime: 0 }),
    cache.fetchQuery({ ...ownSessionsQuery(api), ...fresh }),
  ])
  if (role !== 'owner') return { sessions, owners: undefined }
  const [administrators, removed, email] = await Promise.all([
    cache.fetchQuery({ ...administratorsQuery(api), ...fresh }),
    cache.fetchQuery({ ...removedAdministratorsQuery(api), ...fresh }),
    cache.fetchQuery({ ...ownEmailQuery(api), ...fresh }),
  ])
  return { sessions, owners: { administrators, removed, email } }
}) satisfies StaffLoad<{ owners: OwnersPart | undefined; sessions: unknown }>

export const loader = onServer(load)
export const clientLoader = inBrowser(load)
export const shouldRevalidate = () => false

export default function AccountPage({ loaderData }: Route.ComponentProps) {
  const t = useStaffText()
  const api = useStaffApi()
  const { brand } = useVisit()
  const administrator = useAdministrator()
  const sessions = useQuery({ ...ownSessionsQuery(api), initialData: loaderData.sessions })
  const [unsaved, setUnsaved] = useState({ name: false, password: false, email: false })
  const [note] = useState(() => ({
    name: (name: boolean) => setUnsaved((before) => ({ ...before, name })),
    password: (password: boolean) => setUnsaved((before) => ({ ...before, password })),
    email: (email: boolean) => setUnsaved((before) => ({ ...before, email })),
  }))
  useUnsavedQuestion(Object.values(unsaved).some(Boolean) ? t('accounts.leave') : undefined)
  const { owners } = loaderData

  return (
    <div className="wrap am stack [--gap:1.25rem]">
      <PageTitle text={t('accounts.title')} />
      <h1>{t('accounts.title')}</h1>
      <div className="grid items-start gap-5 md:grid-cols-2">
        {administrator ? (
          <div className="grid gap-5">
            <OwnName api={api} administrator={administrator} onUnsaved={note.name} />
            <OwnPassword api={api} administrator={administrator} company={brand} onUnsaved={note.password} />
            {owners ? <OwnEmail api={api} loaded={owners.email} onUnsaved={note.email} /> : null}
          </div>
        ) : null}
        <div className="grid gap-5">
          <OwnSessions api={api} sessions={sessions.data} />
          {owners ? <Accounts api={api} loaded={owners} /> : null}
        </div>
      </div>
    </div>
  )
}

/** All accounts and their history, for owners. */
function Accounts({ api, loaded }: { api: Api; loaded: OwnersPart }) {
  const t = useStaffText()
  const administrators = useQuery({ ...administratorsQuery(api), initialData: loaded.administrators })
  const removed = useQuery({ ...removedAdministratorsQuery(api), initialData: loaded.removed })
  useFreshHistory('account', administrators.dataUpdatedAt)
  const words = (field: string, value: unknown) => {
    if (field === 'password' || field === 'email') return t('accounts.passwordSet')
    return field === 'role' && (value === 'owner' || value === 'employee') ? t(`accounts.role.${value}`) : undefined
  }
  return (
    <>
      <AdministratorList api={api} administrators={administrators.data} removed={removed.data} company={useVisit().brand} />
      <HistoryPanel api={api} of={{ kind: 'account' }} help={t('accounts.history')} wording={{ value: words }} />
    </>
  )
}
