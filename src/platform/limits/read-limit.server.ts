import type { FastifyRequest } from 'fastify'
import { isInProcess } from '../http/in-process-api.server.ts'
import type { App } from '../http/route.server.ts'
import { createFairQueue, type FairLimits, type FairQueue } from './fair-queue.server.ts'
import { toAddressKey } from './limit-keys.server.ts'
import { createTooManyError, defaultReadLimits } from './rate-limit.server.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** True for a call that is nearly free or has its own limit; `limitReads` ignores it. */
    isExemptFromReadLimit?: boolean
  }
}

export type ReadQueue = {
  /**
   * Runs work when it is the turn of the request's address. Simultaneous requests of one address for the same thing share the
   * result of one run.
   *
   * @param what key of the thing, such as a page's cache key
   * @throws HttpError 429 if too many requests of the address are waiting
   */
  inTurn<Answer>(request: FastifyRequest, what: string, work: () => Promise<Answer>): Promise<Answer>
}

/** Limits uncached reads: pages that have to be rendered, and public calls of the API. */
export function limitReads(app: App, limits: FairLimits = defaultReadLimits): ReadQueue {
  const queue = createFairQueue(limits)
  const shared = new Map<string, Promise<unknown>>()

  // A `preHandler` hook, so that requests answered earlier are not counted: those of `onRequest` hooks, such as cached answers, and
  // malformed ones.
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
      const key = `${toAddressKey(request.ip)} ${what}`
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
  const turn = await queue.enter(toAddressKey(request.ip))
  if (typeof turn === 'number') throw createTooManyError(turn)
  return turn
}
