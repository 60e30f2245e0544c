import { languages } from '#i18n/language.ts'
import { settingsByKey } from './contacts.ts'
import type { HeldSetting } from './setting.contract.ts'
import { companyFactKeys, type SettingKey, settingKeys } from './setting-keys.ts'

/** Facts besides legal facts and contacts that every company has, in the order in which owners enter them. */
const ownFactKeys = [
  'company_brand',
  'line_trade_es',
  'company_services',
  'company_country',
  'company_places',
  'company_handover',
  'opening_hours',
  'currencies',
] as const satisfies SettingKey[]

/** Legal facts that not every company has: its name may contain the legal form, and it may have no office. */
const optionalLegalKeys: readonly SettingKey[] = ['company_legal_form', 'company_office_street']

/** Contacts that every company has; the others fall back to these (`contacts.ts`). */
const neededContactKeys = ['contact_sales_phone', 'contact_email_sales', 'contact_address'] as const satisfies SettingKey[]

/** Texts that buyers of every company need: how they pay, how they get their goods, what happens with faulty ones. */
const neededTexts = ['payment', 'delivery', 'guarantee'] as const

/** Contacts that may replace a needed contact: the key is the needed contact, the value the other one. */
const substitutes: Partial<Record<SettingKey, SettingKey>> = {
  contact_sales_phone: 'contact_technical_phone',
  contact_email_sales: 'contact_email_technical',
}

/**
 * Facts that staff still have to enter, in the order of their fields. Every contact of the demonstration, which reaches nobody,
 * counts as missing until it is replaced or emptied, also one that no company needs. Services do not count as missing if there are
 * reasons to buy, nor conditions of delivery if buyers pick up their goods. A text in one language is enough: the translation desk
 * lists the others. Optional facts are not listed.
 */
export function listUnsetFacts(settings: readonly HeldSetting[]) {
  const set = settingsByKey(settings.filter(({ isPlaceholder }) => !isPlaceholder))
  const examples = settingKeys.filter((key) => settings.some((setting) => setting.key === key && setting.isPlaceholder))
  const needed = neededContactKeys.filter((key) => !set[key] && !set[substitutes[key] ?? key])
  return {
    own: ownFactKeys.filter((key) => !set[key] && !(key === 'company_services' && set.company_reasons)),
    legal: companyFactKeys.filter((key) => !set[key] && !optionalLegalKeys.includes(key)),
    contact: [...needed, ...examples.filter((key) => !needed.some((one) => one === key))],
    texts: neededTexts
      .filter((name) => !(name === 'delivery' && set.company_handover === 'pickup'))
      .filter((name) => !languages.some((language) => set[`page_${name}_${language}`]))
      .map((name) => `page_${name}_es` as const),
    /** Contacts that have a made-up value of the demonstration. */
    examples,
  }
}
