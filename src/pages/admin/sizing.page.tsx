import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { attributes } from '#features/catalog/goods/attributes.ts'
import { goodsKindDetails } from '#features/catalog/goods/goods-kinds.ts'
import { fieldOfNeed } from '#features/catalog/goods/publishing-needs.ts'
import { useFreshHistory } from '#features/history/staff/history-data.ts'
import { HistoryPanel } from '#features/history/staff/history-panel.tsx'
import { applianceOf, assumptionFigures, type FigureKey, type SizingSettingKey } from '#features/sizing/settings/setting-fields.ts'
import { MissingList } from '#features/sizing/staff/missing-list.tsx'
import { SettingDialog } from '#features/sizing/staff/setting-dialog.tsx'
import { nameOfSetting } from '#features/sizing/staff/setting-words.ts'
import { SettingsList } from '#features/sizing/staff/settings-list.tsx'
import { missingFiguresQuery, sizingSettingsQuery } from '#features/sizing/staff/sizing-data.ts'
import { formatNumber } from '#i18n/format.ts'
import { Tabs } from '#ui/staff/tabs.tsx'
import { useStaffLanguage, useStaffText } from '#ui/staff/text.ts'
import { useOpenedDraft } from '#ui/staff/typed/use-opened-draft.ts'
import type { Route } from './+types/sizing.page'
import { inBrowser, onServer, orUndefined, type StaffLoad } from './frame/load.ts'
import { PageHead } from './frame/page-title.tsx'
import { useStaffApi } from './frame/staff-api.ts'
import { useAddressSetting } from './frame/use-address-setting.ts'

const load = (async ({ api, cache, url }) => {
  const isOfMissing = url.searchParams.get('tab') === 'missing'
  const [settings, missing] = await Promise.all([
    cache.fetchQuery({ ...sizingSettingsQuery(api), retry: false, staleTime: 0 }),
    isOfMissing ? orUndefined(cache.fetchQuery({ ...missingFiguresQuery(api), retry: false, staleTime: 0 })) : undefined,
  ])
  return { settings, missing }
}) satisfies StaffLoad<unknown>

export const loader = onServer(load)
export const clientLoader = inBrowser(load)
/** The lists refetch themselves. */
export const shouldRevalidate = () => false

const tabs = ['figures', 'appliances', 'missing'] as const

/** Figures of the solar calculator, and products that lack figures for it. */
export default function SizingPage({ loaderData }: Route.ComponentProps) {
  const t = useStaffText()
  const language = useStaffLanguage()
  const api = useStaffApi()
  const { data: settings, dataUpdatedAt } = useQuery({ ...sizingSettingsQuery(api), initialData: loaderData.settings })
  const [tab, setTab] = useAddressSetting('tab', tabs)
  const [open, setOpen] = useState<SizingSettingKey>()
  useFreshHistory('sizing', dataUpdatedAt)
  useOpenedDraft('sizing', (key) => setOpen(key as SizingSettingKey))
  const opened = settings.find(({ key }) => key === open)
  const percentOf = (key: FigureKey) => settings.find((one) => one.key === key)?.fields.value ?? assumptionFigures[key].value
  const nameOfKey = (key: string) => {
    const setting = settings.find((one) => one.key === key)
    return setting && nameOfSetting(setting.key, setting.fields, t, language)
  }
  return (
    <div className="wrap am max-w-[56rem]!">
      <PageHead title={t('sizing.title')} intro={t('sizing.intro')} />
      <Tabs label={t('sizing.tabs')} tabs={tabs.map((id) => ({ id, label: t(`sizing.tab.${id}`) }))} selected={tab} onSelect={setTab}>
        <div className="pt-4">
          {tab === 'missing' ? (
            <MissingList
              api={api}
              loaded={loaderData.missing}
              figureName={(key) => attributes[key].label[language]}
              goodsName={(kind) => goodsKindDetails[kind].label[language]}
              fieldOfNeed={fieldOfNeed}
              depths={{ lifepo4: percentOf('depthLifepo4'), agm: percentOf('depthAgm') }}
            />
          ) : (
            <SettingsList
              settings={settings.filter(({ key }) => (applianceOf(key) !== undefined) === (tab === 'appliances'))}
              onOpen={({ key }) => setOpen(key)}
            />
          )}
        </div>
      </Tabs>
      <div className="mt-5">
        <HistoryPanel
          api={api}
          of={{ kind: 'sizing' }}
          help={t('sizing.history')}
          wording={{
            title: ({ subject }) => nameOfKey(subject),
            field: (field) => (field === 'value' ? t('sizing.value') : undefined),
            value: (_, value) => (typeof value === 'number' ? formatNumber(value, language) : undefined),
          }}
        />
      </div>
      {opened ? <SettingDialog key={opened.key} api={api} settings={settings} setting={opened} onClose={() => setOpen(undefined)} /> : null}
    </div>
  )
}
