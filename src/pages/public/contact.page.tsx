import { company } from '#features/settings/company.ts'
import { ContactCard } from '#features/settings/contact-card.tsx'
import { LocationCard } from '#features/settings/location-card.tsx'
import { MailLink } from '#features/settings/mail-link.tsx'
import { whatsappLink } from '#kit/links.ts'
import { Breadcrumb } from '#ui/site/breadcrumb.tsx'
import { PackageCheck } from '#ui/site/contact-icons.tsx'
import { WhatsappIcon } from '#ui/site/whatsapp-icon.tsx'
import { usePageText, useVisit } from '#ui/visit.ts'
import type { Route } from './+types/contact.page'
import { head } from './head.ts'
import { useContacts } from './layout-data.ts'
import { inBrowser, onServer } from './load.ts'

export const handle = { areas: ['contact'] as const }
// Nothing to load but the page's texts, in a browser that comes from another page.
export const loader = onServer(async () => null)
export const clientLoader = inBrowser(async () => null, handle.areas)

export const meta = (args: Route.MetaArgs) =>
  head(args, (t) => ({ title: t('contact.title'), description: t('contact.description'), keywords: t('contact.keywords') }))

export default function ContactPage() {
  const t = usePageText()
  const { language } = useVisit()
  const { phones, emails, address } = useContacts()
  return (
    <>
      <Breadcrumb here={t('contact.title')} />
      <div className="wrap sec-tight">
        <div className="head">
          <h1>{t('contact.title')}</h1>
          <p className="muted">{t('contact.hours', { hours: company.hours[language], support: company.statistics.support })}</p>
        </div>
        <div className="grid grid-3">
          <ContactCard heading="h2" title={t('contact.technical')} phone={phones.technical}>
            <MailLink address={emails.technical} isSmall />
          </ContactCard>
          <ContactCard heading="h2" title={t('contact.sales')} phone={phones.sales}>
            <MailLink address={emails.sales} isSmall />
          </ContactCard>
          <ContactCard heading="h2" title={t('contact.warehousePlace')} phone={phones.warehouse}>
            <p className="row nowrap sm muted min-h-11 gap-2">
              <PackageCheck />
              {t('contact.pickupOnly')}
            </p>
          </ContactCard>
        </div>
        <div className="split split-2 mt-section items-start">
          <section className="stack">
            <h2>{t('contact.quote')}</h2>
            <p className="lead muted">{t('contact.quoteText')}</p>
            <a className="btn btn-wa btn-lg" href={whatsappLink(phones.sales, t('contact.quoteMessage'))}>
              <WhatsappIcon />
              {t('layout.write')}
            </a>
          </section>
          <LocationCard address={address} />
        </div>
      </div>
    </>
  )
}
