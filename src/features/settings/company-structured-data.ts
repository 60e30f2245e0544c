import { company } from './company.ts'
import type { Contacts } from './contacts.ts'
import type { Facts } from './facts.ts'
import { daysBetween, type Weekday } from './hours/opening.ts'
import { placesOf } from './places.ts'

const dayNames: Record<Weekday, string> = {
  Mo: 'Monday',
  Tu: 'Tuesday',
  We: 'Wednesday',
  Th: 'Thursday',
  Fr: 'Friday',
  Sa: 'Saturday',
  Su: 'Sunday',
}

/**
 * The company as schema.org describes one, for search engines.
 *
 * @param publicUrl the shop's origin, without a slash at the end
 */
export function organization(publicUrl: string, { phones, emails }: Contacts) {
  return {
    '@type': 'Organization',
    '@id': organizationId(publicUrl),
    name: company.brand,
    url: `${publicUrl}/`,
    logo: `${publicUrl}/icon-512.png`,
    email: emails.sales,
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'sales',
      telephone: phones.sales,
      email: emails.sales,
      areaServed: company.country,
      availableLanguage: ['es', 'en', 'de'],
    },
  }
}

/** By this other descriptions name the company. */
export function organizationId(publicUrl: string): string {
  return `${publicUrl}/#organization`
}

/** Where one can go: the office in Matanzas and the warehouse in Habana del Este. */
export function localBusinesses(publicUrl: string, facts: Facts) {
  const { currencies, opening } = facts
  return placesOf(facts).map(({ key, name, street, locality, region, phone }) => ({
    '@type': 'LocalBusiness',
    '@id': `${publicUrl}/#${key}`,
    name: `${company.brand}, ${name}`,
    url: `${publicUrl}/contact`,
    image: `${publicUrl}/icon-512.png`,
    telephone: phone,
    parentOrganization: { '@id': organizationId(publicUrl) },
    currenciesAccepted: currencies.join(', '),
    address: {
      '@type': 'PostalAddress',
      // Undefined, and not in the JSON, while unknown.
      streetAddress: street,
      addressLocality: locality,
      addressRegion: region,
      addressCountry: company.country,
    },
    openingHoursSpecification: {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: daysBetween(opening.from, opening.to).map((day) => dayNames[day]),
      opens: opening.opens,
      closes: opening.closes,
    },
  }))
}

/** The site itself, with where its search is. */
export function webSite(publicUrl: string, languages: readonly string[]) {
  return {
    '@type': 'WebSite',
    '@id': `${publicUrl}/#website`,
    name: company.brand,
    url: `${publicUrl}/`,
    inLanguage: languages,
    publisher: { '@id': organizationId(publicUrl) },
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${publicUrl}/products?q={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  }
}
