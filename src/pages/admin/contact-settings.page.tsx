import { useQuery } from '@tanstack/react-query'
import { Calculator } from 'lucide-react'
import { Link } from 'react-router'
import { mailQuery } from '#features/mail/staff/mail-data.ts'
import { TestMailPanel } from '#features/mail/staff/test-mail-panel.tsx'
import { contactsFrom } from '#features/settings/contacts.ts'
import { ContactSettings, contactSettingKeys } from '#features/settings/staff/contact-settings.tsx'
import { settingsQuery } from '#features/settings/staff/settings-data.ts'
import { VerificationPolicyPreview } from '#features/visitors/staff/verification-policy-preview.tsx'
import { DEFAULT_VERIFICATION_COUNTRIES, verificationRules } from '#features/visitors/verification-countries.ts'
import { useStaffText } from '#ui/staff/text.ts'
import type { Route } from './+types/contact-settings.page'
import { inBrowser, onServer, orUndefined, type StaffLoad } from './frame/load.ts'
import { PageTitle } from './frame/page-title.tsx'
import { useStaffApi } from './frame/staff-api.ts'
import { SettingsHistory } from './settings-history.tsx'

const load = (async ({ api, cache }) => {
  const [settings, mail] = await Promise.all([
    cache.fetchQuery({ ...settingsQuery(api), retry: false, staleTime: 0 }),
    orUndefined(cache.fetchQuery({ ...mailQuery(api), retry: false })),
  ])
  return { settings, mail }
}) satisfies StaffLoad<unknown>

export const loader = onServer(load)
export const clientLoader = inBrowser(load)
export const shouldRevalidate = () => false

export default function ContactSettingsPage({ loaderData }: Route.ComponentProps) {
  const t = useStaffText()
  const api = useStaffApi()
  const { data: settings } = useQuery({ ...settingsQuery(api), initialData: loaderData.settings })
  return (
    <>
      <PageTitle text={t('settings.title')} />
      <ContactSettings
        api={api}
        settings={loaderData.settings}
        rules={verificationRules}
        verification={{
          standard: DEFAULT_VERIFICATION_COUNTRIES,
          explain: (text, change) => <VerificationPolicyPreview text={text} onChange={change} />,
        }}
      >
        <Link className="btn mt-5 self-start" to="/admin/sizing">
          <Calculator className="ic" aria-hidden="true" />
          {t('sizing.open')}
        </Link>
        <TestMailPanel api={api} to={contactsFrom(settings).emails.sales} state={loaderData.mail} />
        <SettingsHistory keys={contactSettingKeys} />
      </ContactSettings>
    </>
  )
}
