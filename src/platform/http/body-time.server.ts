import { MINUTE_MS } from '#kit/units.ts'
import { apiLanguage } from './language.server.ts'
import { sendRefusal } from './raw-refusal.server.ts'
import type { App } from './route.server.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Maximum time for the whole body of a request to this route; 30 seconds by default. */
    bodyTimeMs?: number
  }
}

/** Maximum time for a body on routes without `bodyTimeMs`. A form takes about a second even at 6 KB/s. */
const BODY_TIME_MS = 30_000
/** Time without a byte after which a request is ended, on every route. */
const IDLE_MS = 30_000
/** Number of checks during `IDLE_MS`. A connection may therefore stay idle for up to a sixth longer. */
const CHECKS = 6
/**
 * Maximum time for a body on any route, set on Node's HTTP server. A picture of 10 MB, which only staff may send, takes half an
 * hour at 6 KB/s.
 */
export const MAX_BODY_TIME_MS = 60 * MINUTE_MS

/**
 * Ends requests whose body stalls or takes too long, so that nobody can hold connections open. Node has only one limit for all
 * requests, but an upload over a slow connection takes many minutes without ever pausing for long.
 */
export function limitBodyTime(app: App, { usualMs = BODY_TIME_MS, idleMs = IDLE_MS } = {}): void {
  app.addHook('onRequest', async (request, reply) => {
    const { 'content-length': length, 'transfer-encoding': encoding } = request.headers
    if (encoding === undefined && (length === undefined || length === '0')) return
    const { raw } = request
    let seen = raw.socket.bytesRead
    let idleChecks = 0
    const stop = () => {
      clearTimeout(whole)
      clearInterval(check)
    }
    const end = () => {
      stop()
      // The request may have been refused already, before its whole body arrived.
      if (reply.raw.writableEnded) return raw.destroy()
      reply.hijack()
      const hangUp = () => raw.destroy()
      if (reply.raw.headersSent) reply.raw.end(hangUp)
      else sendRefusal(reply.raw, 408, apiLanguage(request), reply.getHeaders(), hangUp)
    }
    const whole = setTimeout(end, request.routeOptions.config.bodyTimeMs ?? usualMs)
    const check = setInterval(() => {
      const { bytesRead } = raw.socket
      idleChecks = bytesRead === seen ? idleChecks + 1 : 0
      seen = bytesRead
      if (idleChecks >= CHECKS) end()
    }, idleMs / CHECKS)
    raw.once('end', stop)
    raw.once('close', stop)
  })
}
