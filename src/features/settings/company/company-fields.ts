import type { Language } from '#i18n/language.ts'
import { type PageTextKey, type TextPageName, textPageNames } from '../page-texts/text-page.ts'
import { pageTextKey } from '../page-texts.ts'
import { type LineName, lineNames, type SettingKey } from '../setting-keys.ts'

/** Setting keys of page texts, by page and language. */
const textPageFields = Object.fromEntries(
  textPageNames.map((name) => [name, { es: pageTextKey(name, 'es'), de: pageTextKey(name, 'de'), en: pageTextKey(name, 'en') }]),
) as Record<TextPageName, Record<Language, PageTextKey>>

/** Setting keys of sentences about the company, by name and language. */
const lineFields = Object.fromEntries(
  lineNames.map((name) => [name, { es: `line_${name}_es`, de: `line_${name}_de`, en: `line_${name}_en` }]),
) as { [Name in LineName]: { [L in Language]: `line_${Name}_${L}` } }

/**
 * The company as one object, with the setting key of each fact. CONTRIBUTING.md ("A fact about the company") lists every place that a
 * new fact needs.
 */
export const companyFields = {
  brand: 'company_brand',
  mark: { picture: 'company_mark_image', letters: 'company_mark_letters' },
  colours: { main: 'company_colour_main', accent: 'company_colour_accent' },
  legal: {
    name: 'company_legal_name',
    form: 'company_legal_form',
    address: 'company_legal_address',
    representative: 'company_representative',
    register: 'company_register',
    taxId: 'company_tax_id',
  },
  places: {
    country: 'company_country',
    region: 'company_region',
    line: 'company_places',
    officeStreet: 'company_office_street',
    officePlace: 'company_office_place',
    warehouseStreet: 'contact_address',
    warehousePlace: 'company_warehouse_place',
    warehouseRegion: 'company_warehouse_region',
    mapPicture: 'company_map_image',
    handover: 'company_handover',
    pickup: 'company_pickup_places',
  },
  hours: { week: 'opening_hours', note: { es: 'hours_note_es', de: 'hours_note_de', en: 'hours_note_en' } },
  phones: { technical: 'contact_technical_phone', sales: 'contact_sales_phone', warehouse: 'contact_warehouse_phone' },
  emails: { technical: 'contact_email_technical', sales: 'contact_email_sales' },
  links: {
    facebook: 'social_facebook',
    instagram: 'social_instagram',
    telegram: 'social_telegram',
    youtube: 'social_youtube',
  },
  currencies: 'currencies',
  statistics: {
    years: 'statistic_years',
    clients: 'statistic_clients',
    systems: 'statistic_systems',
    countries: 'statistic_countries',
    containers: 'statistic_containers',
    support: 'statistic_support',
  },
  claims: {
    sunDays: 'claim_sun_days',
    irradiation: 'claim_irradiation',
    panelsFrom: 'claim_panels_from',
    panelsTo: 'claim_panels_to',
    batteryCycles: 'claim_battery_cycles',
    systemsFromKw: 'claim_systems_from_kw',
    systemsToKw: 'claim_systems_to_kw',
  },
  certificates: 'company_certificates',
  services: 'company_services',
  reasons: 'company_reasons',
  lacks: 'company_lacks',
  lines: lineFields,
  texts: textPageFields,
} as const satisfies FieldTree

type FieldTree = { readonly [name: string]: SettingKey | FieldTree }

/** Setting key of every fact, with the fact's path in the object, such as ["legal", "taxId"]. */
export const companyPaths: readonly { key: SettingKey; path: readonly string[] }[] = pathsIn(companyFields, [])

function pathsIn(fields: FieldTree, above: readonly string[]): { key: SettingKey; path: readonly string[] }[] {
  return Object.entries(fields).flatMap(([name, field]) =>
    typeof field === 'string' ? [{ key: field, path: [...above, name] }] : pathsIn(field, [...above, name]),
  )
}
