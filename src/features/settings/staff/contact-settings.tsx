import { type ReactNode, useEffect } from 'react'
import type { Api } from '#api/client.ts'
import { useStaffText } from '#ui/staff/text.ts'
import { companyDefaults } from '../company-defaults.ts'
import { factsFrom } from '../facts.ts'
import type { Setting, SettingRules } from '../setting.contract.ts'
import { companyFactKeys, contactKeys, isOwnerSetting, type SettingKey } from '../setting-keys.ts'
import { FactsPreview } from './facts-preview.tsx'
import { OpeningRow } from './opening-row.tsx'
import { SettingRow } from './setting-row.tsx'
import { withSetting } from './settings-data.ts'
import { SettingsForm } from './settings-form.tsx'
import { useSettingFields } from './use-setting-fields.ts'

const hoursKeys = ['hours_es', 'hours_en', 'hours_de'] as const satisfies readonly SettingKey[]
const statisticKeys = [
  'statistic_years',
  'statistic_clients',
  'statistic_systems',
  'statistic_countries',
  'statistic_containers',
  'statistic_support',
] as const satisfies readonly SettingKey[]
/** The settings of this screen, in its order. */
export const contactSettingKeys = [
  ...contactKeys,
  ...companyFactKeys,
  ...hoursKeys,
  'hours_machine',
  'currencies',
  ...statisticKeys,
  'verification_countries',
] as const

const { phones, emails, address, hours, currencies, statistics } = companyDefaults
type TextKey = Exclude<(typeof contactSettingKeys)[number], 'hours_machine' | 'verification_countries' | (typeof companyFactKeys)[number]>
/** Values that apply while a setting is empty. */
const defaults: Record<TextKey, string> = {
  contact_technical_phone: phones.technical,
  contact_sales_phone: phones.sales,
  contact_warehouse_phone: phones.warehouse,
  contact_email_technical: emails.technical,
  contact_email_sales: emails.sales,
  contact_address: address,
  hours_es: hours.es,
  hours_en: hours.en,
  hours_de: hours.de,
  currencies: currencies.join(', '),
  statistic_years: statistics.years,
  statistic_clients: statistics.clients,
  statistic_systems: statistics.systems,
  statistic_countries: statistics.countries,
  statistic_containers: statistics.containers,
  statistic_support: statistics.support,
}

const kindOf = (key: SettingKey) => (key.endsWith('_phone') ? 'tel' : key.startsWith('contact_email') ? 'email' : 'text')

type ContactSettingsProps = {
  api: Api
  settings: Setting[] | undefined
  rules: SettingRules
  /** Only owners change facts about the company. */
  isOwner: boolean
  /** Default of verification, and an explanation of a text; `change` takes another text. */
  verification: { standard: string; explain: (text: string, change: (text: string) => void) => ReactNode }
  /** Contents below the fields. */
  children?: ReactNode
}

/** Everything that the company says of itself and may change: saved one by one or all at once. */
export function ContactSettings({ api, settings: loaded, rules, isOwner, verification, children }: ContactSettingsProps) {
  const t = useStaffText()
  const fields = useSettingFields(api, loaded, {
    keys: contactSettingKeys,
    draft: 'draft:contact',
    savedTitle: t('settings.savedToast'),
    failedTitle: t('settings.failed'),
    rules,
  })
  const { settings } = fields
  const asked = fields.field('verification_countries')
  useEffect(focusAddressedField, [])
  const shown = contactSettingKeys.reduce((all, key) => withSetting(all, { key, value: fields.field(key).value }), settings)

  const row = (key: TextKey) => (
    <SettingRow
      key={key}
      name={key}
      label={t(`settings.${key}`)}
      field={fields.field(key)}
      type={kindOf(key)}
      placeholder={defaults[key]}
      readOnly={!isOwner && isOwnerSetting(key)}
      {...(key === 'currencies' ? { help: t('settings.currenciesHelp') } : {})}
      {...(key.startsWith('hours_') ? { lang: key.slice(-2) } : {})}
    />
  )

  const ownersOnly = isOwner ? null : <p className="sm muted">{t('settings.ownersOnly')}</p>

  return (
    <SettingsForm fields={fields}>
      <div className="head mb-5">
        <h1>{t('settings.title')}</h1>
        <p className="muted">{t('settings.intro')}</p>
      </div>
      <section className="panel py-2!" aria-label={t('settings.contacts')}>
        {contactKeys.map(row)}
      </section>
      <p className="help mt-3">{t('settings.defaults')}</p>
      <section className="panel mt-5 py-2!" aria-labelledby="legal">
        <h2 className="pt-3 text-xl" id="legal">
          {t('settings.legal')}
        </h2>
        <p className="sm muted">{t('settings.legalText')}</p>
        {ownersOnly}
        {companyFactKeys.map((key) => (
          <SettingRow
            key={key}
            name={key}
            label={t(`settings.${key}`)}
            help={t(`settings.${key}Help`)}
            field={fields.field(key)}
            readOnly={!isOwner}
          />
        ))}
      </section>
      <section className="panel mt-5 py-2!" aria-labelledby="hours">
        <h2 className="pt-3 text-xl" id="hours">
          {t('settings.hours')}
        </h2>
        {hoursKeys.map(row)}
        <OpeningRow field={fields.field('hours_machine')} />
      </section>
      <section className="panel mt-5 py-2!" aria-labelledby="company">
        <h2 className="pt-3 text-xl" id="company">
          {t('settings.company')}
        </h2>
        {ownersOnly}
        {row('currencies')}
        {statisticKeys.map(row)}
      </section>
      <FactsPreview facts={factsFrom(shown, 'es')} englishHours={factsFrom(shown, 'en').hours} />
      <section className="panel mt-5 py-2!" aria-labelledby="verification">
        <h2 className="pt-3 text-xl" id="verification">
          {t('settings.verification')}
        </h2>
        <p className="sm muted">{t('settings.verificationText')}</p>
        <SettingRow
          name="verification_countries"
          label={t('settings.verification_countries')}
          help={t('settings.verificationHelp')}
          field={asked}
          placeholder={verification.standard}
        />
        {verification.explain(asked.value.trim() || verification.standard, asked.set)}
      </section>
      {children}
    </SettingsForm>
  )
}

/** Links such as /admin/contact#company_register lead into the field itself, ready to type. */
function focusAddressedField(): void {
  document.getElementsByName(window.location.hash.slice(1))[0]?.focus()
}
