import { companyDefaults } from './company-defaults.ts'
import type { Setting } from './setting.contract.ts'
import type { SettingKey } from './setting-keys.ts'

/** The site settings by key; an empty value counts as absent. */
export function settingsByKey(settings: readonly Setting[]): Partial<Record<SettingKey, string>> {
  return Object.fromEntries(settings.filter(({ value }) => value.trim() !== '').map(({ key, value }) => [key, value]))
}

export type Contacts = {
  phones: { technical: string; sales: string; warehouse: string }
  emails: { technical: string; sales: string }
  address: string
  /** Street of the office in Matanzas; undefined while staff have set none. */
  officeStreet: string | undefined
}

/** How to reach the company: what staff have set, else the company's defaults. */
export function contactsFrom(settings: readonly Setting[]): Contacts {
  const set = settingsByKey(settings)
  return {
    phones: {
      technical: set.contact_technical_phone ?? companyDefaults.phones.technical,
      sales: set.contact_sales_phone ?? companyDefaults.phones.sales,
      warehouse: set.contact_warehouse_phone ?? companyDefaults.phones.warehouse,
    },
    emails: {
      technical: set.contact_email_technical ?? companyDefaults.emails.technical,
      sales: set.contact_email_sales ?? companyDefaults.emails.sales,
    },
    address: set.contact_address ?? companyDefaults.address,
    officeStreet: set.company_office_street,
  }
}
