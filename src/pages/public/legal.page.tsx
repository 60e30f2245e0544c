import type { ReactNode } from 'react'
import { redirect } from 'react-router'
import { listSettings } from '#features/settings/calls.ts'
import { nameAndForm } from '#features/settings/company/company-name.ts'
import { pageText } from '#features/settings/page-texts.ts'
import { hasWarehouse } from '#features/settings/places.ts'
import { formatList } from '#i18n/format.ts'
import { parseMarkedText } from '#kit/text/marked-text.ts'
import { Breadcrumb } from '#ui/site/breadcrumb.tsx'
import { MarkedText } from '#ui/site/marked-text.tsx'
import { usePageText, useVisit } from '#ui/visit.ts'
import type { Route } from './+types/legal.page'
import { head } from './head.ts'
import { useFacts } from './layout-data.ts'
import { LegalContact } from './legal-contact.tsx'
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

/** Imprint: the company and the terms of buying. Facts that staff have not set are left out. */
function Imprint({ text }: { text: ReactNode }) {
  const t = usePageText()
  const { language, brand } = useVisit()
  const all = useFacts()
  const { address, hours, currencies, company: facts, sites, reasons, phones } = all
  const lines = [
    ...nameAndForm(facts.legalName ?? brand, facts.legalForm),
    facts.legalAddress,
    facts.representative && t('legal.representative', { name: facts.representative }),
    facts.register && t('legal.register', { number: facts.register }),
    facts.taxId && t('legal.taxId', { number: facts.taxId }),
  ]
  const places = [...new Set([address, ...sites.pickup])].filter(Boolean)
  const isWarehouse = hasWarehouse(all) && sites.pickup.length === 0
  const place = isWarehouse ? 'warehouse' : places.length > 0 ? 'here' : ''
  return (
    <>
      <h2>{t('legal.holder')}</h2>
      <p>{lines.filter((line) => line !== undefined).map((line, place) => [place > 0 ? <br key={line} /> : null, line])}</p>
      <LegalContact />
      {text ? (
        <>
          <h2>{t('legal.activity')}</h2>
          {text}
        </>
      ) : null}
      <h2 id="prices">{t('legal.prices')}</h2>
      <p>{t('legal.pricesText', { list: formatList(currencies, language), hasChat: phones.technical !== '' })}</p>
      {sites.handover ? (
        <>
          <h2 id="pickup">{t('legal.pickup', { isOnly: sites.handover === 'pickup' })}</h2>
          <p>{t('legal.pickupText', { hours, isOnly: sites.handover === 'pickup', place })}</p>
          {places.map((one) => (
            <p key={one}>{one}</p>
          ))}
        </>
      ) : null}
      {reasons.includes('warranty') ? (
        <>
          <h2 id="warranty">{t('legal.warranty')}</h2>
          <p>{t('legal.warrantyText')}</p>
        </>
      ) : null}
      <h2>{t('legal.content')}</h2>
      <p>{t('legal.contentText')}</p>
      <p>{t('legal.iconsText')}</p>
    </>
  )
}
