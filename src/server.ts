import { randomUUID } from 'node:crypto'
import cookie from '@fastify/cookie'
import helmet from '@fastify/helmet'
import swagger from '@fastify/swagger'
import fastify, { type FastifyBaseLogger } from 'fastify'
import { jsonSchemaTransform, serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod'
import type { Config } from './config.ts'
import type { Database } from './database/schema.ts'
import type { CatalogueChanges } from './platform/catalogue-changes.server.ts'
import type { Clock } from './platform/clock.server.ts'
import { answerErrors, answerNotFound } from './platform/errors.server.ts'
import { type App, collectMethods } from './platform/route.server.ts'

export type ServerParts = {
  config: Config
  db: Database
  clock: Clock
  changes: CatalogueChanges
  log: FastifyBaseLogger | boolean
}

/** The whole shop, composed and ready to listen or to be called in process. */
export async function buildServer(parts: ServerParts): Promise<App> {
  const app = fastify({
    ...(typeof parts.log === 'boolean' ? { logger: parts.log } : { loggerInstance: parts.log }),
    trustProxy: parts.config.trustProxy.length > 0 ? parts.config.trustProxy : false,
    bodyLimit: 1024 * 1024,
    requestTimeout: 60_000,
    genReqId: () => randomUUID(),
    routerOptions: { ignoreTrailingSlash: true },
    return503OnClosing: true,
  }).withTypeProvider<ZodTypeProvider>()
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  answerErrors(app as never)
  const methods = collectMethods(app)

  await app.register(cookie)
  await app.register(helmet, { contentSecurityPolicy: false })
  await app.register(swagger, {
    openapi: { openapi: '3.1.0', info: { title: 'Matanzas Solar', version: '1', description: 'The HTTP contract of the shop.' } },
    transform: jsonSchemaTransform,
  })

  // Each subject's routes are registered here.

  await app.register(async (last) => methods.answerOtherMethods(last as App))
  app.setNotFoundHandler(answerNotFound)
  await app.ready()
  return app
}
