import type { FastifyRequest } from 'fastify'
import { findAnswer, Intent, keepAnswer, withIntent } from '#database/intent.server.ts'
import type { Database } from '#database/schema.ts'
import type { Clock } from '../clock.server.ts'
import { HEADER } from './idempotency-headers.server.ts'
import type { App } from './route.server.ts'

/**
 * Repeats the stored answer of staff writes with a known Idempotency-Key, for thirty days. Register it before compression. The
 * change itself is made once by `#database/change.server.ts`, in its own transaction, so a power cut between change and answer
 * is covered too.
 */
export function answerOnce(app: App, { db, clock }: { db: Database; clock: Clock }): void {
  const running = new WeakMap<FastifyRequest, Intent>()

  app.addHook('preHandler', (request, reply, done) => {
    const intent = intentOf(request, clock.now())
    if (!intent) return done()
    // A form's parts are read by its handler; only then can they be compared with those of the first attempt.
    const known = isForm(request) ? Promise.resolve(undefined) : findAnswer(db, intent)
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
    // The write is committed; without its stored answer a retry only takes more work.
    await keepAnswer(db, intent, { status: reply.statusCode, body: payload ?? '' }).catch((error: unknown) =>
      request.log.error({ err: error }, 'answer not kept'),
    )
    return payload
  })
}

const isForm = ({ headers }: FastifyRequest) => headers['content-type']?.startsWith('multipart/') ?? false

/** Undefined without a key, and for everything but writes of signed-in staff. */
function intentOf(request: FastifyRequest, now: Date): Intent | undefined {
  const { administrator, headers, method, url, body } = request
  const key = headers[HEADER]
  if (!administrator || method === 'GET' || typeof key !== 'string') return undefined
  return new Intent({ administratorId: administrator.id, key, call: `${method} ${url}\n${JSON.stringify(body ?? null)}`, now })
}
