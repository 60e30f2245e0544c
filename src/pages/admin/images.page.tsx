import { libraryQuery } from '#features/media/staff/library.ts'
import { libraryFilters, libraryLooks, libraryOrders, librarySorts } from '#features/media/staff/library-view.ts'
import { MediaLibrary } from '#features/media/staff/media-library.tsx'
import { useStaffText } from '#ui/staff/text.ts'
import type { Route } from './+types/images.page'
import { inBrowser, onServer, orUndefined, type StaffLoad } from './frame/load.ts'
import { PageTitle } from './frame/page-title.tsx'
import { useStaffApi } from './frame/staff-api.ts'
import { useAddressSetting } from './frame/use-address-setting.ts'

const load = (async ({ api, cache }) => ({
  images: await orUndefined(cache.fetchQuery({ ...libraryQuery(api), retry: false, staleTime: 0 })),
})) satisfies StaffLoad<unknown>

export const loader = onServer(load)
export const clientLoader = inBrowser(load)
/** Another order changes only the address; the library refetches itself. */
export const shouldRevalidate = () => false

export default function ImagesPage({ loaderData }: Route.ComponentProps) {
  const t = useStaffText()
  const choices = {
    filter: useAddressSetting('filter', libraryFilters),
    sort: useAddressSetting('sort', librarySorts),
    order: useAddressSetting('order', libraryOrders),
    look: useAddressSetting('view', libraryLooks),
  }
  return (
    <>
      <PageTitle text={t('picker.title')} />
      <MediaLibrary api={useStaffApi()} images={loaderData.images} choices={choices} />
    </>
  )
}
