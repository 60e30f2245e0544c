import { company } from '#features/settings/company.ts'
import { ContactSettings, contactSettingKeys } from '#features/settings/staff/contact-settings.tsx'
import { settingsQuery } from '#features/settings/staff/settings-data.ts'
import { useStaffText } from '#ui/staff/text.ts'
import type { Route } from './+types/contact-settings.page'
import { inBrowser, onServer, type StaffLoad } from './load.ts'
import { SettingsHistory } from './settings-history.tsx'
import { useStaffApi } from './staff-api.ts'

const load = (async ({ api, memory }) => ({
  settings: await memory.fetchQuery({ ...settingsQuery(api), retry: false, staleTime: 0 }),
})) satisfies StaffLoad<unknown>

export const loader = onServer(load)
export const clientLoader = inBrowser(load)
export const shouldRevalidate = () => false

export default function ContactSettingsPage({ loaderData }: Route.ComponentProps) {
  const t = useStaffText()
  return (
    <>
      <title>{`${t('settings.title')} · ${company.brand}`}</title>
      <ContactSettings api={useStaffApi()} settings={loaderData.settings}>
        <SettingsHistory names={new Map(contactSettingKeys.map((key) => [key, t(`settings.${key}`)]))} />
      </ContactSettings>
    </>
  )
}
