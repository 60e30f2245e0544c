import type { FastifyRequest } from 'fastify'
import type { Edit } from '#database/edit.ts'
import type { Clock } from './clock.server.ts'

/** Moment and author of a change by a request behind the administrators' guard. */
export function editOf(request: FastifyRequest, clock: Clock): Edit {
  const { administrator } = request
  return { now: clock.now(), by: administrator ? { id: administrator.id, name: administrator.firstName || administrator.username } : null }
}
