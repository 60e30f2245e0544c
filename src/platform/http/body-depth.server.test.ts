import fastify from 'fastify'
import { expect, test } from 'vitest'
import { limitBodyDepth, MAX_DEPTH } from './body-depth.server.ts'
import { answerError } from './errors.server.ts'
import type { App } from './route.server.ts'

const lists = (levels: number) => '['.repeat(levels) + ']'.repeat(levels)

test('deeply nested JSON is refused with a message before the handler runs', async () => {
  const app = fastify() as unknown as App
  app.setErrorHandler(answerError)
  limitBodyDepth(app)
  // Serializes the body recursively, as idempotency keys, snapshots and the database do.
  app.post('/', async ({ body }) => JSON.stringify(body))
  const send = (payload: string) => app.inject({ method: 'POST', url: '/', payload, headers: { 'content-type': 'application/json' } })

  for (const meant of ['null', '"text"', '{"a":[{"b":null}]}', lists(MAX_DEPTH)]) expect((await send(meant)).statusCode, meant).toBe(200)
  for (const deep of [lists(MAX_DEPTH + 1), lists(20_000), `{"name":"Ana","calculator":{"a":${lists(20_000)}}}`]) {
    const answer = await send(deep)
    expect(answer.statusCode).toBe(400)
    expect(answer.json().error).toBeTruthy()
  }
  await app.close()
})
