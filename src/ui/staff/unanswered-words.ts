import type { StaffText } from '#i18n/staff.ts'

/** The message after a touch that was never answered: it may have been done, and to press again is safe. */
export const unansweredWords = (t: StaffText) => ({ title: t('staff.unanswered'), text: t('staff.unansweredText') })
