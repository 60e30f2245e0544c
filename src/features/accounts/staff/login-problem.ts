import { messageOf, statusOf } from '#api/refusals.ts'
import type { StaffText } from '#i18n/staff.ts'
import { connectionTitle } from '#ui/staff/failure.ts'

/**
 * Statuses whose message from the server is shown: an invalid request, a wait, and a failing disk or database, for which a
 * retry is no help.
 */
const IN_SERVER_WORDS = [400, 403, 429, 503, 507]

/** Text for a login that did not work. */
export function loginProblem(error: unknown, t: StaffText): { text: string; isWrong: boolean } {
  const status = statusOf(error)
  if (status === 401) return { text: t('login.wrong'), isWrong: true }
  if (status === 0) return { text: `${t('error.offline')}: ${connectionTitle(t)}`, isWrong: false }
  const said = status !== undefined && IN_SERVER_WORDS.includes(status) ? messageOf(error) : undefined
  return { text: said ?? t('login.failed'), isWrong: false }
}
