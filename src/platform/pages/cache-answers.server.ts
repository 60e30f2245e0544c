import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import type { FastifyRequest } from 'fastify'
import type { CatalogueVersion } from '#database/catalogue-changes.ts'
import type { App } from '../http/route.server.ts'
import {
  type CachedResponse,
  chooseForm,
  createLargeResponse,
  createStreamedResponse,
  etagOf,
  sendCached,
  waitForSmallForm,
} from './cached-response.server.ts'
import { versionedCache } from './versioned-cache.server.ts'

const MAX_BYTES = 12 * 1024 * 1024
const MAX_ADDRESS = 500

/**
 * Caches the public GET answers of this plugin's routes until the catalogue changes, with ETag, in brotli and gzip. Only for
 * answers that are the same for everybody. Streamed answers are compressed part by part.
 *
 * @param isCacheable selects requests worth caching; the answers to others get an ETag and keep the route's own `vary`, but are not
 * cached
 * @param maxWaitMs maximum wait for the smallest form of an answer, for answers whose bytes matter more than their delay; 0 to send
 * the quick form at once
 */
export function cacheAnswers(
  app: App,
  changes: CatalogueVersion,
  isCacheable: (request: FastifyRequest) => boolean = () => true,
  maxWaitMs = 0,
): void {
  const cache = versionedCache<CachedResponse>(changes, MAX_BYTES, (cached) => cached.size)
  const begun = new WeakMap<object, number>()

  app.addHook('onRequest', async (request, reply) => {
    if (request.method !== 'GET' || !isCacheable(request)) return
    const cached = cache.get(request.url)
    if (!cached) {
      begun.set(request, changes.version)
      return
    }
    reply.hijack()
    sendCached(request.raw, reply.raw, cached)
  })

  app.addHook('onSend', async (request, reply, payload) => {
    if (request.method !== 'GET' || reply.statusCode !== 200) return payload
    if (typeof payload !== 'string' && !(payload instanceof Readable)) return payload
    // Returns true, with the status 304, if the client already has this content.
    const setEtag = (etag: string): boolean => {
      reply.headers({ 'cache-control': 'no-cache', etag })
      if (!request.headers['if-none-match']?.includes(etag)) return false
      reply.code(304)
      return true
    }
    if (!isCacheable(request)) {
      reply.header('vary', ['accept-encoding', reply.getHeader('vary')].filter(Boolean).join(', '))
      const whole = typeof payload === 'string' ? payload : await text(payload)
      return setEtag(etagOf(Buffer.from(whole))) ? '' : whole
    }
    const headers = {
      'content-type': String(reply.getHeader('content-type')),
      'cache-control': 'no-cache',
      vary: 'accept-encoding',
      'x-content-type-options': 'nosniff',
    }
    const total = reply.getHeader('x-total-count')
    const own = total === undefined ? headers : { ...headers, 'x-total-count': String(total) }
    const cached =
      typeof payload === 'string'
        ? await createLargeResponse(200, own, Buffer.from(payload), maxWaitMs > 0)
        : await createStreamedResponse(200, own, payload)
    if (maxWaitMs > 0) await waitForSmallForm(cached, maxWaitMs)
    // An answer that was read before a change is sent but not cached, and so is the answer to an overlong address.
    if (begun.get(request) === changes.version && request.url.length <= MAX_ADDRESS) await cache.getOrMake(request.url, async () => cached)
    reply.header('vary', 'accept-encoding')
    if (setEtag(cached.etag)) return ''
    // Sends the answer in the best encoding that the client accepts, uncompressed if it accepts none.
    const { encoding, body } = chooseForm(request.headers['accept-encoding'], cached)
    if (encoding) reply.header('content-encoding', encoding)
    return encoding || typeof payload !== 'string' ? body : payload
  })
}
