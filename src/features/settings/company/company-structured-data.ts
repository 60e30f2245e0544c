import { byLikelihood } from '#i18n/language.ts'
import type { Facts } from '../facts.ts'
import { daysBetween, openingsOf, type Week, type Weekday } from '../hours/opening.ts'
import { placesOf, type placeTitles } from '../places.ts'

const dayNames: Record<Weekday, string> = {
  Mo: 'Monday',
  Tu: 'Tuesday',
  We: 'Wednesday',
  Th: 'Thursday',
  Fr: 'Friday',
  Sa: 'Saturday',
  Su: 'Sunday',
}

/** `publicUrl`: the shop's origin, without a slash at the end. */
type Site = { publicUrl: string; brand: string }

/** The company as a schema.org Organization, for search engines. Unset facts are undefined, so that the JSON has no such fields. */
export function organization({ publicUrl, brand }: Site, { phones, emails, sites, links, reasons }: Facts) {
  const profiles = Object.values(links)
  return {
    '@type': 'Organization',
    '@id': organizationId(publicUrl),
    name: brand,
    url: `${publicUrl}/`,
    logo: `${publicUrl}/icon-512.png`,
    email: emails.sales || undefined,
    sameAs: profiles.length > 0 ? profiles : undefined,
    contactPoint:
      phones.sales || emails.sales
        ? {
            '@type': 'ContactPoint',
            contactType: 'sales',
            telephone: phones.sales || undefined,
            email: emails.sales || undefined,
            areaServed: sites.country,
            availableLanguage: reasons.includes('languages') ? byLikelihood : undefined,
          }
        : undefined,
  }
}

/** `@id` of the company; other structured data refers to the company by it. */
export function organizationId(publicUrl: string): string {
  return `${publicUrl}/#organization`
}

/** Office and warehouse as schema.org LocalBusinesses, each if staff have set it. */
export function localBusinesses({ publicUrl, brand }: Site, facts: Facts, titles: ReturnType<typeof placeTitles>) {
  const { currencies, week, sites } = facts
  return placesOf(facts, titles).map(({ key, name, street, locality, region, phone }) => ({
    '@type': 'LocalBusiness',
    '@id': `${publicUrl}/#${key}`,
    name: [brand, name].filter(Boolean).join(', '),
    url: `${publicUrl}/contact`,
    image: `${publicUrl}/icon-512.png`,
    telephone: phone || undefined,
    parentOrganization: { '@id': organizationId(publicUrl) },
    currenciesAccepted: currencies.join(', ') || undefined,
    address: {
      '@type': 'PostalAddress',
      streetAddress: street,
      addressLocality: locality,
      addressRegion: region,
      addressCountry: sites.country,
    },
    openingHoursSpecification: specification(week),
  }))
}

/** Opening hours: an object for one group of days without a pause, a list for several spans; undefined if no hours are set. */
function specification(week: Week) {
  const groups = openingsOf(week).flatMap(({ from, to, spans }) =>
    spans.map(({ opens, closes }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: daysBetween(from, to).map((day) => dayNames[day]),
      opens,
      closes,
    })),
  )
  return groups.length > 1 ? groups : groups[0]
}

/** The site as a schema.org WebSite, with the address of its search. */
export function webSite({ publicUrl, brand }: Site, languages: readonly string[]) {
  return {
    '@type': 'WebSite',
    '@id': `${publicUrl}/#website`,
    name: brand,
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
