import { messageOf, statusOf } from '#api/refusals.ts'
import type { StaffText } from '#i18n/staff.ts'
import { connectionTitle } from '#ui/staff/failure.ts'

/**
 * Statuses for which the server's own message is shown: invalid request (400), write from another site (403), wait (429), and
 * failing database or disk (503, 507).
 */
const SERVER_MESSAGE_STATUSES = [400, 403, 429, 503, 507]

/** Message for a failed login. `isWrong`: the name or the password is wrong. */
export function loginProblem(error: unknown, t: StaffText): { text: string; isWrong: boolean } {
  const status = statusOf(error)
  if (status === 401) return { text: t('login.wrong'), isWrong: true }
  if (status === 0) return { text: `${t('error.offline')}: ${connectionTitle(t)}`, isWrong: false }
  const serverMessage = status !== undefined && SERVER_MESSAGE_STATUSES.includes(status) ? messageOf(error) : undefined
  return { text: serverMessage ?? t('login.failed'), isWrong: false }
}
