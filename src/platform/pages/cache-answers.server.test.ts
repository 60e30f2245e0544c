import { Readable } from 'node:stream'
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib'
import compress from '@fastify/compress'
import fastify from 'fastify'
import { describe, expect, test } from 'vitest'
import { catalogueChanges } from '#database/catalogue-changes.ts'
import type { App } from '../http/route.server.ts'
import { cacheAnswers } from './cache-answers.server.ts'

const PART = 100_000
const unpack = { br: brotliDecompressSync, gzip: gunzipSync }

/** Splits a text into parts, as a stream delivers it. */
function partsOf(text: string): Buffer[] {
  return Array.from({ length: Math.ceil(text.length / PART) }, (_, at) => Buffer.from(text.slice(at * PART, (at + 1) * PART)))
}

describe.each([
  ['a short answer', 10, false],
  ['an answer of some hundred thousand letters', 40_000, false],
  ['a short answer in parts', 10, true],
  ['an answer of some hundred thousand letters in parts', 40_000, true],
])('%s in the cache', (_, lines, isInParts) => {
  async function open() {
    const changes = catalogueChanges()
    let made = 0
    const app = fastify()
    await app.register(compress, { encodings: ['br', 'gzip'], threshold: 0 })
    await app.register(async (kept) => {
      cacheAnswers(kept as unknown as App, changes)
      kept.get('/list', async (_request, reply) => {
        made += 1
        const answer = { made, lines: Array.from({ length: lines }, (_line, n) => `line ${n}`) }
        return isInParts ? reply.type('application/json; charset=utf-8').send(Readable.from(partsOf(JSON.stringify(answer)))) : answer
      })
    })
    const get = (encoding?: string, headers = {}) =>
      app.inject({ url: '/list', headers: { ...(encoding ? { 'accept-encoding': encoding } : {}), ...headers } })
    return { get, changes, count: () => made }
  }

  test.each(['br', 'gzip'] as const)(
    'is compressed in %s for the first reader already, made once, and the same for the second reader',
    async (encoding) => {
      const { get, count } = await open()
      const [first, again] = [await get(encoding), await get(encoding)]
      for (const { statusCode, headers } of [first, again])
        expect([statusCode, headers['content-encoding'], headers.vary, headers['content-length']]).toEqual([
          200,
          encoding,
          'accept-encoding',
          String(first.rawPayload.length),
        ])
      expect(JSON.parse(unpack[encoding](again.rawPayload).toString())).toMatchObject({ made: 1 })
      expect(unpack[encoding](first.rawPayload).equals(unpack[encoding](again.rawPayload))).toBe(true)
      expect((await get(encoding, { 'if-none-match': String(first.headers.etag) })).statusCode).toBe(304)
      expect(count()).toBe(1)
    },
  )

  test('is uncompressed for clients without compression, and new after a change, even for clients with the former ETag', async () => {
    const { get, changes, count } = await open()
    const first = await get()
    expect([first.headers['content-encoding'], first.json().lines.length]).toEqual([undefined, lines])
    changes.announce()
    const after = await get(undefined, { 'if-none-match': String(first.headers.etag) })
    expect([after.statusCode, after.json().made, count()]).toEqual([200, 2, 2])
  })
})

test('a large answer whose bytes matter comes to its first reader as small as it can be', async () => {
  const text = Array.from({ length: 40_000 }, (_, n) => `line ${n}`).join()
  const app = fastify()
  await app.register(async (kept) => {
    cacheAnswers(kept as unknown as App, catalogueChanges(), () => true, 60_000)
    kept.get('/list', async () => text)
  })
  const { rawPayload } = await app.inject({ url: '/list', headers: { 'accept-encoding': 'br' } })
  // The best quality is the default of Node.
  expect(rawPayload.length).toBe(brotliCompressSync(text).length)
})
