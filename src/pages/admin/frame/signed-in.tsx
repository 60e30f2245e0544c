import { useQueryClient } from '@tanstack/react-query'
import { ExternalLink, LogOut, Trash2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { isRouteErrorResponse, Link, Outlet, useLocation, useNavigate, useRevalidator } from 'react-router'
import { CallError } from '#api/error-body.ts'
import { getAdministrator, logout } from '#features/accounts/calls.ts'
import { UploadStrip } from '#features/media/staff/queue/upload-strip.tsx'
import { loadFailure } from '#ui/staff/failure.ts'
import { IconButton } from '#ui/staff/icon-button.tsx'
import { Note } from '#ui/staff/note.tsx'
import { StaffLogo } from '#ui/staff/staff-logo.tsx'
import { useStaffText } from '#ui/staff/text.ts'
import { clearToasts, showToast } from '#ui/staff/toast-list.ts'
import { DraftAccountProvider } from '#ui/staff/typed/draft-account.ts'
import { OwnNameProvider } from '#ui/staff/typed/own-name.ts'
import { allowLeaving, confirmLeaving } from '#ui/staff/typed/unsaved.ts'
import { useVisit } from '#ui/visit.ts'
import type { Route } from './+types/signed-in'
import { AccountLink } from './account-link.tsx'
import { CompanyVisit } from './company-visit.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import { inBrowser, onServer, type StaffLoad } from './load.ts'
import { MoreMenu } from './more-menu.tsx'
import { PageTitle } from './page-title.tsx'
import { askToSignIn, stopAskingToSignIn } from './sign-in-again.ts'
import { forgetPendingKeys, staffApi, useStaffApi } from './staff-api.ts'
import { isHere, mainLinks } from './staff-links.ts'
import { administratorQuery, useAdministrator } from './use-administrator.ts'

const load = (async ({ api, cache }) => ({ administrator: await cache.fetchQuery(administratorQuery(api)) })) satisfies StaffLoad<unknown>

export const loader = onServer(load)
export const clientLoader = inBrowser(load)

/** The signed-in user stays the same from page to page; an expired session shows with the next call. */
export const shouldRevalidate = () => false

export default function SignedIn({ loaderData }: Route.ComponentProps) {
  useEffect(askToSignIn, [])
  const me = useAdministrator() ?? loaderData.administrator
  return (
    <CompanyVisit>
      <StaffFrame>
        <DraftAccountProvider value={loaderData.administrator.username}>
          <OwnNameProvider value={me.firstName || me.username}>
            <Outlet />
          </OwnNameProvider>
        </DraftAccountProvider>
      </StaffFrame>
    </CompanyVisit>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const t = useStaffText()
  const { revalidate, state } = useRevalidator()
  const { pathname } = useLocation()
  const isMissing = isRouteErrorResponse(error) && error.status === 404
  const isAnswer = isRouteErrorResponse(error) || error instanceof CallError
  const message = isRouteErrorResponse(error)
    ? `${error.status}${error.data ? `: ${error.data}` : ''}`
    : isAnswer
      ? loadFailure(error, t)
      : t('staff.partMissing')
  const title = t(isMissing ? missingTitle(pathname) : 'staff.failedTitle')
  return (
    <StaffFrame>
      <PageTitle text={title} />
      <div className="wrap am stack">
        <h1>{title}</h1>
        {isMissing ? <p>{t('product.notFoundText')}</p> : <Note kind="error" title={t('products.failed', { message })} />}
        <div className="row">
          <Link className="btn btn-sun" to="/admin/dashboard">
            {t('staff.toDashboard')}
          </Link>
          {isMissing ? null : (
            <button
              className="btn"
              type="button"
              disabled={state !== 'idle'}
              onClick={() => void (isAnswer ? revalidate() : reloadOnceReachable())}
            >
              {t('staff.reload')}
            </button>
          )}
        </div>
      </div>
    </StaffFrame>
  )
}

/**
 * Reloads the page if the server answers. For scripts that failed to load: browsers remember the failure until the document is
 * reloaded.
 */
async function reloadOnceReachable(): Promise<void> {
  const isReachable = await fetch(window.location.href, { method: 'HEAD' }).then(
    () => true,
    () => false,
  )
  if (isReachable) window.location.reload()
}

function missingTitle(pathname: string) {
  if (pathname.startsWith('/admin/categories/')) return 'category.gone'
  return pathname.startsWith('/admin/subcategories/') ? 'subcategory.gone' : 'product.notFound'
}

/** Frame of a signed-in page: header with navigation and logout, upload strip, footer. */
function StaffFrame({ children }: { children: React.ReactNode }) {
  const t = useStaffText()
  const { pathname } = useLocation()
  const { brand } = useVisit()
  return (
    <>
      <a className="skip" href="#main">
        {t('staff.skip')}
      </a>
      <header className="ah dark">
        <div className="wrap">
          <Link className="logo" to="/admin/dashboard">
            <StaffLogo brand={brand} isOnDark />
          </Link>
          <nav className="an" aria-label={t('nav.label')}>
            {mainLinks.map(({ to, text, icon: Icon }) => (
              <Link key={to} className="an-l" to={to} aria-current={isHere(to, pathname) ? 'page' : undefined}>
                <Icon className="ic" aria-hidden="true" />
                {t(text)}
              </Link>
            ))}
            <MoreMenu />
          </nav>
          <div className="ah-tools">
            <LanguageSwitch />
            <Link
              className="hb"
              to="/admin/trash"
              aria-label={t('nav.trash')}
              title={t('nav.trash')}
              aria-current={pathname === '/admin/trash' ? 'page' : undefined}
            >
              <Trash2 className="ic" aria-hidden="true" />
            </Link>
            <a className="hb tx" href="/" target="_blank" rel="noreferrer" aria-label={t('nav.websiteNewTab')}>
              <ExternalLink className="ic" aria-hidden="true" />
              <span className="hide-m">{t('nav.website')}</span>
            </a>
            <AccountLink />
            <LogoutButton />
          </div>
        </div>
      </header>
      <UploadStrip api={useStaffApi()} />
      <main id="main">
        {children}
        <div className="wrap row row-b sm muted pb-6">
          <p>{t('staff.clock')}</p>
          <p className="wrap-anywhere">{brand}</p>
        </div>
      </main>
    </>
  )
}

function LogoutButton() {
  const t = useStaffText()
  const client = useQueryClient()
  const navigate = useNavigate()
  const [isPending, setPending] = useState(false)

  async function signOut(): Promise<void> {
    if (isPending || !(await confirmLeaving())) return
    setPending(true)
    stopAskingToSignIn()
    try {
      await staffApi({ asksToSignIn: false }).call(logout)
    } catch (error) {
      setPending(false)
      askToSignIn()
      showToast({ kind: 'problem', title: t('nav.logoutFailed'), text: loadFailure(error, t) })
      return
    }
    allowLeaving()
    // Stores without a request that nobody is signed in now.
    client.setQueryData([getAdministrator.path], null)
    await navigate('/admin/login')
    client.clear()
    clearToasts()
    forgetPendingKeys()
    showToast({ kind: 'done', title: t('nav.loggedOut') })
  }

  return (
    <IconButton
      icon={LogOut}
      className="hb tx"
      aria-label={t('nav.logout')}
      aria-busy={isPending || undefined}
      onClick={() => void signOut()}
    >
      <span className="hide-m">{t('nav.logout')}</span>
    </IconButton>
  )
}
