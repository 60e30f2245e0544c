import { legalHolder } from '#features/settings/legal-holder.ts'
import { formatList } from '#i18n/format.ts'
import { usePageText, useVisit } from '#ui/visit.ts'
import { useFacts } from './layout-data.ts'
import { LegalContact } from './legal-contact.tsx'

/** Who is behind the shop, and the terms that matter before buying. */
export function Imprint() {
  const t = usePageText()
  const { language } = useVisit()
  const { address, hours, currencies } = useFacts()
  const { holder, representative, register, taxId, address: seat } = legalHolder
  return (
    <>
      <h2>{t('legal.holder')}</h2>
      <p>
        {holder}
        <br />
        {seat}
        <br />
        {t('legal.representative', { name: representative })}
        <br />
        {t('legal.register', { number: register })}
        <br />
        {t('legal.taxId', { number: taxId })}
      </p>
      <LegalContact />
      <h2>{t('legal.activity')}</h2>
      <p>{t('legal.activityText')}</p>
      <h2>{t('legal.prices')}</h2>
      <p>{t('legal.pricesText', { list: formatList(currencies, language) })}</p>
      <h2>{t('legal.pickup')}</h2>
      <p>{t('legal.pickupText', { hours })}</p>
      <p>{address}</p>
      <h2>{t('legal.warranty')}</h2>
      <p>{t('legal.warrantyText')}</p>
      <h2>{t('legal.content')}</h2>
      <p>{t('legal.contentText')}</p>
      <p>{t('legal.iconsText')}</p>
    </>
  )
}
