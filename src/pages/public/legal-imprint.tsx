import type { ReactNode } from 'react'
import { nameAndForm } from '#features/settings/company/company-name.ts'
import { hasWarehouse } from '#features/settings/places.ts'
import { formatList } from '#i18n/format.ts'
import { usePageText, useVisit } from '#ui/visit.ts'
import { useFacts } from './layout-data.ts'
import { LegalContact } from './legal-contact.tsx'

/** Imprint: the company and the terms of buying. Facts that staff have not set are left out. */
export function Imprint({ text }: { text: ReactNode }) {
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
          <h2 id="pickup">{t('legal.pickup')}</h2>
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
