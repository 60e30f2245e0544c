import type { FastifyRequest } from 'fastify'
import type { Database } from '#database/schema.ts'
import type { Clock } from '#platform/clock.server.ts'
import { HttpError } from '#platform/http/http-error.server.ts'
import type { Guard } from '#platform/http/route.server.ts'
import { requireOwner } from '#platform/http/signed-in.server.ts'
import { resumeSession, type SignedIn } from './session.store.server.ts'
import { clearSessionCookie, sessionToken } from './session-cookie.server.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The signed-in user; set on routes behind the administrators' guard. */
    administrator?: SignedIn
  }
}

type Dependencies = { db: Database; clock: Clock }

/**
 * Admits administrators and refuses others with 401, or with 403 if their role is not sufficient. The role is read for each
 * request, so a changed role takes effect with the next request. Marks responses with `cache-control: no-store`.
 */
export function adminGuard(dependencies: Dependencies): Guard {
  return async (request, reply) => {
    reply.header('cache-control', 'no-store')
    const administrator = await findAdministratorOfRequest(dependencies, request, !request.routeOptions.config.isUnattended)
    if (!administrator) {
      clearSessionCookie(request, reply)
      throw new HttpError(401, 'problem.signedOut')
    }
    request.administrator = administrator
    if (request.routeOptions.config.requires) requireOwner(request)
  }
}

/**
 * Finds the user of a request, for pages that show more to staff than to visitors; undefined for visitors.
 *
 * @param isUse true if a person acts; false for requests that a page makes on its own, which do not prolong the session
 */
export async function findAdministratorOfRequest(
  { db, clock }: Dependencies,
  request: FastifyRequest,
  isUse = true,
): Promise<SignedIn | undefined> {
  const token = sessionToken(request)
  return token ? resumeSession(db, token, clock.now(), isUse) : undefined
}

/** The signed-in user on a route behind the guard. */
export function signedIn(request: FastifyRequest): SignedIn {
  if (!request.administrator) throw new Error('This route is not behind the administrators’ guard')
  return request.administrator
}
