import { languages } from '#i18n/language.ts'
import { parseStatements } from './company/statements.ts'
import { settingsByKey } from './contacts.ts'
import { pageTextKey } from './page-texts.ts'
import type { HeldSetting } from './setting.contract.ts'
import {
  claimKeys,
  companyFactKeys,
  lineKeys,
  type OptionalFact,
  optionalFacts,
  type SettingKey,
  settingKeys,
  socialKeys,
  statisticKeys,
  tradeKeys,
} from './setting-keys.ts'

/** Facts besides legal facts and contacts that every company has, in the order in which owners enter them. */
const ownFactKeys = [
  'company_brand',
  'line_trade_es',
  'company_country',
  'company_places',
  'company_handover',
  'opening_hours',
  'currencies',
] as const satisfies SettingKey[]

/** Settings of the facts that not every company has, in the order of their fields: a value in one of them is enough. */
export const optionalKeys: Record<OptionalFact, readonly SettingKey[]> = {
  mark: ['company_mark_letters', 'company_mark_image'],
  services: ['company_services'],
  reasons: ['company_reasons'],
  legalForm: ['company_legal_form'],
  office: ['company_office_place'],
  street: ['company_office_street'],
  warehouse: ['company_warehouse_place'],
  regions: ['company_region', 'company_warehouse_region'],
  pickup: ['company_pickup_places'],
  map: ['company_map_image'],
  statistics: statisticKeys,
  claims: claimKeys,
  certificates: ['company_certificates'],
  phones: ['contact_technical_phone', 'contact_warehouse_phone'],
  emails: ['contact_email_sales', 'contact_email_technical'],
  links: socialKeys,
  sentences: lineKeys.filter((key) => !tradeKeys.some((one) => one === key)),
  about: languages.map((language) => pageTextKey('about', language)),
  photographs: ['about_team_image', 'about_warehouse_image'],
  imprint: languages.map((language) => pageTextKey('imprint', language)),
  privacy: languages.map((language) => pageTextKey('privacy', language)),
}

/** Contacts that every company has, each with those that may replace it; the others fall back to these (`contacts.ts`). */
const neededContacts: readonly [SettingKey, ...SettingKey[]][] = [['contact_sales_phone', 'contact_technical_phone'], ['contact_address']]

/**
 * Texts that buyers of every company need: how they pay, how they get their goods, what happens with faulty ones. Without delivery, no
 * text about it.
 */
export function neededTexts(handover?: string): ('payment' | 'delivery' | 'guarantee')[] {
  return handover === 'pickup' ? ['payment', 'guarantee'] : ['payment', 'delivery', 'guarantee']
}

/**
 * Facts that staff still have to enter, in the order of their fields. Every contact of the demonstration, which reaches nobody,
 * counts as missing until it is replaced or emptied, also one that no company needs. A text in one language is enough: the translation
 * desk lists the others. `optional` are the facts that not every company has, without those that owners have said theirs lacks.
 */
export function listUnsetFacts(settings: readonly HeldSetting[]) {
  const set = settingsByKey(settings.filter(({ isPlaceholder }) => !isPlaceholder))
  const examples = settingKeys.filter((key) => settings.some((setting) => setting.key === key && setting.isPlaceholder))
  const isOptional = (key: SettingKey) => optionalFacts.some((name) => optionalKeys[name].includes(key))
  const lacks = parseStatements(set.company_lacks ?? '', optionalFacts) ?? []
  const needed = neededContacts.flatMap((keys) => (keys.some((key) => set[key]) ? [] : keys[0]))
  return {
    own: ownFactKeys.filter((key) => !set[key]),
    legal: companyFactKeys.filter((key) => !set[key] && !isOptional(key)),
    contact: [...needed, ...examples.filter((key) => !needed.includes(key))],
    texts: neededTexts(set.company_handover)
      .filter((name) => !languages.some((language) => set[`page_${name}_${language}`]))
      .map((name) => `page_${name}_es` as const),
    optional: optionalFacts.filter(
      (name) => !lacks.includes(name) && !optionalKeys[name].some((key) => set[key] || examples.includes(key)),
    ),
    /** Contacts that have a made-up value of the demonstration. */
    examples,
  }
}
