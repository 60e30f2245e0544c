import { ImageIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Api } from '#api/client.ts'
import { useStaffText } from '#ui/staff/text.ts'
import type { Setting } from '../../setting.contract.ts'
import { claimKeys, companyFactKeys, identityKeys, type SettingKey, statisticKeys, tradeKeys } from '../../setting-keys.ts'
import { FactRow } from '../fact-row.tsx'
import { settingsToPreview } from '../settings-data.ts'
import { SettingsForm, SettingsSection } from '../settings-form.tsx'
import { useSettingFields } from '../use-setting-fields.ts'
import { CertificatesRow } from './certificates-row.tsx'
import { ColourRow } from './colour-row.tsx'
import { CompanyPreview } from './company-preview.tsx'
import { HandoverRow } from './handover-row.tsx'
import { PickupPlacesRow } from './pickup-places-row.tsx'
import { RegisterRow } from './register-row.tsx'
import { StatementsRow } from './statements-row.tsx'
import type { UploadPicture } from './use-document-upload.ts'

/** Keys of the settings on this screen. Pictures are not among them, since they have their own screen. */
export const companySettingKeys = [
  ...identityKeys.filter((key) => key !== 'company_mark_image' && key !== 'company_map_image'),
  ...tradeKeys,
  ...companyFactKeys,
  'currencies',
  ...statisticKeys,
  ...claimKeys,
] as const satisfies readonly SettingKey[]

const placeKeys = [
  'company_places',
  'company_country',
  'company_region',
  'company_office_place',
  'company_office_street',
  'company_warehouse_place',
  'company_warehouse_region',
] as const
const legalKeys = companyFactKeys.filter((key) => key !== 'company_office_street')

type CompanySettingsProps = {
  api: Api
  settings: Setting[] | undefined
  /** True for owners. Only they may change facts about the company. */
  isOwner: boolean
  uploadPicture: UploadPicture
  /** Contents below the fields. */
  children?: ReactNode
}

/** Fields of all facts about the company, in sections, saved one by one or all at once. */
export function CompanySettings({ api, settings: loaded, isOwner, uploadPicture, children }: CompanySettingsProps) {
  const t = useStaffText()
  const fields = useSettingFields(api, loaded, {
    keys: companySettingKeys,
    draft: 'draft:company',
    titles: { saved: t('company.savedToast'), failed: t('company.failed') },
  })
  const shown = settingsToPreview(fields, companySettingKeys)
  const own = { fields, isOwner }
  return (
    <SettingsForm fields={fields}>
      <div className="head mb-5">
        <h1>{t('company.title')}</h1>
        <p className="muted">{t('company.intro')}</p>
        {isOwner ? null : <p className="sm muted">{t('settings.ownersOnly')}</p>}
      </div>
      <SettingsSection id="identity" title={t('company.identity')}>
        <FactRow
          name="company_brand"
          {...own}
          help={t(fields.field('company_brand').value.trim() ? 'settings.company_brandHelp' : 'settings.brandMissing')}
        />
        <FactRow name="company_mark_letters" {...own} help={t('settings.company_mark_lettersHelp')} />
        <ColourRow name="company_colour_main" field={fields.field('company_colour_main')} isOwner={isOwner} />
        <ColourRow name="company_colour_accent" field={fields.field('company_colour_accent')} isOwner={isOwner} />
        <PictureLink area="mark" text={t('company.markPicture')} />
      </SettingsSection>
      <SettingsSection id="offer" title={t('company.offer')} text={t('company.offerText')}>
        {tradeKeys.map((key, at) => (
          <FactRow key={key} name={key} {...own} {...(at === 0 ? { help: t('settings.tradeHelp') } : {})} />
        ))}
        {(['company_services', 'company_reasons'] as const).map((key) => (
          <StatementsRow key={key} name={key} field={fields.field(key)} settings={shown} isOwner={isOwner} />
        ))}
      </SettingsSection>
      <SettingsSection id="legal" title={t('settings.legal')} text={t('settings.legalText')}>
        {legalKeys.map((key) =>
          key === 'company_register' ? (
            <RegisterRow key={key} field={fields.field(key)} isOwner={isOwner} />
          ) : (
            <FactRow key={key} name={key} {...own} help={t(`settings.${key}Help`)} />
          ),
        )}
      </SettingsSection>
      <SettingsSection id="places" title={t('company.places')} text={t('company.placesText')}>
        {placeKeys.map((key) => (
          <FactRow key={key} name={key} {...own} />
        ))}
        <HandoverRow field={fields.field('company_handover')} isOwner={isOwner} />
        <PickupPlacesRow field={fields.field('company_pickup_places')} isOwner={isOwner} />
        <PictureLink area="map" text={t('company.mapPicture')} />
      </SettingsSection>
      <SettingsSection id="company" title={t('settings.company')}>
        <FactRow name="currencies" {...own} help={t('settings.currenciesHelp')} />
        {statisticKeys.map((key) => (
          <FactRow key={key} name={key} {...own} />
        ))}
      </SettingsSection>
      <SettingsSection id="claims" title={t('company.claims')} text={t('company.claimsText')}>
        {claimKeys.map((key) => (
          <FactRow key={key} name={key} {...own} />
        ))}
        <CertificatesRow api={api} field={fields.field('company_certificates')} isOwner={isOwner} uploadPicture={uploadPicture} />
      </SettingsSection>
      <SettingsSection id="lacks" title={t('company.lacks')}>
        <StatementsRow name="company_lacks" field={fields.field('company_lacks')} settings={shown} isOwner={isOwner} />
      </SettingsSection>
      <CompanyPreview settings={shown} />
      {children}
    </SettingsForm>
  )
}

/** Link to the screen on which all pictures of the site are chosen. */
function PictureLink({ area, text }: { area: 'mark' | 'map'; text: string }) {
  return (
    <p className="py-3.5">
      <Link className="btn self-start" to={`/admin/site-images?area=${area}#area`}>
        <ImageIcon className="ic" aria-hidden="true" />
        {text}
      </Link>
    </p>
  )
}
