import { type PageTextKey, pageTextKeys } from './page-texts.ts'

const heroNumbers = [1, 2, 3] as const

/** Facts about the company for the legal notice and for search engines. None has a default: while unset, no page shows it. */
export const companyFactKeys = [
  'company_legal_name',
  'company_legal_address',
  'company_representative',
  'company_register',
  'company_tax_id',
  'company_office_street',
] as const

/** How visitors reach the company. While unset, the defaults of company-defaults.ts apply. */
export const contactKeys = [
  'contact_technical_phone',
  'contact_sales_phone',
  'contact_warehouse_phone',
  'contact_email_technical',
  'contact_email_sales',
  'contact_address',
] as const

/** Every key that the site settings may hold. */
export const settingKeys = [
  'hero_image_1',
  'hero_image_2',
  'hero_image_3',
  'about_team_image',
  'about_warehouse_image',
  'hero_title_1_es',
  'hero_title_1_en',
  'hero_title_1_de',
  'hero_title_2_es',
  'hero_title_2_en',
  'hero_title_2_de',
  'hero_title_3_es',
  'hero_title_3_en',
  'hero_title_3_de',
  ...contactKeys,
  ...companyFactKeys,
  'hours_es',
  'hours_en',
  'hours_de',
  'hours_machine',
  'currencies',
  'statistic_years',
  'statistic_clients',
  'statistic_systems',
  'statistic_countries',
  'statistic_containers',
  'statistic_support',
  'verification_countries',
  ...pageTextKeys,
] as const
export type SettingKey = (typeof settingKeys)[number]

/** Settings that hold a text of several paragraphs. */
export function isPageText(key: string): key is PageTextKey {
  return (pageTextKeys as readonly string[]).includes(key)
}

/** Settings that hold the address of a picture. */
export const pictureSettings: readonly SettingKey[] = [
  ...heroNumbers.map((n) => `hero_image_${n}` as const),
  'about_team_image',
  'about_warehouse_image',
]

/** Settings that no page shows: visitors are not sent them. */
export const staffSettings: readonly SettingKey[] = ['verification_countries']

/** Facts about the company itself: its legal facts, what it accepts and claims. Ways to reach it are not among them. */
const COMPANY_FACT = /^(?:company_|statistic_|currencies$)/

/** True for settings that only owners change. */
export function isOwnerSetting(key: string): boolean {
  return COMPANY_FACT.test(key)
}

export function isPictureSetting(key: string): boolean {
  return (pictureSettings as readonly string[]).includes(key)
}
