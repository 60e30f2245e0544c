import type { Language } from '#i18n/language.ts'
import { type StaffText, staffText } from '#i18n/staff.ts'
import { useVisit } from '#ui/visit.ts'

/** The language of this staff member, for every page of the staff area. */
export function useStaffLanguage(): Language {
  return useVisit().language
}

/** Messages of the staff area in this staff member's language. */
export function useStaffText(): StaffText {
  return staffText(useStaffLanguage())
}
