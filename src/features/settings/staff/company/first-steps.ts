import { languages } from '#i18n/language.ts'
import { pageTextKey } from '../../page-texts.ts'
import type { SettingKey } from '../../setting-keys.ts'
import { tradeKeys } from '../../setting-keys.ts'
import { neededTexts } from '../../unset-facts.ts'
import type { OneLineSettingKey } from '../fact-row.tsx'

/** Steps in their order. The last one links to the forms of the first category and the first product. */
export const firstSteps = ['name', 'offer', 'look', 'contact', 'places', 'hours', 'legal', 'conditions', 'product'] as const
export type FirstStep = (typeof firstSteps)[number]

/** One-line facts of each step. */
export const lines: Record<FirstStep, readonly OneLineSettingKey[]> = {
  name: ['company_brand', 'company_places'],
  offer: tradeKeys,
  look: ['company_mark_letters'],
  contact: ['contact_sales_phone', 'contact_technical_phone', 'contact_email_sales'],
  places: ['company_country', 'company_region', 'company_office_place', 'company_warehouse_place', 'contact_address'],
  hours: ['currencies'],
  legal: [
    'company_legal_name',
    'company_legal_form',
    'company_legal_address',
    'company_representative',
    'company_register',
    'company_tax_id',
  ],
  conditions: [],
  product: [],
}
/** Facts of each step that are not one-line texts. */
const others: Partial<Record<FirstStep, readonly SettingKey[]>> = {
  offer: ['company_services', 'company_reasons'],
  look: ['company_colour_main', 'company_colour_accent'],
  places: ['company_handover'],
  hours: ['opening_hours'],
  conditions: neededTexts().flatMap((name) => languages.map((language) => pageTextKey(name, language))),
}

/** Keys of all facts that the steps ask for. */
export const firstFactKeys = [lines, others].flatMap((steps) => Object.values<readonly SettingKey[]>(steps).flat())

export function isOfStep(key: string, step: FirstStep): boolean {
  return [...lines[step], ...(others[step] ?? [])].some((one) => one === key)
}

/** First step of whose facts none is saved; the last step if each has one. */
export function firstUnsavedStep(settings: readonly { key: string; value: string }[]): FirstStep {
  const saved = settings.filter(({ value }) => value !== '')
  return firstSteps.find((step) => !saved.some(({ key }) => isOfStep(key, step))) ?? 'product'
}

/** First step that asks for one of the missing facts; the last step if none is missing. */
export function firstOpenStep(missing: readonly string[]): FirstStep {
  return firstSteps.find((step) => missing.some((key) => isOfStep(key, step))) ?? 'product'
}
