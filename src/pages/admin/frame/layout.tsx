import { QueryClientProvider } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { Outlet, useRouteLoaderData } from 'react-router'
import type { Administrator } from '#features/accounts/account.contract.ts'
import { LoginForm } from '#features/accounts/staff/login-form.tsx'
import { de } from '#i18n/site/de.ts'
import { en } from '#i18n/site/en.ts'
import { es } from '#i18n/site/es.ts'
import { registerSiteMessages } from '#i18n/site.ts'
import { Dialog } from '#ui/staff/dialog.tsx'
import { OfflineNote } from '#ui/staff/offline-note.tsx'
import { QuestionDialog } from '#ui/staff/question-dialog.tsx'
import { ignoreStrayClicks } from '#ui/staff/stray-clicks.ts'
import { useStaffText } from '#ui/staff/text.ts'
import { Toasts } from '#ui/staff/toasts.tsx'
import { keepFocus } from '#ui/staff/typed/kept-focus.ts'
import { replayTyping, watchTyping } from '#ui/staff/typed/typed-before.ts'
import { allowLeaving } from '#ui/staff/typed/unsaved.ts'
import { useHydrated } from '#ui/staff/use-hydrated.ts'
import staffCss from '#ui/staff.css?url'
import { useObservable } from '#ui/use-observable.ts'
import { staffQueryClient } from './query-client.ts'
import { answerSignIn, signInQuestion } from './sign-in-again.ts'
import type { loader as signedInLoader } from './signed-in.tsx'
import { forgetPendingKeys, StaffApiProvider, staffApi } from './staff-api.ts'

// Runs before hydration, when people may already type.
if (!import.meta.env.SSR) watchTyping()

export const links = () => [{ rel: 'stylesheet', href: staffCss }]

/** Frame of every staff page: style sheet, query cache, toasts, dialogs, and the login over the page if the session has ended. */
export default function StaffLayout() {
  const t = useStaffText()
  const [client] = useState(staffQueryClient)
  const [api] = useState(() => staffApi({ asksToSignIn: true }))
  const isAlive = useHydrated()
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => (frame.current ? keepFocus(frame.current) : undefined), [])
  useEffect(replayTyping, [])
  useEffect(ignoreStrayClicks, [])
  return (
    <QueryClientProvider client={client}>
      <StaffApiProvider value={api}>
        <meta name="robots" content="noindex" />
        <div ref={frame} className="adm" data-staff data-alive={isAlive || undefined}>
          <noscript>
            <p className="note note-warn m-4">{t('staff.noScript')}</p>
          </noscript>
          <OfflineNote />
          <Outlet />
          <SignInAgain />
          <QuestionDialog />
          <Toasts />
        </div>
      </StaffApiProvider>
    </QueryClientProvider>
  )
}

function SignInAgain() {
  const t = useStaffText()
  const isAsked = useObservable(signInQuestion) !== undefined
  const [api] = useState(() => staffApi({ asksToSignIn: false }))
  const username = useRouteLoaderData<typeof signedInLoader>('signed-in')?.administrator.username ?? ''
  if (!isAsked) return null

  function goOn(administrator: Administrator): void {
    const isSame = username === '' || administrator.username === username
    answerSignIn(isSame)
    if (isSame) return
    // Nobody else sends what was typed on the page in their own name.
    forgetPendingKeys()
    allowLeaving()
    window.location.reload()
  }

  return (
    <Dialog title={t('login.againTitle')} onClose={() => answerSignIn(false)}>
      <LoginForm api={api} username={username} onSignedIn={goOn}>
        <p>{t('login.againText')}</p>
      </LoginForm>
    </Dialog>
  )
}

// Previews in staff forms show components of the public site in every language.
registerSiteMessages('es', es)
registerSiteMessages('de', de)
registerSiteMessages('en', en)
