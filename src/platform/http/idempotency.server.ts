import type { FastifyRequest } from 'fastify'
import { findStoredAnswer, Intent, storeAnswer, withIntent } from '#database/intent.server.ts'
import type { Database } from '#database/schema.ts'
import type { Clock } from '../clock.server.ts'
import { type App, IDEMPOTENCY_HEADER } from './route.server.ts'

/**
 * Makes staff writes idempotent: for thirty days, a retry of a successful write with the same Idempotency-Key gets the stored
 * answer. Register this before compression. `#database/change.server.ts` makes the change itself only once, so a retry is safe even
 * after a power cut between change and answer.
 */
export function addIdempotency(app: App, { db, clock }: { db: Database; clock: Clock }): void {
  const running = new WeakMap<FastifyRequest, Intent>()

  app.addHook('preHandler', (request, reply, done) => {
    const intent = intentOf(request, clock.now())
    if (!intent) return done()
    // A multipart form is read by the handler, so only the handler can compare it with the form of the first attempt.
    const known = isForm(request) ? Promise.resolve(undefined) : findStoredAnswer(db, intent)
    known.then(
      (answer) => {
        if (!answer) {
          running.set(request, intent)
          return withIntent(intent, done)
        }
        reply.code(answer.status)
        if (answer.body === '') return reply.send()
        return reply.type('application/json; charset=utf-8').serializer(String).send(answer.body)
      },
      (error: Error) => done(error),
    )
  })

  app.addHook('onSend', async (request, reply, payload) => {
    const intent = running.get(request)
    const isText = payload === undefined || payload === null || typeof payload === 'string'
    if (!intent || !isText || reply.statusCode < 200 || reply.statusCode > 299) return payload
    // An error here is only logged: the write is committed, and a retry is then answered from the stored outcome of the write.
    await storeAnswer(db, intent, { status: reply.statusCode, body: payload ?? '' }).catch((error: unknown) =>
      request.log.error({ err: error }, 'answer not stored for repeated requests'),
    )
    return payload
  })
}

const isForm = ({ headers }: FastifyRequest) => headers['content-type']?.startsWith('multipart/') ?? false

/** Returns undefined for a request without a key, for a read, and if nobody is signed in. */
function intentOf(request: FastifyRequest, now: Date): Intent | undefined {
  const { administrator, headers, method, url, body } = request
  const key = headers[IDEMPOTENCY_HEADER]
  if (!administrator || method === 'GET' || typeof key !== 'string') return undefined
  return new Intent({ administratorId: administrator.id, key, call: `${method} ${url}\n${JSON.stringify(body ?? null)}`, now })
}
