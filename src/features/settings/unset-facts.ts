import { settingsByKey } from './contacts.ts'
import type { HeldSetting } from './setting.contract.ts'
import { companyFactKeys, contactKeys, type SettingKey } from './setting-keys.ts'

/** Other facts that every company has, in the order in which the owner is asked for them. */
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
 * Facts that only the company itself knows and that staff have not entered yet, in the order of their fields. A contact
 * of the demonstration, which reaches nobody, is as good as none. A company needs no legal form beside a name that has it,
 * and no services where it has given reasons to buy.
 */
export function unsetFacts(settings: readonly HeldSetting[]) {
  const set = settingsByKey(settings.filter(({ isPlaceholder }) => !isPlaceholder))
  return {
    own: ownFactKeys.filter((key) => !set[key] && !(key === 'company_services' && set.company_reasons)),
    legal: companyFactKeys.filter((key) => !set[key] && key !== 'company_legal_form'),
    contact: contactKeys.filter((key) => !set[key]),
  }
}
