import fastify from 'fastify'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { sendListInBatches } from './list-in-batches.server.ts'

async function answerOf(parts: readonly (readonly object[])[], broken?: number) {
  const app = fastify()
  async function* read() {
    for (const [at, part] of parts.entries()) {
      if (at === broken) throw new Error('the database is gone')
      yield part as { name: string }[]
    }
  }
  app.get('/', (_, reply) => sendListInBatches(reply, z.object({ name: z.string() }), read()))
  return app.inject('/')
}

test.each([
  ['no parts', [], '[]'],
  ['empty parts', [[], []], '[]'],
  ['one item', [[{ name: 'A' }]], '[{"name":"A"}]'],
  [
    'several parts, some of them empty',
    [[], [{ name: 'A' }, { name: 'B' }], [], [{ name: 'C' }]],
    '[{"name":"A"},{"name":"B"},{"name":"C"}]',
  ],
  ['items with unknown fields', [[{ name: 'A', secret: 1 }]], '[{"name":"A"}]'],
])('a list of %s is sent as valid JSON', async (_, parts, body) => {
  const answer = await answerOf(parts)
  expect([answer.statusCode, answer.headers['content-type'], answer.body]).toEqual([200, 'application/json; charset=utf-8', body])
})

test('a failure before the first part is answered with 500', async () => {
  expect((await answerOf([[{ name: 'A' }]], 0)).statusCode).toBe(500)
})

test('other tasks run between parts', async () => {
  const seen: string[] = []
  const app = fastify()
  async function* read() {
    for (const name of ['A', 'B', 'C']) {
      seen.push(name)
      setImmediate(() => seen.push('other'))
      yield [{ name }]
    }
  }
  app.get('/', (_, reply) => sendListInBatches(reply, z.object({ name: z.string() }), read()))
  await app.inject('/')
  expect(seen).toEqual(['A', 'other', 'B', 'other', 'C', 'other'])
})
