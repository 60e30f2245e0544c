import type { FastifyRequest } from 'fastify'
import type { Edit } from '#database/edit.ts'
import type { Clock } from './clock.server.ts'

/** Returns time and author for the changes that a request makes. `by` is null if no administrator is signed in. */
export function editOf(request: FastifyRequest, clock: Clock): Edit {
  const { administrator } = request
  return { now: clock.now(), by: administrator ? { id: administrator.id, name: administrator.firstName || administrator.username } : null }
}
