import { pageTextKeys } from '#features/settings/page-texts.ts'
import { lineKeys } from '#features/settings/setting-keys.ts'
import { PageTexts } from '#features/settings/staff/page-texts.tsx'
import { settingsQuery } from '#features/settings/staff/settings-data.ts'
import { useStaffText } from '#ui/staff/text.ts'
import type { Route } from './+types/page-texts.page'
import { inBrowser, onServer, type StaffLoad } from './frame/load.ts'
import { PageTitle } from './frame/page-title.tsx'
import { useStaffApi } from './frame/staff-api.ts'
import { SettingsHistory } from './settings-history.tsx'

const load = (({ api, cache }) => cache.fetchQuery({ ...settingsQuery(api), retry: false, staleTime: 0 })) satisfies StaffLoad<unknown>

export const loader = onServer(load)
export const clientLoader = inBrowser(load)
export const shouldRevalidate = () => false

/** Settings whose changes the history shows, in the order of its choice. */
const shownKeys = [...pageTextKeys, ...lineKeys]

export default function PageTextsPage({ loaderData }: Route.ComponentProps) {
  const t = useStaffText()
  const api = useStaffApi()
  return (
    <>
      <PageTitle text={t('pageTexts.title')} />
      <PageTexts api={api} settings={loaderData}>
        <SettingsHistory keys={shownKeys} />
      </PageTexts>
    </>
  )
}
