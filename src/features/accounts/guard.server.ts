import type { FastifyRequest } from 'fastify'
import type { Database } from '#database/schema.ts'
import type { Clock } from '#platform/clock.server.ts'
import { HttpError } from '#platform/http/http-error.server.ts'
import { requireOwner } from '#platform/http/require-owner.server.ts'
import type { Guard } from '#platform/http/route.server.ts'
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
 * Lets administrators pass and turns everybody else away with 401, and with 403 those whose role the route does not allow.
 * The role is read with each request, so a change of it holds from the next one. Nothing behind the guard is ever cached.
 */
export function adminGuard(parts: Dependencies): Guard {
  return async (request, reply) => {
    reply.header('cache-control', 'no-store')
    const administrator = await findAdministratorOfRequest(parts, request, !request.routeOptions.config.isUnattended)
    if (!administrator) {
      clearSessionCookie(request, reply)
      throw new HttpError(401, 'problem.signedOut')
    }
    request.administrator = administrator
    if (request.routeOptions.config.requires) requireOwner(request)
  }
}

/**
 * Finds the user of a request, for pages that show staff more than visitors; undefined for visitors.
 *
 * @param isUse whether somebody is at work; false for what a page asks by itself
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
  if (!request.administrator) throw new Error('This route does not stand behind the administrators’ guard')
  return request.administrator
}
