import { byLikelihood, type Language } from '#i18n/language.ts'
import { type Certificate, parseCertificates } from './company/certificates.ts'
import { countryName } from './company/country-name.ts'
import { fillFigures } from './company/sentence-figures.ts'
import { parseStatements } from './company/statements.ts'
import { type Contacts, contactsFrom, linesOf, settingsByKey } from './contacts.ts'
import { parseCurrencies } from './currencies.ts'
import { hoursText } from './hours/hours-text.ts'
import type { Week } from './hours/opening.ts'
import { parseOpening } from './hours/opening-form.ts'
import type { Setting } from './setting.contract.ts'
import {
  type claimKeys,
  companyServices,
  handovers,
  type LineName,
  lineNames,
  NO_REGISTER,
  type Reason,
  reasons,
  type Service,
  type SettingKey,
  type socialKeys,
  type statisticKeys,
} from './setting-keys.ts'

type Statistic = (typeof statisticKeys)[number] extends `statistic_${infer Name}` ? Name : never

/** Facts about the company that pages show. A fact that staff have not set is '', undefined or an empty list: no page shows it. */
export type Facts = Contacts & {
  /** Opening hours in words, with staff's note, in the language of the page. */
  hours: string
  week: Week
  currencies: readonly string[]
  statistics: Record<Statistic, string>
  claims: Claims
  certificates: readonly Certificate[]
  links: Partial<Record<(typeof socialKeys)[number], string>>
  company: CompanyFacts
  sites: CompanyLocation
  lines: Record<LineName, string>
  services: readonly Service[]
  reasons: readonly Reason[]
}

type Claims = Record<
  'sunDays' | 'irradiation' | 'panelsFrom' | 'panelsTo' | 'batteryCycles' | 'systemsFromKw' | 'systemsToKw',
  number | undefined
>

type CompanyFacts = {
  legalName: string | undefined
  legalForm: string | undefined
  legalAddress: string | undefined
  representative: string | undefined
  register: string | undefined
  taxId: string | undefined
}

/** Country, office and warehouse of the company, and the ways in which buyers get their goods. */
export type CompanyLocation = {
  /** ISO code: two capital letters. */
  country: string | undefined
  /** Name of the country in the page's language; '' without one. */
  countryName: string
  region: string | undefined
  /** Places where the company is, in one line, for the header. */
  line: string | undefined
  officeStreet: string | undefined
  officePlace: string | undefined
  warehousePlace: string | undefined
  warehouseRegion: string | undefined
  /** Ways in which buyers get their goods; '' while staff have not set them. */
  handover: (typeof handovers)[number] | ''
  /** More places where orders are picked up, besides the warehouse. */
  pickup: readonly string[]
}

/** Reads the facts about the company from the settings, in the language of a page. */
export function factsFrom(settings: readonly Setting[], language: Language): Facts {
  const set = settingsByKey(settings)
  const week = parseOpening(set.opening_hours ?? '') ?? {}
  const statistic = (name: Statistic) => set[`statistic_${name}`] ?? ''
  const claim = (key: (typeof claimKeys)[number]) => (set[key] ? Number(set[key].replace(',', '.')) : undefined)
  const contacts = contactsFrom(settings)
  return {
    ...contacts,
    // Pages write the full stop after it.
    hours: [hoursText(week, language), set[`hours_note_${language}`]?.replace(/[.\s]+$/, '')].filter(Boolean).join('. '),
    week,
    currencies: parseCurrencies(set.currencies ?? '') ?? [],
    statistics: {
      years: statistic('years'),
      clients: statistic('clients'),
      systems: statistic('systems'),
      countries: statistic('countries'),
      containers: statistic('containers'),
      // Hours of the support on WhatsApp.
      support: contacts.phones.technical && statistic('support'),
    },
    claims: {
      sunDays: claim('claim_sun_days'),
      irradiation: claim('claim_irradiation'),
      panelsFrom: claim('claim_panels_from'),
      panelsTo: claim('claim_panels_to'),
      batteryCycles: claim('claim_battery_cycles'),
      systemsFromKw: claim('claim_systems_from_kw'),
      systemsToKw: claim('claim_systems_to_kw'),
    },
    certificates: parseCertificates(set.company_certificates ?? '') ?? [],
    links: {
      ...(set.social_facebook ? { social_facebook: set.social_facebook } : {}),
      ...(set.social_instagram ? { social_instagram: set.social_instagram } : {}),
      ...(set.social_telegram ? { social_telegram: set.social_telegram } : {}),
      ...(set.social_youtube ? { social_youtube: set.social_youtube } : {}),
    },
    services: parseStatements(set.company_services ?? '', companyServices) ?? [],
    reasons: parseStatements(set.company_reasons ?? '', reasons) ?? [],
    lines: Object.fromEntries(lineNames.map((name) => [name, lineIn(set, name, language)])) as Record<LineName, string>,
    company: {
      legalName: set.company_legal_name,
      legalForm: set.company_legal_form,
      legalAddress: set.company_legal_address,
      representative: set.company_representative,
      register: set.company_register === NO_REGISTER ? undefined : set.company_register,
      taxId: set.company_tax_id,
    },
    sites: {
      country: set.company_country,
      countryName: countryName(set.company_country, language),
      region: set.company_region,
      line: set.company_places,
      officeStreet: set.company_office_street,
      officePlace: set.company_office_place,
      warehousePlace: set.company_warehouse_place,
      warehouseRegion: set.company_warehouse_region,
      handover: handovers.find((one) => one === set.company_handover) ?? '',
      pickup: linesOf(set.company_pickup_places),
    },
  }
}

/** A sentence in the language, else in another one, with the company's figures. '' if a figure in it is not set. */
function lineIn(set: Partial<Record<SettingKey, string>>, name: LineName, language: Language): string {
  const found = [language, ...byLikelihood].find((one) => set[`line_${name}_${one}`])
  return fillFigures((found && set[`line_${name}_${found}`]) ?? '', set)
}
