import type {
  FastifyBaseLogger,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
  RouteShorthandOptions,
} from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Call } from '#api/call.ts'
import type { Role } from '#api/role.ts'
import { HttpError } from './http-error.server.ts'
import { idempotencyHeaders } from './idempotency-headers.server.ts'

export type App = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  ZodTypeProvider
>
declare module 'fastify' {
  interface FastifyContextConfig {
    /** Pages ask it by themselves, with nobody before them: it is no use of a session and keeps none open. */
    isUnattended?: boolean
    /** The role that the guard demands; absent: every signed-in account may. */
    requires?: RequiredRole
  }
}

/** Employees may do everything that does not name a role, so owners are the only role that a route can demand. */
type RequiredRole = Extract<Role, 'owner'>

/** Runs before a route and throws an HttpError for those who may not. It also checks the role in the route's config. */
export type Guard = (request: FastifyRequest, reply: FastifyReply) => Promise<void>

type Schemas = {
  params?: z.ZodType
  query?: z.ZodType
  body?: z.ZodType
  /** Headers that the call itself reads, their names in small letters. */
  headers?: z.ZodType
  /** Answers by status; what they do not name never leaves the server. `null`: no body. */
  answers: Record<number, z.ZodType | null>
  /** Media type of the body and of the answers where it is not JSON; for the documents only. */
  consumes?: string
  produces?: string
  summary: string
}
type Output<S> = S extends z.ZodType ? z.output<S> : undefined
type Input<S extends Schemas> = {
  params: Output<S['params']>
  query: Output<S['query']>
  body: Output<S['body']>
  headers: Output<S['headers']>
  request: FastifyRequest
}

/** How every refusal looks. */
export const errorBodySchema = z.object({
  error: z.string(),
  issues: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
})

type Requirement = { requires?: RequiredRole }

/** The plugins whose every route stands behind a guard, with the role that they demand. */
const guarded = new WeakMap<object, Requirement>()

/**
 * Puts every route that this plugin registers afterwards behind a guard; the documents say so of each.
 *
 * @param requires the role that all of these routes demand; a single route demands one in its own options
 */
export function guardRoutes(app: App, guard: Guard, { requires }: Requirement = {}): void {
  guarded.set(app, requires ? { requires } : {})
  app.addHook('onRequest', guard)
}

/** Names in the documents for the cookie of a session, on http and on https; either will do. */
export const sessionSchemes = { plain: 'session', secure: 'secureSession' } as const

/**
 * Registers the route of a call: its schemas check what comes in, strip what goes out, and print the documents.
 *
 * @param options `requires` is the one place that says whose role a call needs: the guard answers 403 to others, and the
 * documents name it
 */
export function route<S extends Schemas>(
  app: App,
  call: Call,
  schemas: S,
  handle: (input: Input<S>, reply: FastifyReply) => Promise<unknown>,
  { guard, requires = guarded.get(app)?.requires, ...options }: RouteShorthandOptions & { guard?: Guard } & Requirement = {},
): void {
  const needsSession = guard !== undefined || guarded.has(app)
  if (requires && !needsSession) throw new Error(`${call.method} ${call.path} demands a role without a guard that checks it`)
  const answers = Object.fromEntries(
    Object.entries(schemas.answers).map(([status, schema]) => {
      const known = schema ?? z.null().describe('No content')
      return [status, schemas.produces ? { content: { [schemas.produces]: { schema: known } } } : known]
    }),
  )
  const headers = schemas.headers ?? (isStaffWrite(call) ? idempotencyHeaders : undefined)
  app.route({
    ...(options as object),
    ...(requires ? { config: { ...options.config, requires } } : {}),
    ...(guard ? { onRequest: guard } : {}),
    method: call.method,
    url: call.path,
    schema: {
      operationId: operationIdOf(call),
      summary: schemas.summary,
      tags: [needsSession || call.path.split('/')[2] === 'admin' ? 'admin' : 'public'],
      ...(schemas.params ? { params: schemas.params } : {}),
      ...(schemas.query ? { querystring: schemas.query } : {}),
      ...(schemas.body ? { body: schemas.body } : {}),
      ...(headers ? { headers } : {}),
      ...(schemas.consumes ? { consumes: [schemas.consumes] } : {}),
      // An empty list says that everybody may call it; without one, nothing would be said. OpenAPI 3.1 lists the roles that a
      // call needs beside its scheme.
      security: needsSession ? Object.values(sessionSchemes).map((scheme) => ({ [scheme]: requires ? [requires] : [] })) : [],
      response: {
        ...answers,
        ...(needsSession ? { 401: errorBodySchema } : {}),
        ...(requires ? { 403: errorBodySchema } : {}),
        '4xx': errorBodySchema,
      },
    },
    handler: (async (request: FastifyRequest, reply: FastifyReply) => {
      // Hands on only what a schema has checked.
      const checked = (part: 'params' | 'query' | 'body' | 'headers') => schemas[part] && request[part]
      const parts = { params: checked('params'), query: checked('query'), body: checked('body'), headers: checked('headers') }
      return handle({ ...parts, request } as Input<S>, reply)
    }) as never,
  })
}

/** Name of a call for generated clients, made of what makes it unique: 'GET /api/products/:slug' is getProductsBySlug. */
function operationIdOf({ method, path }: Call): string {
  const words = path
    .replace(/^\/api/, '')
    .replaceAll(/\/:/g, '/by-')
    .split(/[^a-zA-Z\d]+/)
  return method.toLowerCase() + words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('')
}

/** Changes by somebody who is signed in. Whoever signs in or out does no harm in doing it twice. */
const isStaffWrite = ({ method, path }: Call) => method !== 'GET' && /^\/api\/admin\/(?!log(?:in|out)$)/.test(path)

/** Knows every path that was registered, so that a wrong method can be told from a wrong path. */
export function collectMethods(app: App): { answerOtherMethods(app: App): void } {
  const methods = new Map<string, Set<string>>()
  app.addHook('onRoute', (options) => {
    const known = methods.get(options.url) ?? new Set()
    for (const method of [options.method].flat()) known.add(method)
    methods.set(options.url, known)
  })
  return {
    answerOtherMethods(last) {
      for (const [url, known] of [...methods]) {
        if (!url.startsWith('/api/')) continue
        const allow = [...known].join(', ')
        const others = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].filter((method) => !known.has(method))
        last.route({
          method: others,
          url,
          schema: { hide: true },
          onRequest: async () => {
            throw new HttpError(405, 'problem.method', { headers: { allow } })
          },
          handler: async () => null,
        })
      }
    },
  }
}
