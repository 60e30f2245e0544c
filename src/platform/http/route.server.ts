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

export const IDEMPOTENCY_HEADER = 'idempotency-key'

/** Schema of the optional header of staff writes: a UUID that stays the same on retries. */
const idempotencyHeaders = z.object({
  [IDEMPOTENCY_HEADER]: z
    .guid('problem.key')
    .transform((key) => key.toLowerCase())
    .optional()
    .describe('A UUID for this one write. Sent again with the same body it is answered the same way and done once; with another body 422'),
})

export type App = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  ZodTypeProvider
>
declare module 'fastify' {
  interface FastifyContextConfig {
    /** True for calls that an open page makes without an action of its user, such as polling. They do not prolong the session. */
    isUnattended?: boolean
    /** Role that the guard requires. Without it, every signed-in account may make the call. */
    requires?: RequiredRole
  }
}

/** Routes without a role are open to employees, so the owner's role is the only one that a route can require. */
type RequiredRole = Extract<Role, 'owner'>

/** Runs before a route and throws an HttpError for users without permission. It also checks the role in the route's config. */
export type Guard = (request: FastifyRequest, reply: FastifyReply) => Promise<void>

type Schemas = {
  params?: z.ZodType
  query?: z.ZodType
  body?: z.ZodType
  /** Headers that the call itself reads, their names in small letters. */
  headers?: z.ZodType
  /**
   * Answers by status; fields that they do not name are removed. `null`: no body. A call whose handler returns nothing has a 204. An
   * answer other than JSON is a map of media types, each with its schema for the API document.
   */
  answers: Record<number, z.ZodType | Readonly<Record<string, z.ZodType>> | null>
  /** Media type of a body other than JSON; only shown in the API document. */
  consumes?: string
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

/** Schema of the body of a refusal. Some refusals have further members, such as `current`. */
export const errorBodySchema = z.object({
  error: z.string(),
  issues: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
})

type Requirement = { requires?: RequiredRole }

/** Plugins with guarded routes, and the role that they require. */
const guarded = new WeakMap<object, Requirement>()

/**
 * Guards every route that this plugin registers afterwards. The API document marks these routes as requiring a session.
 *
 * @param requires role for all of these routes; a single route has its own option
 */
export function guardRoutes(app: App, guard: Guard, { requires }: Requirement = {}): void {
  guarded.set(app, requires ? { requires } : {})
  app.addHook('onRequest', guard)
}

/** Names of the session cookie in the API document, on http and on https; either is accepted. */
export const sessionSchemes = { plain: 'session', secure: 'secureSession' } as const

/**
 * Registers the route of a call: its schemas validate the input, filter the output, and describe the call in the API document.
 *
 * @param options `requires` is the only place with the role of a call: the guard answers 403 to others, and the API document
 * shows it
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
      if (schema === null) return [status, z.null().describe('No content')]
      if (schema instanceof z.ZodType) return [status, schema]
      return [status, { content: Object.fromEntries(Object.entries(schema).map(([type, one]) => [type, { schema: one }])) }]
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
      // An empty list declares a public call. Roles are listed with each scheme, which OpenAPI 3.1 allows.
      security: needsSession ? Object.values(sessionSchemes).map((scheme) => ({ [scheme]: requires ? [requires] : [] })) : [],
      response: {
        ...answers,
        ...(needsSession ? { 401: errorBodySchema } : {}),
        ...(requires ? { 403: errorBodySchema } : {}),
        '4xx': errorBodySchema,
      },
    },
    handler: (async (request: FastifyRequest, reply: FastifyReply) => {
      // The handler gets only input that a schema has validated.
      const checked = (part: 'params' | 'query' | 'body' | 'headers') => schemas[part] && request[part]
      const parts = { params: checked('params'), query: checked('query'), body: checked('body'), headers: checked('headers') }
      const answer = await handle({ ...parts, request } as Input<S>, reply)
      return answer === undefined && schemas.answers[204] === null ? reply.code(204).send() : answer
    }) as never,
  })
}

/** Unique name of a call for generated clients: 'GET /api/products/:slug' is getProductsBySlug. */
function operationIdOf({ method, path }: Call): string {
  const words = path
    .replace(/^\/api/, '')
    .replaceAll(/\/:/g, '/by-')
    .split(/[^a-zA-Z\d]+/)
  return method.toLowerCase() + words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('')
}

/** True for the writes of signed-in staff. Signing in and out are excluded, since to repeat them is harmless. */
const isStaffWrite = ({ method, path }: Call) => method !== 'GET' && /^\/api\/admin\/(?!log(?:in|out)$)/.test(path)

/** Collects the methods of all paths. `answerOtherMethods` answers the other methods of paths below /api/ with 405 instead of 404. */
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
        const others = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'].filter((method) => !known.has(method))
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
