import type { Database } from '#database/schema.ts'
import type { Clock } from '#platform/clock.server.ts'
import { HttpError } from '#platform/http/http-error.server.ts'
import { type App, errorBodySchema, type Guard, route } from '#platform/http/route.server.ts'
import { administratorSchema, credentialsSchema } from './account.contract.ts'
import { getAdministrator, login, logout } from './calls.ts'
import { readDeviceCookie, setDeviceCookie } from './device-cookie.server.ts'
import { deleteOldSessions, endSession, startSession } from './session.store.server.ts'
import { clearSessionCookie, sessionToken, setSessionCookie } from './session-cookie.server.ts'
import { createWaitRefusal, signIn, signInSecret } from './sign-in.server.ts'

/** Routes for signing in and out, and for reading the signed-in account. */
export async function accountsApi(
  app: App,
  { db, clock, requireAdmin }: { db: Database; clock: Clock; requireAdmin: Guard },
): Promise<void> {
  route(
    app,
    getAdministrator,
    { summary: 'Get the signed-in account', answers: { 200: administratorSchema } },
    async ({ request }) => request.administrator,
    { guard: requireAdmin },
  )

  route(
    app,
    login,
    { summary: 'Sign in', body: credentialsSchema, answers: { 200: administratorSchema, 401: errorBodySchema } },
    async ({ body, request }, reply) => {
      reply.header('cache-control', 'no-store')
      const now = clock.now()
      const outcome = await signIn(db, body, { address: request.ip, deviceCookie: readDeviceCookie(request) }, now)
      if (outcome.kind === 'wait') throw createWaitRefusal(outcome)
      if (outcome.kind === 'wrong') throw new HttpError(401, 'account.wrong')
      // Every login gets a new token, so a token that an attacker planted or saw before is useless (session fixation).
      const before = sessionToken(request)
      if (before) await endSession(db, before)
      await deleteOldSessions(db, now)
      const userAgent = request.headers['user-agent'] ?? ''
      const token = await startSession(db, { administratorId: outcome.administrator.id, userAgent }, now)
      setSessionCookie(request, reply, token)
      setDeviceCookie(await signInSecret(db), outcome.account, request, reply, now)
      return outcome.administrator
    },
  )

  route(app, logout, { summary: 'Sign out', answers: { 204: null } }, async ({ request }, reply) => {
    const token = sessionToken(request)
    if (token) await endSession(db, token)
    clearSessionCookie(request, reply)
    return reply.code(204).header('cache-control', 'no-store').send()
  })
}
