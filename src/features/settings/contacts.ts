import type { Setting } from './setting.contract.ts'
import type { SettingKey } from './setting-keys.ts'

/** The site settings by key; an empty value counts as absent. */
export function settingsByKey(settings: readonly Setting[]): Partial<Record<SettingKey, string>> {
  return Object.fromEntries(settings.filter(({ value }) => value.trim() !== '').map(({ key, value }) => [key, value]))
}

/** Entries of a setting that has one entry per line. */
export function linesOf(value: string | undefined): string[] {
  return value?.split('\n').filter((line) => line.trim() !== '') ?? []
}

/**
 * Phone numbers, mail addresses and street of the company. An unset number or mail address falls back to another one of the
 * company, so that every button leads to a person. '' if staff have set none.
 */
export type Contacts = {
  phones: { technical: string; sales: string; warehouse: string }
  emails: { technical: string; sales: string }
  /** Street of the warehouse, where orders are picked up. */
  address: string
}

export function contactsFrom(settings: readonly Setting[]): Contacts {
  const set = settingsByKey(settings)
  const [technical, sales] = [set.contact_technical_phone, set.contact_sales_phone]
  const warehouse = set.contact_warehouse_phone
  const [technicalMail, salesMail] = [set.contact_email_technical, set.contact_email_sales]
  return {
    phones: {
      technical: technical ?? sales ?? warehouse ?? '',
      sales: sales ?? technical ?? warehouse ?? '',
      warehouse: warehouse ?? sales ?? technical ?? '',
    },
    emails: { technical: technicalMail ?? salesMail ?? '', sales: salesMail ?? technicalMail ?? '' },
    address: set.contact_address ?? '',
  }
}
