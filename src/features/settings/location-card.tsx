import { MapFolded } from '#ui/site/contact-icons.tsx'
import { property, thing } from '#ui/site/microdata.ts'
import { usePageText, useVisit } from '#ui/visit.ts'
import { company } from './company.ts'
import type { Contacts } from './contacts.ts'

/** Where the company is: a drawn map instead of a service from elsewhere, which would cost a megabyte. */
export function LocationCard({ address, officeStreet }: Pick<Contacts, 'address' | 'officeStreet'>) {
  const t = usePageText()
  const { isLow } = useVisit()
  // The footer describes the warehouse; this is the other place.
  const hasMicrodata = isLow
  return (
    <section className="panel stack" id="place" {...(hasMicrodata ? thing('LocalBusiness') : null)}>
      <h2 className="text-xl" {...(hasMicrodata ? property('name', `${company.brand}, Oficina Matanzas`) : null)}>
        {t('contact.where')}
      </h2>
      <svg className="rounded-md bg-sea-soft" viewBox="0 0 400 210" role="img" aria-label={t('contact.map')}>
        <path fill="#f1eada" d="M0 122c26-6 46-22 76-24 30-3 52 10 82 6 34-5 60-22 96-18 28 3 34 24 58 22 34-4 52-20 88-14v116H0Z" />
        <path fill="none" stroke="#7b8a89" strokeWidth="2" strokeDasharray="5 5" d="M92 112c60 22 140 0 206 14" />
        <g fill="#0a363f" fontSize="14" textAnchor="middle">
          <circle cx="92" cy="112" r="8" fill="#f5a617" stroke="#0a363f" strokeWidth="2" />
          <circle cx="298" cy="126" r="8" />
          <text x="92" y="144" fontWeight="700">
            Habana del Este
          </text>
          <text x="92" y="162">
            {t('contact.mapWarehouse')}
          </text>
          <text x="298" y="158" fontWeight="700">
            Matanzas
          </text>
          <text x="298" y="176">
            {t('contact.mapOffice')}
          </text>
        </g>
      </svg>
      <p className="[font-weight:600]">{address}</p>
      <p {...(hasMicrodata ? property('address', officeStreet ? `${officeStreet}, Matanzas, Cuba` : 'Matanzas, Cuba') : null)}>
        {t('contact.whereText')}
      </p>
      <a className="btn" href={`https://www.openstreetmap.org/search?query=${encodeURIComponent(address)}`} rel="noreferrer">
        <MapFolded />
        {t('contact.openMap')}
      </a>
    </section>
  )
}
