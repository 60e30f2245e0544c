import type { ReactNode } from 'react'
import type { Api } from '#api/client.ts'
import { useStaffText } from '#ui/staff/text.ts'
import { type Facts, factsFrom } from '../facts.ts'
import type { Setting, SettingRules } from '../setting.contract.ts'
import { contactKeys, hoursKeys, socialKeys } from '../setting-keys.ts'
import { FactRow } from './fact-row.tsx'
import { OpeningRow } from './opening-row.tsx'
import { SettingRow } from './setting-row.tsx'
import { settingsToPreview } from './settings-data.ts'
import { SettingsForm, SettingsPreview, SettingsSection } from './settings-form.tsx'
import { useSettingFields } from './use-setting-fields.ts'

/** Keys of the settings on this screen, in their order. */
export const contactSettingKeys = [...contactKeys, ...socialKeys, ...hoursKeys, 'verification_countries'] as const
const noteKeys = ['hours_note_es', 'hours_note_en', 'hours_note_de'] as const

type ContactSettingsProps = {
  api: Api
  settings: Setting[] | undefined
  rules: SettingRules
  /** Default of the setting `verification_countries`, and an element that explains a typed value and may `change` it. */
  verification: { standard: string; explain: (text: string, change: (text: string) => void) => ReactNode }
  /** Contents below the fields. */
  children?: ReactNode
}

/** Fields of contacts, social networks, opening hours and human verification, saved one by one or all at once. */
export function ContactSettings({ api, settings: loaded, rules, verification, children }: ContactSettingsProps) {
  const t = useStaffText()
  const fields = useSettingFields(api, loaded, {
    keys: contactSettingKeys,
    draft: 'draft:contact',
    titles: { saved: t('settings.savedToast'), failed: t('settings.failed') },
    rules,
  })
  const asked = fields.field('verification_countries')
  const shown = settingsToPreview(fields, contactSettingKeys)
  return (
    <SettingsForm fields={fields}>
      <div className="head mb-5">
        <h1>{t('settings.title')}</h1>
        <p className="muted">{t('settings.intro')}</p>
      </div>
      <section className="panel py-2!" aria-label={t('settings.contacts')}>
        {contactKeys.map((key) => (
          <FactRow key={key} name={key} fields={fields} isOwner />
        ))}
      </section>
      <p className="help mt-3">{t('settings.defaults')}</p>
      <SettingsSection id="social" title={t('settings.social')}>
        {socialKeys.map((key) => (
          <FactRow key={key} name={key} fields={fields} isOwner />
        ))}
      </SettingsSection>
      <SettingsSection id="hours" title={t('settings.hours')}>
        <OpeningRow field={fields.field('opening_hours')} />
        {noteKeys.map((key) => (
          <SettingRow key={key} name={key} label={t(`settings.${key}`)} field={fields.field(key)} lang={key.slice(-2)} />
        ))}
      </SettingsSection>
      <FactsPreview facts={factsFrom(shown, 'es')} englishHours={factsFrom(shown, 'en').hours} />
      <SettingsSection id="verification" title={t('settings.verification')} text={t('settings.verificationText')}>
        <SettingRow
          name="verification_countries"
          label={t('settings.verification_countries')}
          help={t('settings.verificationHelp')}
          field={asked}
        />
        {verification.explain(asked.value.trim() || verification.standard, asked.set)}
      </SettingsSection>
      {children}
    </SettingsForm>
  )
}

/** Contacts and opening hours as visitors will read them, in Spanish; the hours also in English. */
function FactsPreview({ facts, englishHours }: { facts: Facts; englishHours: string }) {
  const { phones, emails, address, hours } = facts
  const lines = [
    [...new Set(Object.values(phones))].filter(Boolean).join(' · '),
    [...new Set(Object.values(emails))].filter(Boolean).join(' · '),
    address,
    hours,
  ]
  return (
    <SettingsPreview>
      <div className="sm stack [--gap:.35rem]" lang="es">
        {lines.filter(Boolean).map((line) => (
          <p key={line}>{line}</p>
        ))}
        {englishHours ? <p lang="en">{englishHours}</p> : null}
      </div>
    </SettingsPreview>
  )
}
