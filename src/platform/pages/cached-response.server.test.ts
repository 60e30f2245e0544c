import { randomBytes } from 'node:crypto'
import { createServer, get } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { type CachedResponse, cachedAsIs, cachedResponse, polished, sendCached } from './cached-response.server.ts'

const page = Buffer.from(`<p>${'Panel solar de 550 W, garantía de 25 años. '.repeat(2000)}</p>`)

/** What a reader who accepts these encodings gets of a kept answer. */
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

test('an answer is kept in its compressed form only, and every reader gets the same text of it', async () => {
  const cached = cachedResponse(200, {}, page)
  expect(Object.values(cached)).not.toContainEqual(page)
  expect(cached.size).toBeLessThan(page.length / 4)
  for (const _ of ['quick', 'smallest']) {
    const [br, gzip, plain] = [await read(cached, 'br'), await read(cached, 'gzip'), await read(cached, '')]
    expect([br.encoding, gzip.encoding, plain.encoding]).toEqual(['br', 'gzip', undefined])
    for (const text of [brotliDecompressSync(br.bytes), gunzipSync(gzip.bytes), plain.bytes, cached.body])
      expect(text.equals(page)).toBe(true)
    await polished()
  }
})

test('small answers hold no more memory than they have bytes', () => {
  const { br } = cachedResponse(200, {}, Buffer.from('{"error":"not found"}'), true)
  // Small buffers share a slab of eight kilobytes; the compressor's own is of sixteen.
  expect(br?.buffer.byteLength).toBeLessThanOrEqual(Math.max(Buffer.poolSize, br?.length ?? 0))
})

test('a file without compressed form is kept and sent as it is', async () => {
  const picture = randomBytes(500)
  const cached = cachedAsIs({}, picture, { br: undefined, gzip: undefined })
  expect((await read(cached, 'br')).bytes.equals(picture)).toBe(true)
  const script = cachedAsIs({}, page, { br: brotliCompressSync(page), gzip: undefined })
  expect((await read(script, '')).bytes.equals(page)).toBe(true)
})
