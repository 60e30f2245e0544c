import { textPageNames } from '#features/settings/page-texts/text-page.ts'
import { pageTextKeys, textPages } from '#features/settings/page-texts.ts'
import { lineNames } from '#features/settings/setting-keys.ts'
import { PageTexts } from '#features/settings/staff/page-texts.tsx'
import { settingsQuery } from '#features/settings/staff/settings-data.ts'
import { languages } from '#i18n/language.ts'
import { useStaffLanguage, useStaffText } from '#ui/staff/text.ts'
import type { Route } from './+types/page-texts.page'
import { inBrowser, onServer, type StaffLoad } from './frame/load.ts'
import { PageTitle } from './frame/page-title.tsx'
import { useStaffApi } from './frame/staff-api.ts'
import { SettingsHistory } from './settings-history.tsx'

const load = (({ api, cache }) => cache.fetchQuery({ ...settingsQuery(api), retry: false, staleTime: 0 })) satisfies StaffLoad<unknown>

export const loader = onServer(load)
export const clientLoader = inBrowser(load)
export const shouldRevalidate = () => false

export default function PageTextsPage({ loaderData }: Route.ComponentProps) {
  const t = useStaffText()
  const api = useStaffApi()
  const language = useStaffLanguage()
  const titleOf = (key: string) => textPages[textPageNames.find((name) => key.startsWith(`page_${name}_`)) ?? 'guarantee'].titles[language]
  const named = (name: string, key: string) => `${name} (${key.slice(-2).toUpperCase()})`
  return (
    <>
      <PageTitle text={t('pageTexts.title')} />
      <PageTexts api={api} settings={loaderData}>
        <SettingsHistory
          names={
            new Map([
              ...pageTextKeys.map((key) => [key, named(titleOf(key), key)] as const),
              ...lineNames.flatMap((name) =>
                languages.map((one) => [`line_${name}_${one}`, named(t(`pageTexts.line_${name}`), one)] as const),
              ),
            ])
          }
        />
      </PageTexts>
    </>
  )
}
