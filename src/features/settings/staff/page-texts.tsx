import { ExternalLink } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Api } from '#api/client.ts'
import { byLikelihood } from '#i18n/language.ts'
import { withinPhrase } from '#i18n/staff-format.ts'
import { useStaffLanguage, useStaffText } from '#ui/staff/text.ts'
import { type TextPageName, textPageNames } from '../page-texts/text-page.ts'
import { pageTextKeys, textPages } from '../page-texts.ts'
import type { Setting } from '../setting.contract.ts'
import { type LineName, lineKeys, lineNames } from '../setting-keys.ts'
import { isTextUnset, PageTextField } from './page-text-field.tsx'
import { SettingRow } from './setting-row.tsx'
import { SettingsForm, SettingsSection } from './settings-form.tsx'
import { type SettingFields, useSettingFields } from './use-setting-fields.ts'

/** Keys of the settings on this screen, in their order. */
const writtenKeys = [...lineKeys, ...pageTextKeys] as const

/** Sentences that are too long for a field of one line. */
const longLines: ReadonlySet<LineName> = new Set(['range', 'home', 'about', 'partnership', 'footer'])

type PageTextsProps = { api: Api; settings: Setting[] | undefined; children?: ReactNode }

/** Fields of sentences about the company and of page texts, such as guarantee and returns, in three languages. */
export function PageTexts({ api, settings, children }: PageTextsProps) {
  const t = useStaffText()
  const fields = useSettingFields(api, settings, {
    keys: writtenKeys,
    draft: 'draft:page-texts',
    titles: { saved: t('pageTexts.saved'), failed: t('pageTexts.failed') },
  })
  const reader = useStaffLanguage()
  return (
    <SettingsForm fields={fields}>
      <div className="head mb-5">
        <h1>{t('pageTexts.title')}</h1>
        <p className="muted">{t('pageTexts.intro')}</p>
      </div>
      <SettingsSection id="lines" title={t('pageTexts.lines')} text={t('pageTexts.linesText')}>
        {lineNames.flatMap((name) =>
          byLikelihood.map((language) => (
            <SettingRow
              key={`${name}-${language}`}
              name={`line_${name}_${language}`}
              label={`${t(`pageTexts.line_${name}`)}, ${withinPhrase(t(`pageTexts.${language}`), reader)}`}
              field={fields.field(`line_${name}_${language}`)}
              lang={language}
              isLong={longLines.has(name)}
            />
          )),
        )}
      </SettingsSection>
      {textPageNames.map((name) => (
        <PageSection key={name} name={name} fields={fields} />
      ))}
      {children}
    </SettingsForm>
  )
}

function PageSection({ name, fields }: { name: TextPageName; fields: SettingFields }) {
  const t = useStaffText()
  const language = useStaffLanguage()
  const { path, titles, isPart } = textPages[name]
  const isUnset = isTextUnset(name, fields)
  return (
    <section className="panel mt-5 stack" aria-labelledby={name}>
      <div className="row row-b">
        <h2 className="text-xl" id={name}>
          {titles[language]}
        </h2>
        <a className="btn" href={path} target="_blank" rel="noopener">
          <ExternalLink className="ic" aria-hidden="true" />
          {t('pageTexts.view')}
        </a>
      </div>
      <p className="sm muted">{t(!isUnset ? 'pageTexts.set' : isPart ? 'pageTexts.part' : 'pageTexts.hidden')}</p>
      {byLikelihood.map((one) => (
        <PageTextField key={one} name={name} language={one} label={t(`pageTexts.${one}`)} rows={12} fields={fields} />
      ))}
    </section>
  )
}
