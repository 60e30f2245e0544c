import type { Language } from '#i18n/language.ts'
import { type StaffText, staffText } from '#i18n/staff.ts'
import { useVisit } from '#ui/visit.ts'

/** The language that this member of staff reads; every staff screen takes it from here. */
export function useStaffLanguage(): Language {
  return useVisit().language
}

/** The staff area's messages in that language. */
export function useStaffText(): StaffText {
  return staffText(useStaffLanguage())
}
