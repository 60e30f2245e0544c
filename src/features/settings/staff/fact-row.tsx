import { useStaffLanguage, useStaffText } from '#ui/staff/text.ts'
import { countryCode } from '../company/country-code.ts'
import { countryName } from '../company/country-name.ts'
import {
  type claimKeys,
  type companyFactKeys,
  type contactKeys,
  isOwnerSetting,
  type socialKeys,
  type statisticKeys,
  type tradeKeys,
} from '../setting-keys.ts'
import { factWarning } from './fact-warning.ts'
import { SettingRow } from './setting-row.tsx'
import type { SettingFields } from './use-setting-fields.ts'

/** Settings of one line whose label is the text `settings.<key>`. */
export type OneLineSettingKey =
  | (typeof companyFactKeys)[number]
  | (typeof contactKeys)[number]
  | (typeof socialKeys)[number]
  | (typeof statisticKeys)[number]
  | (typeof claimKeys)[number]
  | (typeof tradeKeys)[number]
  | 'company_brand'
  | 'company_mark_letters'
  | 'company_country'
  | 'company_region'
  | 'company_places'
  | 'company_office_place'
  | 'company_warehouse_place'
  | 'company_warehouse_region'
  | 'currencies'

type FactRowProps = {
  name: OneLineSettingKey
  fields: SettingFields
  /** True for owners. Only they may change facts about the company. */
  isOwner: boolean
  help?: string
}

/** Field of a one-line setting; read-only for employees if only owners may change it. */
export function FactRow({ name, fields, isOwner, help }: FactRowProps) {
  const t = useStaffText()
  const language = useStaffLanguage()
  const kind = name.endsWith('_phone') ? 'tel' : name.startsWith('contact_email') ? 'email' : name.startsWith('social_') ? 'url' : 'text'
  const helps: Partial<Record<OneLineSettingKey, () => string>> = {
    company_country: () =>
      t('settings.company_countryHelp', { country: countryName(countryCode(fields.field(name).value.trim()), language) }),
    contact_address: () => t('settings.contact_addressHelp'),
  }
  const ownHelp = helps[name]?.() ?? help
  return (
    <SettingRow
      name={name}
      label={t(`settings.${name}`)}
      field={fields.field(name)}
      warning={factWarning(name, (key) => fields.field(key).value, t)}
      type={kind}
      readOnly={!isOwner && isOwnerSetting(name)}
      {...(name.startsWith('claim_') ? { inputMode: 'decimal' as const } : {})}
      {...(ownHelp ? { help: ownHelp } : {})}
    />
  )
}
