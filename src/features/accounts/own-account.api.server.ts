import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { HttpError } from '#platform/http/http-error.server.ts'
import { type App, guardRoutes, route } from '#platform/http/route.server.ts'
import { editOf } from '#platform/http/signed-in.server.ts'
import {
  administratorSchema,
  ownEmailSchema,
  ownNameSchema,
  ownSessionSchema,
  passwordChangeSchema,
  sessionIdSchema,
  storedEmailSchema,
} from './account.contract.ts'
import { changeEmail, changePassword } from './account-changes.store.server.ts'
import type { AccountServices } from './account-services.server.ts'
import { changeFirstName, findAdministratorById } from './administrator.store.server.ts'
import { browserName } from './browser-name.ts'
import * as calls from './calls.ts'
import { confirmOwnPassword } from './confirm-own-password.server.ts'
import { setDeviceCookie } from './device-cookie.server.ts'
import { signedIn } from './guard.server.ts'
import { hashPassword } from './passwords/password.server.ts'
import { refuseWeakPassword } from './passwords/weak-password.server.ts'
import * as store from './session.store.server.ts'
import { clearSessionCookie, sessionToken, setSessionCookie } from './session-cookie.server.ts'
import { checkOwnPassword, createWaitRefusal, signInSecret } from './sign-in.server.ts'

/** Routes for the user's own account: first name, password, address for notices, sessions. */
export async function ownAccountApi(
  app: App,
  { db, clock, requireAdmin, findBrand, queueNotice, sendNotices }: AccountServices,
): Promise<void> {
  guardRoutes(app, requireAdmin)

  route(
    app,
    calls.changeOwnName,
    { summary: 'Change your own first name', body: ownNameSchema, answers: { 200: administratorSchema } },
    async ({ body, request }) => {
      const { id, username, role } = signedIn(request)
      await changeFirstName(db, id, body.firstName, editOf(request, clock))
      return { username, firstName: body.firstName, role }
    },
  )

  route(
    app,
    calls.changeOwnPassword,
    {
      summary: 'Change your own password. All other sessions end; the current one continues with a new token',
      body: passwordChangeSchema,
      answers: { 204: null },
    },
    async ({ body, request }, reply) => {
      const { id, username, firstName } = signedIn(request)
      const now = clock.now()
      const session = store.sessionId(sessionToken(request) ?? '')
      const outcome = await checkOwnPassword(db, { id, session }, body, now)
      if (outcome === 'wrong') throw new HttpError(400, 'account.currentWrong', { field: 'current' })
      if (outcome !== 'right') throw createWaitRefusal(outcome)
      if (body.next === body.current) throw new HttpError(400, 'account.samePassword', { field: 'next' })
      await refuseWeakPassword(body.next, [username, firstName, await findBrand()], 'next')
      const passwordHash = await hashPassword(body.next)
      const changed = await changePassword(db, id, { passwordHash }, { ...editOf(request, clock), queueNotice })
      if (!changed.ok) throw new HttpError(401, 'problem.signedOut')
      sendNotices()
      const token = await store.startSession(db, { administratorId: id, userAgent: userAgentOf(request) }, now)
      setSessionCookie(request, reply, token)
      // The hash is read back: on a retry with the same Idempotency-Key, the database has the hash of the first request.
      const account = await findAdministratorById(db, id)
      if (account) setDeviceCookie(await signInSecret(db), account, request, reply, now)
    },
  )

  route(
    app,
    calls.getOwnEmail,
    { summary: 'Get your address for notices about changes of accounts', answers: { 200: storedEmailSchema } },
    async ({ request }) => ({ email: (await findAdministratorById(db, signedIn(request).id))?.email ?? '' }),
    { requires: 'owner' },
  )

  route(
    app,
    calls.changeOwnEmail,
    {
      summary: 'Set your address for notices about changes of accounts; with an empty address you get no notices',
      body: ownEmailSchema,
      answers: { 200: storedEmailSchema },
    },
    async ({ body, request }) => {
      await confirmOwnPassword(db, request, body, clock.now())
      await changeEmail(db, signedIn(request).id, body.email, { ...editOf(request, clock), queueNotice })
      sendNotices()
      return { email: body.email }
    },
    { requires: 'owner' },
  )

  route(
    app,
    calls.listOwnSessions,
    { summary: 'List your own open sessions, most recently used first', answers: { 200: z.array(ownSessionSchema) } },
    async ({ request }) => {
      const sessions = await store.listSessions(db, signedIn(request).id, sessionToken(request), clock.now())
      return sessions.map(({ userAgent, ...session }) => ({ ...session, ...browserName(userAgent) }))
    },
  )

  route(
    app,
    calls.endOwnSession,
    { summary: 'End one of your own sessions', params: z.object({ id: sessionIdSchema }), answers: { 204: null } },
    async ({ params, request }, reply) => {
      if (!(await store.endSessionById(db, signedIn(request).id, params.id))) throw new HttpError(404, 'problem.notFound')
      const token = sessionToken(request)
      if (token && store.sessionId(token) === params.id) clearSessionCookie(request, reply)
    },
  )

  route(
    app,
    calls.endOtherSessions,
    { summary: 'End all of your own sessions except the current one', answers: { 204: null } },
    async ({ request }) => {
      const token = sessionToken(request)
      if (token) await store.endOtherSessions(db, signedIn(request).id, token)
    },
  )
}

const userAgentOf = (request: FastifyRequest) => request.headers['user-agent'] ?? ''
