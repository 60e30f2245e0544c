import { settingsByKey } from './contacts.ts'
import type { HeldSetting } from './setting.contract.ts'
import { companyFactKeys, contactKeys, type SettingKey } from './setting-keys.ts'

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

/**
 * Facts that staff still have to enter, in the order of their fields. A contact of the demonstration, which reaches nobody,
 * counts as missing. The legal form never does, since the name may contain it; services do not if there are reasons to buy.
 */
export function listUnsetFacts(settings: readonly HeldSetting[]) {
  const set = settingsByKey(settings.filter(({ isPlaceholder }) => !isPlaceholder))
  return {
    own: ownFactKeys.filter((key) => !set[key] && !(key === 'company_services' && set.company_reasons)),
    legal: companyFactKeys.filter((key) => !set[key] && key !== 'company_legal_form'),
    contact: contactKeys.filter((key) => !set[key]),
  }
}
