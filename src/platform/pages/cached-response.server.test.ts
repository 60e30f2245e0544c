import { randomBytes } from 'node:crypto'
import { createServer, get } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import {
  type CachedResponse,
  createCachedResponse,
  createPrecompressedResponse,
  queueCompression,
  sendCached,
  waitForSmallForm,
} from './cached-response.server.ts'

/** Resolves when all queued compressions are done: the queue runs one at a time. */
const queueIsEmpty = () => queueCompression(async () => {})

const lines = Array.from({ length: 2000 }, (_, n) => `Panel solar de ${(n * n) % 947} W, garantía de ${(n * 7) % 31} años. `)
const page = Buffer.from(`<p>${lines.join('')}</p>`)

/** Sends a cached answer to a client that accepts these encodings. Returns the encoding and body that it gets. */
async function read(cached: CachedResponse, accepted: string): Promise<{ encoding: string | undefined; bytes: Buffer }> {
  const server = createServer((request, response) => sendCached(request, response, cached)).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as AddressInfo
  try {
    return await new Promise((resolve, reject) => {
      get({ port, headers: { 'accept-encoding': accepted } }, async (answer) => {
        const bytes = Buffer.concat(await answer.toArray())
        resolve({ encoding: answer.headers['content-encoding'], bytes })
      }).on('error', reject)
    })
  } finally {
    server.close()
  }
}

test('a cached response takes no more memory than its bytes', async () => {
  const cached = createCachedResponse(200, {}, page.subarray(0, 20_000))
  await read(cached, 'gzip')
  for (const _ of ['quick', 'smallest']) {
    expect([cached.br?.buffer.byteLength, cached.gzip?.buffer.byteLength]).toEqual([cached.br?.length, cached.gzip?.length])
    await queueIsEmpty()
  }
  const file = createPrecompressedResponse({}, Buffer.from('let a'), { br: Buffer.from('a'), gzip: Buffer.from('b') })
  expect([file.br?.buffer.byteLength, file.gzip?.buffer.byteLength]).toEqual([1, 1])
})

test('a response is cached in compressed form only, and every reader gets the same text', async () => {
  const cached = createCachedResponse(200, {}, page)
  expect(Object.values(cached)).not.toContainEqual(page)
  expect(cached.size).toBeLessThan(page.length / 4)
  for (const _ of ['quick', 'smallest']) {
    const [br, gzip, plain] = [await read(cached, 'br'), await read(cached, 'gzip'), await read(cached, '')]
    expect([br.encoding, gzip.encoding, plain.encoding]).toEqual(['br', 'gzip', undefined])
    for (const text of [brotliDecompressSync(br.bytes), gunzipSync(gzip.bytes), plain.bytes, cached.body])
      expect(text.equals(page)).toBe(true)
    await queueIsEmpty()
  }
})

test('the first reader gets the smaller form if no other answers are queued, else the quick one', async () => {
  await queueIsEmpty()
  const { br: quick } = createCachedResponse(200, {}, page, undefined)
  const first = await waitForSmallForm(createCachedResponse(200, {}, page), 10_000)
  expect(first.br?.length).toBeLessThan(quick?.length ?? 0)

  const many = Array.from({ length: 5 }, () => createCachedResponse(200, {}, page))
  const [last] = many.slice(-1) as [CachedResponse]
  expect((await waitForSmallForm(last, 10_000)).br).toEqual(quick)
  await queueIsEmpty()
  expect(last.br).toEqual(first.br)
})

test('small responses use no more memory than their bytes', () => {
  const { br } = createCachedResponse(200, {}, Buffer.from('{"error":"not found"}'), undefined)
  // Small buffers share a slab of `poolSize`; a slice of the compressor's buffer would keep sixteen kilobytes.
  expect(br?.buffer.byteLength).toBeLessThanOrEqual(Math.max(Buffer.poolSize, br?.length ?? 0))
})

test('a file without a compressed form is cached and sent unchanged', async () => {
  const picture = randomBytes(500)
  const cached = createPrecompressedResponse({}, picture, { br: undefined, gzip: undefined })
  expect((await read(cached, 'br')).bytes.equals(picture)).toBe(true)
  const script = createPrecompressedResponse({}, page, { br: brotliCompressSync(page), gzip: undefined })
  expect((await read(script, '')).bytes.equals(page)).toBe(true)
})

test('a failed compression does not stop those after it', async () => {
  const failed = queueCompression(() => Promise.reject(new Error('no memory')))
  const cached = createCachedResponse(200, {}, page)
  const quick = cached.br?.length ?? 0
  await Promise.allSettled([failed, queueIsEmpty()])
  expect(cached.br?.length).toBeLessThan(quick)
})
