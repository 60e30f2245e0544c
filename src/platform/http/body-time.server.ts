import type { App } from './route.server.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** How long the body of a request to this route may take to arrive; a minute where nothing is said. */
    bodyTimeMs?: number
  }
}

const BODY_TIME_MS = 60_000
/** The longest that any route allows; what the http server itself is set to. Ten pictures on a slow line. */
export const LONGEST_BODY_TIME_MS = 15 * 60_000

/**
 * Ends requests whose body trickles in, so that nobody holds connections open for nothing. Node knows one limit for all
 * requests; an upload from Matanzas needs many minutes, a form never does.
 */
export function limitBodyTime(app: App): void {
  app.addHook('onRequest', async (request, reply) => {
    const { 'content-length': length, 'transfer-encoding': encoding } = request.headers
    if (encoding === undefined && (length === undefined || length === '0')) return
    const end = () => {
      reply.hijack()
      if (!reply.raw.headersSent) reply.raw.writeHead(408, { connection: 'close' })
      reply.raw.end(() => request.raw.destroy())
    }
    const timer = setTimeout(end, request.routeOptions.config.bodyTimeMs ?? BODY_TIME_MS)
    request.raw.once('end', () => clearTimeout(timer))
    reply.raw.once('close', () => clearTimeout(timer))
  })
}
