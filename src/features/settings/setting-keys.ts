import { languages } from '#i18n/language.ts'
import type { PageTextKey } from './page-texts/text-page.ts'
import { pageTextKeys } from './page-texts.ts'

const heroNumbers = [1, 2, 3] as const

/** Facts for the legal notice and for search engines. */
export const companyFactKeys = [
  'company_legal_name',
  'company_legal_form',
  'company_legal_address',
  'company_representative',
  'company_register',
  'company_tax_id',
  'company_office_street',
] as const

/** Value of `company_register` for a company without a register entry, such as a sole trader: no page shows it, and it is not missing. */
export const NO_REGISTER = '-'

/** How the company looks and where it is. */
export const identityKeys = [
  'company_brand',
  'company_mark_image',
  'company_mark_letters',
  'company_colour_main',
  'company_colour_accent',
  'company_country',
  'company_region',
  'company_places',
  'company_office_place',
  'company_warehouse_place',
  'company_warehouse_region',
  'company_map_image',
  'company_handover',
  'company_pickup_places',
  'company_certificates',
  'company_services',
  'company_reasons',
  'company_lacks',
] as const

/** How visitors reach the company. */
export const contactKeys = [
  'contact_technical_phone',
  'contact_sales_phone',
  'contact_warehouse_phone',
  'contact_email_technical',
  'contact_email_sales',
  'contact_address',
] as const

export const socialKeys = ['social_facebook', 'social_instagram', 'social_telegram', 'social_youtube'] as const

/** Figures about the company that pages show in a row, such as "35+" years. */
export const statisticKeys = [
  'statistic_years',
  'statistic_clients',
  'statistic_systems',
  'statistic_countries',
  'statistic_containers',
  'statistic_support',
] as const

/** Numbers within sentences of pages, such as days of sun per year. */
export const claimKeys = [
  'claim_sun_days',
  'claim_irradiation',
  'claim_panels_from',
  'claim_panels_to',
  'claim_battery_cycles',
  'claim_systems_from_kw',
  'claim_systems_to_kw',
] as const

/**
 * Sentences about the company on several pages, and names of its two places, each in three languages. They may contain figures
 * of the company (company/sentence-figures.ts). `trade` and `range` describe the goods in a few words and in a sentence; `headline`
 * and `motto` are headings on the home page and on the page about the company.
 */
export const lineNames = [
  ...(['trade', 'range', 'headline', 'home', 'motto', 'about'] as const),
  ...(['partner', 'partnership', 'footer', 'office', 'warehouse'] as const),
] as const
export type LineName = (typeof lineNames)[number]
export const lineKeys = lineNames.flatMap((name) => languages.map((language) => `line_${name}_${language}` as const))

/** Keys of the company's trade in a few words, in the order in which the form shows them. */
export const tradeKeys = ['line_trade_es', 'line_trade_en', 'line_trade_de'] as const

export const hoursKeys = ['opening_hours', 'hours_note_es', 'hours_note_en', 'hours_note_de'] as const

/** Ways in which buyers get their goods: by pickup alone, or also by delivery. */
export const handovers = ['pickup', 'delivery'] as const

/** Services that a company may offer, and reasons to buy from it: statements that pages make only once owners have chosen them. */
export const companyServices = ['systems', 'advice', 'import', 'setup', 'care'] as const
export const reasons = ['import', 'stock', 'warranty', 'languages'] as const
export type Service = (typeof companyServices)[number]
export type Reason = (typeof reasons)[number]

/**
 * Facts, or groups of facts, that not every company has (unset-facts.ts has their settings). Owners tick those that theirs lacks, and
 * are not asked for them any more.
 */
export const optionalFacts = [
  ...(['mark', 'services', 'reasons', 'legalForm', 'office', 'street', 'warehouse', 'regions', 'pickup', 'map'] as const),
  ...(['statistics', 'claims', 'certificates', 'phones', 'emails', 'links'] as const),
  ...(['sentences', 'about', 'photographs', 'imprint', 'privacy'] as const),
] as const
export type OptionalFact = (typeof optionalFacts)[number]

/** Every key that the site settings may hold. */
export const settingKeys = [
  ...heroNumbers.map((n) => `hero_image_${n}` as const),
  'about_team_image',
  'about_warehouse_image',
  ...heroNumbers.flatMap((n) => languages.map((language) => `hero_title_${n}_${language}` as const)),
  ...contactKeys,
  ...socialKeys,
  ...identityKeys,
  ...companyFactKeys,
  ...hoursKeys,
  'currencies',
  ...statisticKeys,
  ...claimKeys,
  ...lineKeys,
  'verification_countries',
  ...pageTextKeys,
] as const
export type SettingKey = (typeof settingKeys)[number]

/** Settings that hold a text of several paragraphs. */
export function isPageText(key: string): key is PageTextKey {
  return (pageTextKeys as readonly string[]).includes(key)
}

/** Settings of several lines: page texts, and lists with one entry per line. */
export function isMultiline(key: string): boolean {
  return isPageText(key) || key === 'company_pickup_places' || key === 'company_certificates'
}

/** Settings that hold the address of a picture. */
export const pictureSettings: readonly SettingKey[] = [
  ...heroNumbers.map((n) => `hero_image_${n}` as const),
  'about_team_image',
  'about_warehouse_image',
  'company_mark_image',
  'company_map_image',
]

/** Settings for staff only: no page shows them, and the public call leaves them out. */
export const staffSettings: readonly SettingKey[] = ['verification_countries', 'company_lacks']

/** Facts about the company itself: name and look, places, legal facts, currencies, statistics, claims. Contacts are not among them. */
const COMPANY_FACT = /^(?:company_|statistic_|claim_|currencies$)/

/** True for settings that only owners change. */
export function isOwnerSetting(key: string): boolean {
  return COMPANY_FACT.test(key)
}

export function isPictureSetting(key: string): boolean {
  return (pictureSettings as readonly string[]).includes(key)
}
