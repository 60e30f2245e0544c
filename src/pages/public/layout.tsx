import { Outlet, useRouteLoaderData } from 'react-router'
import { siteText } from '#i18n/site.ts'
import type { loader as rootLoader } from '../../root.tsx'

export default function PublicLayout() {
  const visit = useRouteLoaderData<typeof rootLoader>('root')
  const t = siteText(visit?.language ?? 'es')
  return (
    <>
      <a className="skip" href="#main">
        {t('layout.skip')}
      </a>
      <main id="main">
        <Outlet />
      </main>
    </>
  )
}
