import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useMemo } from 'react'
import { smallPictureUrl } from '#features/media/rendition.ts'
import { companyNameOf } from '#features/settings/company/company-name.ts'
import { lookOf } from '#features/settings/company/look.ts'
import { settingsByKey } from '#features/settings/contacts.ts'
import { settingsQuery } from '#features/settings/staff/settings-data.ts'
import { useVisit, VisitContext } from '#ui/visit.ts'
import { useStaffApi } from './staff-api.ts'

/**
 * Provides the company's name and look as saved last. The document's own are from its load, and a saved setting changes only the
 * query cache.
 */
export function CompanyVisit({ children }: { children: ReactNode }) {
  const visit = useVisit()
  // Reads the cache: only the pages of the settings load them.
  const { data } = useQuery({ ...settingsQuery(useStaffApi()), enabled: false })
  const value = useMemo(() => {
    if (!data) return visit
    const set = settingsByKey(data)
    const { publicUrl } = visit
    const mark = smallPictureUrl(set.company_mark_image ?? null)
    return { ...visit, brand: companyNameOf(set, publicUrl), look: lookOf(set, publicUrl, mark) }
  }, [data, visit])
  return <VisitContext value={value}>{children}</VisitContext>
}
