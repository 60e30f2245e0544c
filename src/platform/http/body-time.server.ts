import { apiLanguage } from './language.server.ts'
import { sendRefusal } from './raw-refusal.server.ts'
import type { App } from './route.server.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Maximum time for the whole body of a request to this route; default: the usual time. */
    bodyTimeMs?: number
  }
}

/** A form is there in a second, also at 6 KB/s. */
const BODY_TIME_MS = 30_000
/** A body is given up after this time without a byte, whatever its route allows in all. */
const IDLE_MS = 30_000
/** Checks per idle time, so that a connection is idle for at most one check longer. */
const LOOKS = 6
/**
 * Maximum of any route, set on the http server itself. A picture of 10 MB takes half an hour at 6 KB/s; only staff may send
 * one.
 */
export const MAX_BODY_TIME_MS = 60 * 60_000

/**
 * Ends requests whose body stalls, so that nobody can hold connections open. Node has one limit for all requests and none for
 * idle ones, but an upload from Matanzas needs many minutes without ever pausing for long.
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
      // The request may have been refused already, without its body.
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
