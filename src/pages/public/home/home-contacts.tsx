import { ContactCard, MailLinks } from '#features/settings/contact-card.tsx'
import { usePageText } from '#ui/visit.ts'
import { useFacts } from '../layout-data.ts'

/** The company's phone numbers and e-mail addresses, each once; hidden if it has neither a phone number nor an address. */
export function ContactBlock() {
  const t = usePageText()
  const { phones, emails, hours, statistics } = useFacts()
  if (!phones.technical && !emails.technical) return null
  return (
    <section className="band" aria-labelledby="contact">
      <div className="wrap sec">
        <div className="head">
          <h2 id="contact">{t('contact.title')}</h2>
          {hours || statistics.support ? (
            <p className="muted min-w-0">{t('contact.hours', { hours, support: statistics.support })}</p>
          ) : null}
        </div>
        <div className="grid grid-3">
          <ContactCard title={t(phones.sales === phones.technical ? 'contact.oneNumber' : 'contact.technical')} phone={phones.technical} />
          <ContactCard title={t('contact.sales')} phone={phones.sales === phones.technical ? '' : phones.sales} />
          <ContactCard title={t('contact.warehouse')} phone={phones.warehouse === phones.sales ? '' : phones.warehouse} />
        </div>
        <MailLinks emails={emails} />
      </div>
    </section>
  )
}
