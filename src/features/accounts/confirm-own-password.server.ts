import type { FastifyRequest } from 'fastify'
import type { Database } from '#database/schema.ts'
import { HttpError } from '#platform/http/http-error.server.ts'
import { signedIn } from './guard.server.ts'
import { sessionId } from './session.store.server.ts'
import { sessionToken } from './session-cookie.server.ts'
import { checkOwnPassword, createWaitRefusal } from './sign-in.server.ts'

/**
 * Checks before a change of an account that the person at the browser knows the password of the signed-in account. Wrong
 * attempts are counted per session, as for a change of the own password.
 *
 * @throws HttpError 400 at the field `ownPassword`, 429 after too many wrong attempts
 */
export async function confirmOwnPassword(
  db: Database,
  request: FastifyRequest,
  { ownPassword }: { ownPassword: string },
  now: Date,
): Promise<void> {
  const session = sessionId(sessionToken(request) ?? '')
  const outcome = await checkOwnPassword(db, { id: signedIn(request).id, session }, { current: ownPassword }, now)
  if (outcome === 'wrong') throw new HttpError(400, 'account.ownPasswordWrong', { field: 'ownPassword' })
  if (outcome !== 'right') throw createWaitRefusal(outcome)
}
