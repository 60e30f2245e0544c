import { randomUUID } from 'node:crypto'
import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import fastify, { LogController } from 'fastify'
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod'
import { sessionToken } from '../features/accounts/session-cookie.server.ts'
import { limitBodyDepth } from '../platform/http/body-depth.server.ts'
import { limitBodyTime, MAX_BODY_TIME_MS } from '../platform/http/body-time.server.ts'
import { answerError, answerNotFound, methodAndPath } from '../platform/http/errors.server.ts'
import { answerHealth } from '../platform/http/health.server.ts'
import { addIdempotency } from '../platform/http/idempotency.server.ts'
import { type App, collectMethods } from '../platform/http/route.server.ts'
import { requireSameOrigin } from '../platform/http/same-origin.server.ts'
import { addSecurityHeaders, refusalHeaders } from '../platform/http/security-headers.server.ts'
import { limitReads } from '../platform/limits/read-limit.server.ts'
import { type FastPath, httpListener } from '../platform/listener/http-listener.server.ts'
import { describeApi } from '../platform/openapi/openapi.server.ts'
import { readableAddress } from '../platform/pages/page-address.server.ts'
import type { ServerDependencies } from './server-dependencies.ts'

/** How long a shutdown waits for running requests: long enough for a form on a slow connection, short enough for a restart. */
const DRAIN_MS = 10_000

/** Creates the Fastify app with the hooks and limits that apply to all routes. Call `finish` after all routes are registered. */
export async function openHttp({ config, db, clock, log, drainMs = DRAIN_MS, readLimits, pages }: ServerDependencies) {
  /** Functions that answer requests from caches before Fastify gets them. */
  const fastPaths: FastPath[] = []
  const unreadHeaders = refusalHeaders(config.publicUrl)
  const listener = httpListener({
    requestTimeoutMs: MAX_BODY_TIME_MS,
    drainMs,
    fastPaths,
    securityHeaders: unreadHeaders,
    onFailure: (error, request) => app.log.error({ err: error, ...methodAndPath(request) }, 'unexpected error'),
    onDrain: (requests) => app.log.info({ requests }, 'the shop stops and finishes the requests under way'),
    onCut: (requests) => app.log.warn({ requests }, 'the shop stops without waiting longer for these requests'),
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
    // Fastify runs no hooks for an undecodable address, so the security headers are set here.
    frameworkErrors: (error, request, reply) => answerError(error, request, reply.headers(unreadHeaders)),
    clientErrorHandler: () => {},
    // Requests are not logged, since that many writes would wear out the disk. Errors are logged where they are answered.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    // A slug may have 120 letters; the default maximum of a path parameter is 100.
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    // During a shutdown, requests on open connections are answered; the listener then closes these connections.
    return503OnClosing: false,
  }).withTypeProvider<ZodTypeProvider>()
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  // Bodies are JSON. Routes for files and forms add parsers for their own media types.
  app.removeContentTypeParser('text/plain')
  app.setErrorHandler(answerError)
  const methods = collectMethods(app)
  listener.attach(app)
  limitBodyTime(app)
  limitBodyDepth(app)

  await app.register(cookie)
  addIdempotency(app, { db, clock })
  // Compresses answers that are not cached in compressed form, such as staff pages. A low quality takes little time.
  await app.register(compress, { encodings: ['br', 'gzip'], brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } } })
  addSecurityHeaders(app, config.publicUrl)
  app.addHook(
    'onRequest',
    requireSameOrigin({
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
    /** Registers a group of routes in a plugin of its own, so that its guards and hooks apply to these routes only. */
    async addRoutes<Dependencies>(routes: (app: App, dependencies: Dependencies) => Promise<void>, dependencies: Dependencies) {
      await app.register(async (child) => routes(child.withTypeProvider<ZodTypeProvider>(), dependencies))
    },
    /** Registers the answers to unknown methods and paths, and runs all plugins. */
    async finish(): Promise<void> {
      await app.register(async (last) => methods.answerOtherMethods(last.withTypeProvider<ZodTypeProvider>()))
      app.setNotFoundHandler(answerNotFound)
      await app.ready()
    },
  }
}
