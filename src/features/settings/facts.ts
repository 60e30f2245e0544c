import type { Language } from '#i18n/language.ts'
import { companyDefaults } from './company-defaults.ts'
import { type Contacts, contactsFrom, settingsByKey } from './contacts.ts'
import { parseCurrencies } from './currencies.ts'
import type { Opening } from './hours/opening.ts'
import type { Setting } from './setting.contract.ts'

type Statistic = keyof typeof companyDefaults.statistics

/** Facts about the company that its pages show and staff may change. */
export type Facts = Contacts & {
  /** In the language of the page. */
  hours: string
  opening: Opening
  currencies: readonly string[]
  statistics: Record<Statistic, string>
  company: CompanyFacts
}

/** Facts that have no default: undefined while staff have set none. */
type CompanyFacts = {
  legalName: string | undefined
  legalAddress: string | undefined
  representative: string | undefined
  register: string | undefined
  taxId: string | undefined
}

/** The company as it stands: what staff have set, else its defaults. */
export function factsFrom(settings: readonly Setting[], language: Language): Facts {
  const set = settingsByKey(settings)
  const { statistics } = companyDefaults
  return {
    ...contactsFrom(settings),
    hours: set[`hours_${language}`] ?? companyDefaults.hours[language],
    opening: readOpening(set.hours_machine) ?? companyDefaults.opening,
    currencies: parseCurrencies(set.currencies ?? '') ?? companyDefaults.currencies,
    statistics: {
      years: set.statistic_years ?? statistics.years,
      clients: set.statistic_clients ?? statistics.clients,
      systems: set.statistic_systems ?? statistics.systems,
      countries: set.statistic_countries ?? statistics.countries,
      containers: set.statistic_containers ?? statistics.containers,
      support: set.statistic_support ?? statistics.support,
    },
    company: {
      legalName: set.company_legal_name,
      legalAddress: set.company_legal_address,
      representative: set.company_representative,
      register: set.company_register,
      taxId: set.company_tax_id,
    },
  }
}

/** "Mo-Sa 08:00-18:00", which the contract has checked. */
function readOpening(text = ''): Opening | undefined {
  const [from, to, opens, closes] = text.split(/[ -]/)
  return closes ? ({ from, to, opens, closes } as Opening) : undefined
}
