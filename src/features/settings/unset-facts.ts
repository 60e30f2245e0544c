import { companyDefaults } from './company-defaults.ts'
import { settingsByKey } from './contacts.ts'
import type { Setting } from './setting.contract.ts'
import { companyFactKeys, contactKeys } from './setting-keys.ts'

const { phones, emails, address } = companyDefaults
/** Contacts that reach nobody: the defaults, which the demonstration data also stores as settings. */
const placeholders: readonly string[] = [
  ...Object.values(phones),
  ...Object.values(emails),
  address,
  'Habana del Este, La Habana, Cuba', // database/seed/load-demo.server.ts
]

/** Facts that only the company itself knows and that staff have not entered yet, in the order of their fields. */
export function unsetFacts(settings: readonly Setting[]) {
  const set = settingsByKey(settings)
  return {
    legal: companyFactKeys.filter((key) => !set[key]),
    contact: contactKeys.filter((key) => placeholders.includes(set[key]?.trim() ?? address)),
  }
}
