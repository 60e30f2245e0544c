import { redirect } from 'react-router'
import { listSettings } from '#features/settings/calls.ts'
import { pageText } from '#features/settings/page-texts.ts'
import { parseMarkedText } from '#kit/text/marked-text.ts'
import { Breadcrumb } from '#ui/site/breadcrumb.tsx'
import { MarkedText } from '#ui/site/marked-text.tsx'
import { usePageText, useVisit } from '#ui/visit.ts'
import type { Route } from './+types/legal.page'
import { head } from './head.ts'
import { Imprint } from './legal-imprint.tsx'
import { Privacy } from './legal-privacy.tsx'
import { type Load, onServer } from './load.ts'

export { PageProblem as ErrorBoundary } from './page-problem.tsx'

const load = (async (api, { query, language }) => {
  const tab = query('/legal').get('tab') ?? 'imprint'
  if (tab !== 'imprint' && tab !== 'privacy') throw redirect('/legal')
  const settings = await api.call(listSettings).catch(() => [])
  return { isPrivacy: tab === 'privacy', written: pageText(settings, tab, language) }
}) satisfies Load<unknown>

export const loader = onServer(load)

export const meta = (args: Route.MetaArgs) =>
  head(args, (t, _, { reasons, sites }) =>
    args.loaderData?.isPrivacy
      ? { title: t('privacy.title'), description: t('legal.privacyDescription') }
      : { title: t('nav.legal'), description: t('legal.description', { isWhole: sites.handover !== '' && reasons.includes('warranty') }) },
  )

/** Imprint and privacy as two tabs. The tabs are links: each has an address and works without scripts. */
export default function LegalPage({ loaderData: { isPrivacy, written } }: Route.ComponentProps) {
  const t = usePageText()
  const { language } = useVisit()
  const text = written.text ? (
    <div lang={written.language === language ? undefined : written.language}>
      <MarkedText blocks={parseMarkedText(written.text)} />
    </div>
  ) : null
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
        <div className="prose text">{isPrivacy ? <Privacy text={text} /> : <Imprint text={text} />}</div>
      </div>
    </>
  )
}
