import { apiLanguage } from './language.server.ts'
import { sendRefusal } from './raw-refusal.server.ts'
import type { App } from './route.server.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** How long the body of a request to this route may take to arrive in all; the usual time where nothing is said. */
    bodyTimeMs?: number
  }
}

/** A form is there in a second, also at 6 KB/s. */
const BODY_TIME_MS = 30_000
/** A body of which nothing arrives for so long is given up, whatever its route allows in all. */
const IDLE_MS = 30_000
/** Looks in each of these times: a connection is idle for at most one look longer. */
const LOOKS = 6
/**
 * The longest that any route allows; what the http server itself is set to. A picture of 10 MB takes half an hour at 6 KB/s;
 * only staff may send one.
 */
export const MAX_BODY_TIME_MS = 60 * 60_000

/**
 * Ends requests whose body does not arrive, so that nobody holds connections open for nothing. Node knows one limit for all
 * requests and none for idle ones: an upload from Matanzas needs many minutes, in which it never rests for long.
 */
export function limitBodyTime(app: App, { usualMs = BODY_TIME_MS, idleMs = IDLE_MS } = {}): void {
  app.addHook('onRequest', async (request, reply) => {
    const { 'content-length': length, 'transfer-encoding': encoding } = request.headers
    if (encoding === undefined && (length === undefined || length === '0')) return
    const { raw } = request
    let seen = raw.socket.bytesRead
    let looks = 0
    const stop = () => {
      clearTimeout(whole)
      clearInterval(look)
    }
    const end = () => {
      stop()
      // It may have been refused already, without its body.
      if (reply.raw.writableEnded) return raw.destroy()
      reply.hijack()
      const hangUp = () => raw.destroy()
      if (reply.raw.headersSent) reply.raw.end(hangUp)
      else sendRefusal(reply.raw, 408, apiLanguage(request), reply.getHeaders(), hangUp)
    }
    const whole = setTimeout(end, request.routeOptions.config.bodyTimeMs ?? usualMs)
    const look = setInterval(() => {
      const { bytesRead } = raw.socket
      looks = bytesRead === seen ? looks + 1 : 0
      seen = bytesRead
      if (looks >= LOOKS) end()
    }, idleMs / LOOKS)
    raw.once('end', stop)
    raw.once('close', stop)
  })
}
