import type { FastifyRequest } from 'fastify'
import { isInProcess } from '../http/in-process-api.server.ts'
import type { App } from '../http/route.server.ts'
import { type FairLimits, type FairQueue, fairQueue } from './fair-queue.server.ts'
import { addressToCount } from './limit-keys.server.ts'
import { tooMany, uncachedReads } from './rate-limit.server.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** True for a call that is nearly free or has its own limit; `limitReads` ignores it. */
    isExemptFromReadLimit?: boolean
  }
}

export type ReadLimit = {
  /**
   * Runs work in a turn of the request's address. Simultaneous requests of one address for the same thing share a turn.
   *
   * @param what key of the thing
   * @throws HttpError 429 if too many requests of the address are waiting
   */
  inTurn<Answer>(request: FastifyRequest, what: string, work: () => Promise<Answer>): Promise<Answer>
}

/** Limits uncached reads: pages that have to be rendered, and public calls of the API. */
export function limitReads(app: App, limits: FairLimits = uncachedReads): ReadLimit {
  const queue = fairQueue(limits)
  const shared = new Map<string, Promise<unknown>>()

  // After all `onRequest` hooks, which have answered cached requests and refused malformed ones.
  app.addHook('preHandler', async (request, reply) => {
    const { method, url, is404, routeOptions } = request
    if ((method !== 'GET' && method !== 'HEAD') || is404 || isInProcess()) return
    if (!url.startsWith('/api/') || url.startsWith('/api/admin/') || routeOptions.config.isExemptFromReadLimit) return
    const leave = await enter(queue, request)
    for (const event of ['finish', 'close']) reply.raw.once(event, leave)
    if (reply.raw.closed) leave()
  })

  return {
    inTurn(request, what, work) {
      const key = `${addressToCount(request.ip)} ${what}`
      const known = shared.get(key)
      if (known) return known as ReturnType<typeof work>
      const done = doInTurn(queue, request, work).finally(() => shared.delete(key))
      shared.set(key, done)
      return done
    },
  }
}

async function doInTurn<Answer>(queue: FairQueue, request: FastifyRequest, work: () => Promise<Answer>): Promise<Answer> {
  const leave = await enter(queue, request)
  try {
    return await work()
  } finally {
    leave()
  }
}

async function enter(queue: FairQueue, request: FastifyRequest): Promise<() => void> {
  const turn = await queue.enter(addressToCount(request.ip))
  if (typeof turn === 'number') throw tooMany(turn)
  return turn
}
