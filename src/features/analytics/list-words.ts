import { type Language, locales } from '#i18n/language.ts'
import { OTHERS, UNKNOWN } from './day-sums.ts'
import { type BotReason, type Device, devices, type EventKind } from './event-kinds.ts'
import type { ListName, ProductLine } from './report.contract.ts'

type NameKey =
  | 'analytics.others'
  | 'analytics.unknown'
  | 'analytics.direct'
  | `analytics.language.${Language}`
  | `analytics.device.${Device}`
  | `analytics.action.${EventKind | 'search-missed'}`
  | `analytics.bot.${BotReason}`
export type NameWords = (key: NameKey) => string

/** Label of a name in a list; addresses, hosts and search terms are shown as they are. */
export function wordsFor(list: Exclude<ListName, 'products'>, name: string, t: NameWords, language: Language): string {
  if (name === OTHERS) return t('analytics.others')
  if (name === UNKNOWN) return t(list === 'referrers' ? 'analytics.direct' : 'analytics.unknown')
  if (list === 'countries') return countryName(name, language)
  if (list === 'languages') return t(`analytics.language.${name as Language}`)
  if (list === 'devices') return t(`analytics.device.${devices.find((one) => one === name) ?? 'other'}`)
  if (list === 'actions') return t(`analytics.action.${name as EventKind}`)
  if (list === 'bots') return t(`analytics.bot.${name as BotReason}`)
  return name
}

/** True if a line of searches is a term, not the empty one or the rest. */
export const isSearched = ({ name }: { name: string }): boolean => name !== OTHERS && name !== UNKNOWN

/** A code that is no country's is shown as it is. */
function countryName(code: string, language: Language): string {
  try {
    return new Intl.DisplayNames(locales[language], { type: 'region' }).of(code) ?? code
  } catch {
    return code
  }
}

/** Name of a product in the reader's language, or in any that has one; undefined for a permanently deleted product. */
export function productNameOf({ nameDe, nameEs, nameEn }: ProductLine, language: Language): string | undefined {
  return { de: nameDe, es: nameEs, en: nameEn }[language] || nameDe || nameEs || nameEn || undefined
}
