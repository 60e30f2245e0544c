import type { FastifyRequest } from 'fastify'
import type { Role } from '#api/role.ts'
import { HttpError } from './http-error.server.ts'

/**
 * Turns employees away, behind the administrators' guard. Routes that are the owners' as a whole say `requires` instead
 * (`route.server.ts`); this is for those of which a part is, such as some keys of the settings.
 *
 * @throws HttpError 403
 */
export function requireOwner(request: FastifyRequest): void {
  if (roleOf(request) !== 'owner') throw new HttpError(403, 'account.ownersOnly')
}

/** The role of the person who is signed in; the one with fewer rights where nobody is. */
export const roleOf = (request: FastifyRequest): Role => request.administrator?.role ?? 'employee'
