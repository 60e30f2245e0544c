import { createHash } from 'node:crypto'
import { createServer, request as httpRequest, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type BrotliOptions, brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createCachedResponse } from './cached-response.server.ts'
import { createPageSender } from './later-pages.server.ts'

const NO_CACHE = { 'cache-control': 'private, no-cache' }
const text = (name: string) => Buffer.from(`<h1>${name}</h1>${Array.from({ length: 400 }, (_, n) => `<p>${n * n}</p>`).join('')}`)
const documents = {
  '/a': createCachedResponse(200, NO_CACHE, text('a')),
  '/b': createCachedResponse(200, NO_CACHE, text('b')),
  '/found': createCachedResponse(200, NO_CACHE, text('found')),
  '/thanks': createCachedResponse(200, { 'cache-control': 'no-store' }, text('thanks')),
  '/nothing': createCachedResponse(404, NO_CACHE, text('nothing')),
}
type Path = keyof typeof documents

const chromium = { 'sec-ch-ua': '"Chromium";v="156"', 'accept-encoding': 'gzip, deflate, br, zstd' }
const hashOf = (path: Path) => createHash('sha256').update(documents[path].body).digest('base64')
const holding = (path: Path) => ({ ...chromium, 'accept-encoding': 'gzip, br, dcb', 'available-dictionary': `:${hashOf(path)}:` })

describe('later pages', () => {
  const pages = createPageSender({ isStaff: (cookie) => cookie === 'staff=1' })
  let server: Server
  beforeAll(async () => {
    server = createServer((request, response) => {
      const path = request.url as Path
      pages.sendPage(request, response, documents[path], { match: path === '/found' ? undefined : '/{p*}?' })
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  })
  afterAll(() => server.close())

  type Answer = { status: number | undefined; headers: IncomingHttpHeaders; body: Buffer }
  const ask = (path: Path, headers: Record<string, string | string[]>, method = 'GET') =>
    new Promise<Answer>((resolve, reject) => {
      httpRequest({ port: (server.address() as AddressInfo).port, path, method, headers }, (answer) => {
        const chunks: Buffer[] = []
        answer.on('data', (chunk: Buffer) => chunks.push(chunk))
        answer.on('end', () => resolve({ status: answer.statusCode, headers: answer.headers, body: Buffer.concat(chunks) }))
      })
        .on('error', reject)
        .end()
    })
  const plain = (path: Path, { headers, body }: Answer) => {
    expect(headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(body)).toEqual(documents[path].body)
  }

  test('are offered as dictionaries, with stale-while-revalidate, only to browsers with a brand', async () => {
    const { headers } = await ask('/a', chromium)
    expect(headers['use-as-dictionary']).toBe('match="/{p*}?", match-dest=("document" "")')
    expect(headers['cache-control']).toBe('private, max-age=0, stale-while-revalidate=3600')
    for (const brand of [{}, { 'sec-ch-ua': '' }, { 'sec-ch-ua': '""' }] as Record<string, string>[]) {
      const other = await ask('/a', { 'accept-encoding': 'br', ...brand })
      expect([other.headers['use-as-dictionary'], other.headers['cache-control']]).toEqual([undefined, 'private, no-cache'])
    }
  })

  test('are compressed against the held document, with the same ETag as without', async () => {
    await ask('/a', chromium)
    for (let time = 0; time < 3; time += 1) {
      const { headers, body } = await ask('/b', holding('/a'))
      expect([headers['content-encoding'], headers['content-length']]).toEqual(['dcb', String(body.length)])
      expect(headers.etag).toBe(documents['/b'].etag)
      expect(brotliDecompressSync(body.subarray(36), { dictionary: documents['/a'].body } as BrotliOptions)).toEqual(documents['/b'].body)
      expect(body.length).toBeLessThan(100)
    }
  })

  test('answer HEAD with the same headers, and no body', async () => {
    await ask('/a', chromium)
    const [get, head] = [await ask('/b', holding('/a')), await ask('/b', holding('/a'), 'HEAD')]
    expect(head.headers['content-length']).toBe(get.headers['content-length'])
    expect([head.headers['content-encoding'], head.body.length]).toEqual(['dcb', 0])
  })

  test('answer 304 to a client with the same document, and let it keep the document', async () => {
    await ask('/a', chromium)
    const { status, headers, body } = await ask('/b', { ...holding('/a'), 'if-none-match': `"x", ${documents['/b'].etag}` })
    expect([status, body.length, headers['content-encoding']]).toEqual([304, 0, undefined])
    expect(headers['cache-control']).toContain('stale-while-revalidate')
  })

  test('are neither offered to staff nor compressed against documents held before', async () => {
    await ask('/a', chromium)
    const answer = await ask('/b', { ...holding('/a'), cookie: 'staff=1' })
    plain('/b', answer)
    expect([answer.headers['use-as-dictionary'], answer.headers['cache-control']]).toEqual([undefined, 'private, no-cache'])
  })

  test('are not prefetched for staff, who would see an outdated page', async () => {
    const ahead = { ...chromium, 'sec-purpose': 'prefetch' }
    const answer = await ask('/a', { ...ahead, cookie: 'staff=1' })
    expect([answer.status, answer.headers['cache-control'], answer.body.length]).toEqual([503, 'no-store', 0])
    expect((await ask('/a', ahead)).status).toBe(200)
    expect((await ask('/a', { ...chromium, cookie: 'staff=1' })).status).toBe(200)
  })

  test.each<Path>(['/thanks', '/nothing'])('are not offered for uncacheable documents: %s', async (path) => {
    await ask('/a', chromium)
    const answer = await ask(path, holding('/a'))
    plain(path, answer)
    expect([answer.headers['use-as-dictionary'], answer.headers['cache-control']]).toEqual([
      undefined,
      documents[path].headers['cache-control'],
    ])
  })

  test('with an address made up by a visitor are compressed against the held document, but are not offered as dictionaries', async () => {
    await ask('/a', chromium)
    const { headers } = await ask('/found', holding('/a'))
    expect([headers['content-encoding'], headers['use-as-dictionary']]).toEqual(['dcb', undefined])
    plain('/b', await ask('/b', holding('/found')))
  })

  const known = `:${hashOf('/a')}:`
  test.each<[string, string | string[]]>([
    ['of a document that was never sent', `:${createHash('sha256').update('x').digest('base64')}:`],
    ['empty', ''],
    ['without its colons', hashOf('/a')],
    ['cut off', known.slice(0, 20)],
    ['in another alphabet', `:${'-'.repeat(43)}=:`],
    ['no base64', ':<script>alert(1)</script>:'],
    ['of an object’s own', ':__proto__:'],
    ['with a parameter', `${known};a=1`],
    ['twice in a line', `${known}, ${known}`],
    ['in two lines', [known, known]],
    ['very long', `:${'A'.repeat(8000)}:`],
  ])('are plain if the name of the held document is %s', async (_, held) => {
    await ask('/a', chromium)
    plain('/b', await ask('/b', { ...holding('/a'), 'available-dictionary': held }))
  })

  test.each(['gzip, br', 'br, dcb;q=0', 'br, dcz', 'br, xdcb'])('are plain for a browser that accepts %s', async (accepted) => {
    await ask('/a', chromium)
    plain('/b', await ask('/b', { ...holding('/a'), 'accept-encoding': accepted }))
  })
})
