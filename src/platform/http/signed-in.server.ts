import type { FastifyRequest } from 'fastify'
import type { Role } from '#api/role.ts'
import type { Edit } from '#database/history.server.ts'
import type { Clock } from '../clock.server.ts'
import { HttpError } from './http-error.server.ts'

/**
 * Refuses employees. Call it behind the administrators' guard, in routes that require an owner for only some of their data, such
 * as settings; all others use `requires` (`route.server.ts`).
 *
 * @throws HttpError 403
 */
export function requireOwner(request: FastifyRequest): void {
  if (roleOf(request) !== 'owner') throw new HttpError(403, 'account.ownersOnly')
}

/** Role of the signed-in person; 'employee' if nobody is signed in. */
export const roleOf = (request: FastifyRequest): Role => request.administrator?.role ?? 'employee'

/** Returns time and author for the changes that a request makes. `by` is null if no administrator is signed in. */
export function editOf(request: FastifyRequest, clock: Clock): Edit {
  const { administrator } = request
  return { now: clock.now(), by: administrator ? { id: administrator.id, name: historyName(administrator) } : null }
}

/** Name of a person as the history shows it. */
export const historyName = ({ firstName, username }: { firstName: string; username: string }): string => firstName || username
