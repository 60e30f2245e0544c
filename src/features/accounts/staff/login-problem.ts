import { saidOf, statusOf } from '#api/refusals.ts'
import type { StaffText } from '#i18n/staff.ts'
import { connectionTitle } from '#ui/staff/failure.ts'

/** What to say when a login did not work. Too many attempts are answered with the waiting time, in the server's words. */
export function loginProblem(error: unknown, t: StaffText): { text: string; isWrong: boolean } {
  const status = statusOf(error)
  if (status === 401) return { text: t('login.wrong'), isWrong: true }
  if (status === 0) return { text: `${t('error.offline')}: ${connectionTitle(t)}`, isWrong: false }
  const said = saidOf(error)
  return { text: (status === 429 || status === 403 || status === 400 ? said : undefined) ?? t('login.failed'), isWrong: false }
}
