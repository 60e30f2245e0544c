import { Contact, FileText } from 'lucide-react'
import { Link } from 'react-router'
import { useLibraryActions } from '#features/media/staff/library.ts'
import { CompanySettings, companySettingKeys } from '#features/settings/staff/company/company-settings.tsx'
import { settingsQuery } from '#features/settings/staff/settings-data.ts'
import { useStaffText } from '#ui/staff/text.ts'
import { inBrowser, onServer, type StaffLoad } from '../frame/load.ts'
import { PageTitle } from '../frame/page-title.tsx'
import { useStaffApi } from '../frame/staff-api.ts'
import { useAdministrator } from '../frame/use-administrator.ts'
import { SettingsHistory } from '../settings-history.tsx'
import type { Route } from './+types/company.page'
import './register-statement-texts.ts'

const load = (({ api, cache }) => cache.fetchQuery({ ...settingsQuery(api), retry: false, staleTime: 0 })) satisfies StaffLoad<unknown>

export const loader = onServer(load)
export const clientLoader = inBrowser(load)
export const shouldRevalidate = () => false

/** Facts about the company, which only owners can change. */
export default function CompanyPage({ loaderData }: Route.ComponentProps) {
  const t = useStaffText()
  const api = useStaffApi()
  const library = useLibraryActions(api)
  const isOwner = useAdministrator()?.role === 'owner'
  const uploadPicture = async (file: File) => {
    const [id] = library.queue([file])
    return id === undefined ? undefined : library.outcome(id)
  }
  return (
    <>
      <PageTitle text={t('company.title')} />
      <CompanySettings api={api} settings={loaderData} isOwner={isOwner} uploadPicture={uploadPicture}>
        <div className="row mt-5">
          <Link className="btn" to="/admin/contact">
            <Contact className="ic" aria-hidden="true" />
            {t('company.toContact')}
          </Link>
          <Link className="btn" to="/admin/page-texts">
            <FileText className="ic" aria-hidden="true" />
            {t('pageTexts.title')}
          </Link>
        </div>
        <SettingsHistory keys={companySettingKeys} />
      </CompanySettings>
    </>
  )
}
