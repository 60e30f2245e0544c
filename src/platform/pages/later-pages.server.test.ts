import { createHash } from 'node:crypto'
import {
  createServer,
  get as httpGet,
  request as httpRequest,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
} from 'node:http'
import type { AddressInfo } from 'node:net'
import { type BrotliOptions, brotliDecompressSync } from 'node:zlib'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import routes from '#src/routes.ts'
import { startCountedPages } from '#tests/counted-pages.ts'
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

describe('documents compressed against another document', () => {
  const pages = startCountedPages()
  const { changes, get, rendered } = pages

  const brand = { 'sec-ch-ua': '"Chromium";v="156"', 'accept-encoding': 'gzip, br, dcb' }
  const holding = async (url: string, headers: Record<string, string> = {}) => {
    const { rawPayload } = await get(url, { ...brand, 'accept-encoding': 'identity', ...headers })
    return { ...brand, 'available-dictionary': `:${createHash('sha256').update(rawPayload).digest('base64')}:` }
  }
  const read = async (url: string, headers: Record<string, string>, held: string) => {
    const dictionary = Buffer.from(held)
    const { headers: answered, rawPayload } = await get(url, headers)
    expect(answered['content-encoding']).toBe('dcb')
    return brotliDecompressSync(rawPayload.subarray(36), { dictionary } as BrotliOptions).toString()
  }

  test('vary by every header that changes them', async () => {
    const headers = await holding('/')
    expect((await get('/products', headers)).headers.vary).toBe('cookie, accept-language, save-data, accept-encoding, available-dictionary')
    expect((await get('/')).headers.vary).toContain('available-dictionary')
  })

  test('are in the requested language, whatever the language of the held document', async () => {
    const held = (await get('/')).body
    const headers = await holding('/')
    for (const language of ['en', 'es']) {
      const told = { ...headers, cookie: `language=${language}` }
      for (let time = 0; time < 2; time += 1) expect(await read('/products', told, held)).toContain(`lang="${language}"`)
    }
  })

  test('are current, also against a document from before a catalogue change', async () => {
    const held = (await get('/')).body
    const headers = await holding('/')
    await get('/products', headers)
    changes.announce()
    expect(await read('/products', headers, held)).toBe((await get('/products')).body)
    expect(await read('/', headers, held)).not.toBe(held)
  })

  test('are sent through the fast path too', async () => {
    const { port } = pages.app.server.address() as { port: number }
    const ask = (path: string, headers: Record<string, string>) =>
      new Promise<IncomingMessage>((resolve) => {
        httpGet({ port, path, headers: { ...headers, 'accept-language': 'es' } }, (answer) => resolve(answer.resume()))
      })
    const headers = await holding('/')
    for (let time = 0; time < 2; time += 1) expect((await ask('/products', headers)).headers['content-encoding']).toBe('dcb')
    expect((await ask('/products', { ...headers, cookie: 'staff=1' })).headers['content-encoding']).toBe('br')
    expect((await ask('/products', { ...headers, cookie: 'a=b; __Host-session=x' })).headers['use-as-dictionary']).toBeUndefined()
  })

  test('do not use documents whose address has values made up by a visitor', async () => {
    for (const url of ['/contact?product=x1', '/contact?sent=x', '/contact?quantity=7', '/contact?cart=2', '/contact?product=a&lang=en'])
      expect([url, (await get(url, brand)).headers['use-as-dictionary']]).toEqual([url, undefined])
    const [made, headers] = [(await get('/contact?product=x2')).body, await holding('/contact?product=x2')]
    expect(made).not.toBe((await get('/contact')).body)
    expect((await get('/products', headers)).headers['content-encoding']).toBe('br')
    // An unknown value of a parameter does not lead to another page.
    rendered.length = 0
    for (const url of ['/products?view=x', '/products?view=y']) await get(url, brand)
    expect(rendered).toEqual([])
  })

  test('do not use answers to forms, and are not offered there or on search results', async () => {
    const headers = await holding('/')
    const form = { ...headers, 'content-type': 'application/x-www-form-urlencoded' }
    const answer = await pages.app.inject({ method: 'POST', url: '/contact', payload: 'words=x', headers: form })
    expect([answer.headers['content-encoding'], answer.headers['use-as-dictionary']]).toEqual(['br', undefined])
    expect((await get('/products?q=panel', brand)).headers['use-as-dictionary']).toBeUndefined()
    expect((await get('/admin/login', headers)).headers).not.toHaveProperty('use-as-dictionary')
  })

  const patternOf = async (url: string) => /match="([^"]+)"/.exec(String((await get(url, brand)).headers['use-as-dictionary']))?.[1] ?? ''

  test.each(['/', '/product/a'])('are offered for pages of visitors only: %s', async (url) => {
    const pattern = new URLPattern(await patternOf(url), 'http://localhost/product/a?b=c')
    expect(pattern.hasRegExpGroups).toBe(false)
    const isFor = (path: string) => pattern.test(path, 'http://localhost')
    const pathsOf = (entries: RouteConfigEntry[], parent = ''): string[] =>
      entries.flatMap(({ path, children }) => [path ?? parent, ...pathsOf(children ?? [], path ?? parent)])
    const paths = pathsOf((await routes) as RouteConfigEntry[]).filter((path) => path !== '*')
    for (const path of paths) expect([path, isFor(`/${path.replace(':slug', 'x')}?a=b`)]).toEqual([path, !path.startsWith('admin')])
    expect(paths.length).toBeGreaterThan(20)
    for (const path of ['/api/docs', '/api/products', '/assets/early-1.js', '/media/a/960.jpg', '/_hydrate/x', '/healthz', '/favicon.ico'])
      expect([path, isFor(path)]).toEqual([path, false])
  })

  test('have a longer pattern on product pages, so that browsers prefer those', async () => {
    expect((await patternOf('/product/a')).length).toBeGreaterThan((await patternOf('/products')).length)
  })
})
