import { messageOf, statusOf } from '#api/refusals.ts'
import type { StaffText } from '#i18n/staff.ts'
import { connectionTitle } from '#ui/staff/failure.ts'

/**
 * Refusals that the server words for people: what is wrong with the request, the time to wait, and a disk or database that
 * fails, which trying again does not mend.
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
