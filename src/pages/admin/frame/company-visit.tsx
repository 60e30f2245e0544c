import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useMemo } from 'react'
import { smallPictureUrl } from '#features/media/rendition.ts'
import { companyNameOf } from '#features/settings/company/company-name.ts'
import { defaultColours, lookOf, tokensOf } from '#features/settings/company/look.ts'
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
  const isSaved = data !== undefined
  const { colours } = value.look
  useEffect(() => {
    if (isSaved) setColours(colours)
  }, [isSaved, colours])
  return <VisitContext value={value}>{children}</VisitContext>
}

/** Sets the document's colours; undefined stands for the default ones, which the style sheet has already. */
function setColours(colours: typeof defaultColours | undefined): void {
  const { style } = document.documentElement
  for (const [name, colour] of Object.entries(tokensOf(colours ?? defaultColours)))
    if (colours) style.setProperty(name, colour)
    else style.removeProperty(name)
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', (colours ?? defaultColours).main)
}
