import { CallError, NO_CONNECTION } from '#api/error-body.ts'
import type { StaffText } from '#i18n/staff.ts'

/** Why a setting was not saved, in words. */
export function settingProblem(error: unknown, t: StaffText): string {
  if (!(error instanceof CallError)) return t('error.unknownText')
  if (error.status === NO_CONNECTION) return t('error.offlineText')
  if (error.status === 401) return t('error.signedOutText')
  if (error.status === 403) return t('error.forbiddenText')
  return error.status >= 500 ? t('error.serverText') : (error.body?.error ?? t('error.unknownText'))
}
