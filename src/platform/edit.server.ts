import type { FastifyRequest } from 'fastify'
import type { Edit } from '#database/edit.ts'
import type { Clock } from './clock.server.ts'

/** The change that a request behind the administrators' guard makes: now, by who is signed in. */
export function editOf(request: FastifyRequest, clock: Clock): Edit {
  const { administrator } = request
  return { now: clock.now(), by: administrator ? { id: administrator.id, name: administrator.firstName || administrator.username } : null }
}
