import { useQuery } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import { useRef, useState } from 'react'
import { createPendingWritesById } from '#api/pending-writes.ts'
import { libraryQuery } from '#features/media/staff/library.ts'
import { PreviewImage } from '#features/media/staff/preview-image.tsx'
import { imageThumbnailUrl } from '#features/media/staff/small-picture.ts'
import { settingsByKey } from '#features/settings/contacts.ts'
import type { SettingInput } from '#features/settings/setting.contract.ts'
import { HeroTitles, heroTitleKeys } from '#features/settings/staff/hero-titles.tsx'
import { settingsQuery, useSaveSetting } from '#features/settings/staff/settings-data.ts'
import { AreaCards, areaKeys, areaName, areaPage, type SiteArea, siteAreas } from '#features/settings/staff/site-areas.tsx'
import { savedValue } from '#features/settings/staff/typed-settings.ts'
import { failureWords, showFailure } from '#ui/staff/failure.ts'
import { IconButton } from '#ui/staff/icon-button.tsx'
import { useStaffText } from '#ui/staff/text.ts'
import { hideTopic, showToast } from '#ui/staff/toast-list.ts'
import type { Route } from './+types/site-images.page'
import { inBrowser, onServer, type StaffLoad } from './frame/load.ts'
import { PageTitle } from './frame/page-title.tsx'
import { useStaffApi } from './frame/staff-api.ts'
import { useAddressSetting } from './frame/use-address-setting.ts'
import { SettingsHistory } from './settings-history.tsx'
import { SiteImageSources } from './site-image-sources.tsx'

/** Topic of toasts about assigning; only the last one is shown. */
const ASSIGN = 'assign'

const load = (async ({ api, cache }) => {
  const [images, settings] = await Promise.all([
    cache.fetchQuery({ ...libraryQuery(api), retry: false, staleTime: 0 }),
    cache.fetchQuery({ ...settingsQuery(api), retry: false, staleTime: 0 }),
  ])
  return { images, settings }
}) satisfies StaffLoad<unknown>

export const loader = onServer(load)
export const clientLoader = inBrowser(load)
export const shouldRevalidate = () => false

/** Settings whose changes the history shows, in the order of its choice. */
const shownKeys = [...siteAreas.map((area) => areaKeys[area]), ...heroTitleKeys]

export default function SiteImagesPage({ loaderData }: Route.ComponentProps) {
  const t = useStaffText()
  const api = useStaffApi()
  const { data: images } = useQuery({ ...libraryQuery(api), initialData: loaderData.images })
  const { data: settings } = useQuery({ ...settingsQuery(api), initialData: loaderData.settings })
  const [area, setArea] = useAddressSetting<SiteArea>('area', siteAreas)
  const [chosen, setChosen] = useState<string>()
  const panel = useRef<HTMLElement>(null)
  const set = settingsByKey(settings)
  const assigned = set[areaKeys[area]]
  const { assign, isPending } = useAssign(area)

  return (
    <div className="wrap am">
      <PageTitle text={t('siteImages.title')} />
      <div className="head mb-5">
        <h1>{t('siteImages.title')}</h1>
        <p className="muted">{t('siteImages.intro')}</p>
      </div>
      <AreaCards
        selected={area}
        onSelect={(wanted) => {
          setArea(wanted)
          setChosen(undefined)
          // On a phone the panel is below the cards and out of view.
          panel.current?.scrollIntoView({ block: 'nearest' })
        }}
        pictureOf={(one) => {
          const url = set[areaKeys[one]]
          if (url === undefined) return undefined
          const image = images.find((one) => isSame(one.url, url))
          return image ? <PreviewImage url={imageThumbnailUrl(image, 480)} alt="" /> : null
        }}
      />
      <section ref={panel} className="panel stack mt-6 [--gap:1.1rem]" aria-labelledby="area">
        <h2 className="text-xl" id="area">
          {areaName(area, t)}
        </h2>
        <SiteImageSources
          api={api}
          images={images}
          chosen={chosen ?? images.find(({ url }) => isSame(url, assigned))?.url}
          onChoose={setChosen}
        />
        <div className="row">
          <IconButton
            icon={Check}
            isBusy={isPending}
            className="btn btn-sun"
            disabled={chosen === undefined || isSame(chosen, assigned)}
            onClick={() =>
              void assign(chosen ?? '', savedValue(settings ?? [], areaKeys[area])).then((isDone) => isDone && setChosen(undefined))
            }
          >
            {isPending ? t('siteImages.assigning') : t('siteImages.assign', { area: areaName(area, t) })}
          </IconButton>
          <span className="sm muted">{t('siteImages.assignNow')}</span>
          {assigned ? (
            <button
              className="btn btn-quiet push"
              type="button"
              disabled={isPending}
              onClick={() => void assign('', savedValue(settings ?? [], areaKeys[area]))}
            >
              {t('siteImages.clear')}
            </button>
          ) : null}
        </div>
      </section>
      <HeroTitles api={api} settings={loaderData.settings} />
      <SettingsHistory keys={shownKeys} />
    </div>
  )
}

/** Assigns a picture to an area of the website, visible at once for everybody; '' removes it. */
function useAssign(area: SiteArea) {
  const t = useStaffText()
  const { mutateAsync, isPending } = useSaveSetting(useStaffApi())
  const [writesOf] = useState(() => createPendingWritesById<SettingInput>())
  const send = (body: SettingInput, key: string) => mutateAsync({ body, key })
  const name = areaName(area, t)
  return {
    isPending,
    /** @param was picture of the area on the screen; if somebody else has changed it since, the server reports a conflict */
    async assign(value: string, was: string): Promise<boolean> {
      // A double click assigns once.
      if (isPending) return false
      hideTopic(ASSIGN)
      try {
        const key = areaKeys[area]
        const settled = await writesOf(key).resend(send)
        // If an earlier assignment got no answer but was saved, its picture is the one to replace.
        const isSeenBefore = settled?.body.was === was
        await writesOf(key).send({ key, value, was: settled && isSeenBefore ? settled.answer.value : was }, send)
        showToast({
          kind: 'done',
          topic: ASSIGN,
          title: t(value ? 'siteImages.assignedToast' : 'siteImages.cleared', { area: name }),
          link: { to: areaPage(area), label: t('siteImages.visible'), isNewTab: true },
        })
        return true
      } catch (error) {
        showFailure(error, t, { topic: ASSIGN, title: t('siteImages.failed'), text: failureWords(error, t).text })
        return false
      }
    },
  }
}

/** True if two addresses are renditions of the same picture. */
function isSame(one: string | undefined, other: string | undefined): boolean {
  return one !== undefined && other !== undefined && one.split('/')[2] === other.split('/')[2]
}
