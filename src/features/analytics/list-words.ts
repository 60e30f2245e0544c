import { type Language, locales } from '#i18n/language.ts'
import { type BotReason, type Device, devices, type EventKind } from './event-kinds.ts'
import type { ProductLine, ReportListName } from './report.contract.ts'

/** Name under which the sums count unknown or missing values, such as a visit without referrer. */
export const UNKNOWN = ''
/** Name under which the sums count all values beyond the most frequent of a day. */
export const OTHERS = '*'
/** Lines of a list that the report page shows; the CSV export has all lines. */
export const SHOWN_LINES = 8

type NameKey =
  | 'analytics.others'
  | 'analytics.unknown'
  | 'analytics.direct'
  | `analytics.language.${Language}`
  | `analytics.device.${Device}`
  | `analytics.action.${EventKind | 'search-missed'}`
  | `analytics.bot.${BotReason}`
export type NameWords = (key: NameKey) => string

/** Label of a name in a list. Page addresses, hosts, connection types and search terms are their own labels. */
export function labelFor(list: Exclude<ReportListName, 'products'>, name: string, t: NameWords, language: Language): string {
  if (name === OTHERS) return t('analytics.others')
  if (name === UNKNOWN) return t(list === 'referrers' ? 'analytics.direct' : 'analytics.unknown')
  if (list === 'countries') return countryName(name, language)
  if (list === 'languages') return t(`analytics.language.${name as Language}`)
  if (list === 'devices') return t(`analytics.device.${devices.find((one) => one === name) ?? 'other'}`)
  if (list === 'actions') return t(`analytics.action.${name as EventKind}`)
  if (list === 'bots') return t(`analytics.bot.${name as BotReason}`)
  return name
}

/** True if a line of a list is a search term, and not UNKNOWN or OTHERS. */
export const isSearchTerm = ({ name }: { name: string }): boolean => name !== OTHERS && name !== UNKNOWN

/** Name of the country with an ISO code; an unknown code is returned as it is. */
function countryName(code: string, language: Language): string {
  try {
    return new Intl.DisplayNames(locales[language], { type: 'region' }).of(code) ?? code
  } catch {
    return code
  }
}

/** Name of a product in the reader's language, else in any other; undefined for a permanently deleted product. */
export function productNameOf({ nameDe, nameEs, nameEn }: ProductLine, language: Language): string | undefined {
  return { de: nameDe, es: nameEs, en: nameEn }[language] || nameDe || nameEs || nameEn || undefined
}
