import { randomUUID } from 'node:crypto'
import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import fastify, { LogController } from 'fastify'
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod'
import { sessionToken } from '../features/accounts/session-cookie.server.ts'
import { limitBodyDepth } from '../platform/http/body-depth.server.ts'
import { limitBodyTime, MAX_BODY_TIME_MS } from '../platform/http/body-time.server.ts'
import { answerError, answerNotFound, whereOf } from '../platform/http/errors.server.ts'
import { answerHealth } from '../platform/http/health.server.ts'
import { answerOnce } from '../platform/http/idempotency.server.ts'
import { type App, collectMethods } from '../platform/http/route.server.ts'
import { sameOriginOnly } from '../platform/http/same-origin.server.ts'
import { addSecurityHeaders, refusalHeaders } from '../platform/http/security-headers.server.ts'
import { limitReads } from '../platform/limits/read-limit.server.ts'
import { type FastPath, httpListener } from '../platform/listener/http-listener.server.ts'
import { describeApi } from '../platform/openapi/openapi.server.ts'
import { readableAddress } from '../platform/pages/page-address.server.ts'
import type { ServerParts } from './server-parts.ts'

/** A form on a slow line is through by then; who stops a service waits no longer. */
const DRAIN_MS = 10_000

/** Sets up what every request passes; call `finish` when all routes are registered. */
export async function openHttp({ config, db, clock, log, drainMs = DRAIN_MS, readLimits, pages }: ServerParts) {
  /** Kept answers, served before the framework. */
  const fastPaths: FastPath[] = []
  const unreadHeaders = refusalHeaders(config.publicUrl)
  const listener = httpListener({
    requestTimeoutMs: MAX_BODY_TIME_MS,
    drainMs,
    fastPaths,
    securityHeaders: unreadHeaders,
    onFailure: (error, request) => app.log.error({ err: error, ...whereOf(request) }, 'unexpected error'),
    onDrain: (requests) => app.log.info({ requests }, 'the shop stops and finishes the requests under way'),
    onCut: (requests) => app.log.warn({ requests }, 'the shop ends without waiting any longer for these requests'),
  })
  const app: App = fastify({
    serverFactory: (handle) => {
      const middleware = pages?.middleware
      return listener.serverFactory(
        middleware ? (request, response) => middleware(request, response, () => handle(request, response)) : handle,
      )
    },
    ...(typeof log === 'boolean' ? { logger: log } : { loggerInstance: log }),
    trustProxy: config.trustProxy.length > 0 ? config.trustProxy : false,
    bodyLimit: 1024 * 1024,
    rewriteUrl: ({ url }) => readableAddress(url ?? '/'),
    // Addresses that cannot be read reach no hook that would set these headers.
    frameworkErrors: (error, request, reply) => answerError(error, request, reply.headers(unreadHeaders)),
    clientErrorHandler: () => {},
    // One line a request would only wear the disk; what went wrong is logged where it is answered.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    // A slug may have 120 letters; the default ends an address part at 100.
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    // At an update a request may come in over a connection that is still open: it is answered, and the connection closed.
    return503OnClosing: false,
  }).withTypeProvider<ZodTypeProvider>()
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  // JSON is the one text that is read; multipart is added where pictures come in.
  app.removeContentTypeParser('text/plain')
  app.setErrorHandler(answerError)
  const methods = collectMethods(app)
  listener.attach(app)
  limitBodyTime(app)
  limitBodyDepth(app)

  await app.register(cookie)
  answerOnce(app, { db, clock })
  // Compresses answers that have no kept compressed forms (staff pages and lists) on the fly, with a quick setting.
  await app.register(compress, { encodings: ['br', 'gzip'], brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } } })
  addSecurityHeaders(app, config.publicUrl)
  app.addHook(
    'onRequest',
    sameOriginOnly({
      publicUrl: config.publicUrl,
      isPublicUrlSet: config.isPublicUrlSet,
      carriesSession: (request) => sessionToken(request) !== undefined,
    }),
  )
  const readLimit = limitReads(app, readLimits)
  await describeApi(app, config.publicUrl)
  answerHealth(app, db)

  return {
    app,
    fastPaths,
    readLimit,
    /** A subject's routes, apart from the others: its guards and hooks are its own. */
    async subject<Parts>(routes: (app: App, parts: Parts) => Promise<void>, parts: Parts): Promise<void> {
      await app.register(async (child) => routes(child.withTypeProvider<ZodTypeProvider>(), parts))
    },
    async finish(): Promise<void> {
      await app.register(async (last) => methods.answerOtherMethods(last.withTypeProvider<ZodTypeProvider>()))
      app.setNotFoundHandler(answerNotFound)
      await app.ready()
    },
  }
}
