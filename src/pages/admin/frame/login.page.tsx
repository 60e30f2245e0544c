import { useState } from 'react'
import { redirect, useNavigate, useSearchParams } from 'react-router'
import type { Api } from '#api/client.ts'
import { CallError } from '#api/error-body.ts'
import { getAdministrator } from '#features/accounts/calls.ts'
import { LoginForm } from '#features/accounts/staff/login-form.tsx'
import { listAllSettings } from '#features/settings/calls.ts'
import { StaffLogo } from '#ui/staff/staff-logo.tsx'
import { useStaffText } from '#ui/staff/text.ts'
import { clearToasts } from '#ui/staff/toast-list.ts'
import { useVisit } from '#ui/visit.ts'
import { inBrowser, onServer, type StaffLoad } from './load.ts'
import { pathAfterLogin } from './own-path.ts'
import { PageTitle } from './page-title.tsx'
import { staffQueryClient } from './query-client.ts'
import { staffApi } from './staff-api.ts'

/** Redirects a signed-in user; after any failed call shows the form. */
const load: StaffLoad<null> = async ({ api, cache, url }) => {
  if (cache.getQueryData([getAdministrator.path]) === null) return null
  const isSignedIn = await api.call(getAdministrator).then(
    () => true,
    (error: unknown) => {
      if (error instanceof CallError) return false
      throw error
    },
  )
  if (isSignedIn) throw redirect(pathAfterLogin(url.searchParams.get('next')))
  return null
}
export const loader = onServer(load)
export const clientLoader = inBrowser(load)

export default function LoginPage() {
  const t = useStaffText()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const [api] = useState(() => staffApi({ asksToSignIn: false }))
  return (
    <main id="main" className="wrap grid min-h-[min(44rem,100dvh)] place-items-center py-8">
      <PageTitle text={t('login.title')} />
      <div className="panel w-[min(24rem,100%)]">
        <LoginForm
          api={api}
          onSignedIn={() => {
            staffQueryClient().clear()
            // Removes the message about the former sign-out.
            clearToasts()
            void firstPath(api, search.get('next')).then((path) => navigate(path, { replace: true }))
          }}
        >
          <div className="stack">
            <span className="logo">
              <StaffLogo brand={useVisit().brand} />
            </span>
            <h1>{t('login.title')}</h1>
          </div>
        </LoginForm>
        <p className="mt-4">
          <a className="sm inline-flex min-h-11 items-center" href="/">
            {t('login.toWebsite')}
          </a>
        </p>
      </div>
    </main>
  )
}

/** Path after signing in: the requested page, else the dashboard; the welcome page for an owner whose company has no name yet. */
async function firstPath(api: Api, next: string | null): Promise<string> {
  const path = pathAfterLogin(next)
  if (next) return path
  const [me, settings] = await Promise.all([api.call(getAdministrator), api.call(listAllSettings)]).catch(() => [])
  const isNameless = settings?.every(({ key, value }) => key !== 'company_brand' || value === '')
  return me?.role === 'owner' && isNameless ? '/admin/welcome' : path
}
