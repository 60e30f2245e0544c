import { redirect } from 'react-router'
import { Breadcrumb } from '#ui/site/breadcrumb.tsx'
import { usePageText } from '#ui/visit.ts'
import type { Route } from './+types/legal.page'
import { head } from './head.ts'
import { Imprint } from './legal-imprint.tsx'
import { Privacy } from './legal-privacy.tsx'
import { type Load, onServer } from './load.ts'

export { PageProblem as ErrorBoundary } from './page-problem.tsx'

const load = (async (_, { query }) => {
  const tab = query('/legal').get('tab') ?? 'imprint'
  if (tab !== 'imprint' && tab !== 'privacy') throw redirect('/legal')
  return { isPrivacy: tab === 'privacy' }
}) satisfies Load<unknown>

export const loader = onServer(load)

export const meta = (args: Route.MetaArgs) =>
  head(args, (t) =>
    args.loaderData?.isPrivacy
      ? { title: t('privacy.title'), description: t('legal.privacyDescription') }
      : { title: t('nav.legal'), description: t('legal.description') },
  )

/** Two tabs that are links: each has its own address, and both work without script and by keyboard. */
export default function LegalPage({ loaderData: { isPrivacy } }: Route.ComponentProps) {
  const t = usePageText()
  return (
    <>
      <Breadcrumb here={isPrivacy ? t('privacy.title') : t('nav.legal')} />
      <div className="wrap sec-tight">
        <h1 className="mb-4">{t('legal.title')}</h1>
        <nav className="tabs" aria-label={t('legal.tabs')}>
          <a href="/legal" aria-current={isPrivacy ? undefined : 'page'}>
            {t('nav.legal')}
          </a>
          <a href="/legal?tab=privacy" aria-current={isPrivacy ? 'page' : undefined}>
            {t('privacy.title')}
          </a>
        </nav>
        <div className="prose text">{isPrivacy ? <Privacy /> : <Imprint />}</div>
      </div>
    </>
  )
}
