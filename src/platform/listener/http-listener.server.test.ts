import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { connect } from 'node:net'
import fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type FastPath, httpListener } from './http-listener.server.ts'

const failures: unknown[] = []
const drained: number[] = []
const cut: number[] = []

type OpenOptions = { drainMs?: number; firstByteMs?: number; headersTimeoutMs?: number; checkMs?: number }

/** Starts a server that answers with the address and body that it read, and a fast path for /ready and /broken. */
async function open({ drainMs = 60_000, firstByteMs = 1, ...timeouts }: OpenOptions = {}) {
  const fastPaths: FastPath[] = [
    ({ url }, response) => {
      if (url === '/broken') throw new Error('the fast path broke')
      if (url !== '/ready') return false
      response.end('ready')
      return true
    },
  ]
  const door = httpListener({
    requestTimeoutMs: 60_000,
    ...timeouts,
    drainMs,
    firstByteMs,
    fastPaths,
    securityHeaders: { 'x-content-type-options': 'nosniff' },
    onFailure: (error) => failures.push(error),
    onDrain: (requests) => drained.push(requests),
    onCut: (requests) => cut.push(requests),
  })
  const app = fastify({ serverFactory: door.serverFactory, return503OnClosing: false, clientErrorHandler: () => {} })
  door.attach(app)
  app.get('/page', async () => (await app.inject('/a')).json())
  app.get('/*', async ({ url, host }) => ({ url, host }))
  app.post('/*', async ({ body }) => ({ body }))
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const line = async () => {
    const socket = connect(port, '127.0.0.1')
    const said: string[] = []
    socket.on('data', (chunk) => said.push(String(chunk)))
    socket.on('error', () => {})
    const closed = once(socket, 'close').then(() => said.join(''))
    await once(socket, 'connect')
    return { socket, closed }
  }
  return { app, line }
}

/** Expects a refusal with this sentence, the headers of every refusal, and no further content. */
function expectRefusal(answer: string, status: number, error: string): void {
  const [head = '', body = ''] = answer.split('\r\n\r\n')
  expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
  for (const line of ['x-content-type-options: nosniff', 'cache-control: no-store', 'connection: close'])
    expect(head.toLowerCase()).toContain(line)
  expect(JSON.parse(body)).toEqual({ error })
}

describe('the HTTP listener', () => {
  let shop: Awaited<ReturnType<typeof open>>
  beforeAll(async () => {
    shop = await open()
  })
  afterAll(() => shop?.app.close())
  const ask = async (target: string, host: string | undefined, version = '1.1') => {
    const { socket, closed } = await shop.line()
    socket.write(`GET ${target} HTTP/${version}\r\n${host === undefined ? '' : `Host: ${host}\r\n`}Connection: close\r\n\r\n`)
    return closed
  }

  test.each<readonly [target: string, host: string]>([
    ['*', 'shop'],
    ['http://', 'shop'],
    ['http://a b/', 'shop'],
    ['http://user@shop/', 'shop'],
    ['ftp://shop/', 'shop'],
    ['shop:80', 'shop'],
    ['products', 'shop'],
    ...['a b', '[::1', '::1', '127.0.0.1:99999999', '%', '%00', 'a/b', 'a@b', 'a?b', 'a#b', 'a\\b', 'a:b', '<script>', 'ä'].map(
      (host) => ['/', host] as const,
    ),
  ])('refuses the invalid target %s with the host %s', async (target, host) => {
    const answer = await ask(target, host)
    expectRefusal(answer, 400, 'No se entiende la petición.')
    expect(failures).toEqual([])
  })

  test.each<readonly [status: number, error: string, head: string]>([
    [400, 'No se entiende la petición.', 'POST / HTTP/1.1\r\nHost: shop\r\nContent-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\nabc'],
    [400, 'No se entiende la petición.', 'GET / HTTP/1.1\r\n\r\n'],
    [400, 'The request cannot be read.', 'GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\nAccept-Language: en\r\n\r\n'],
    [400, 'No se entiende la petición.', 'hello\r\n\r\n'],
    [
      413,
      'El envío es demasiado grande.',
      `POST / HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n1;${'x'.repeat(20_000)}\r\n`,
    ],
    [417, 'No se entiende la petición.', 'POST / HTTP/1.1\r\nHost: a\r\nExpect: coffee\r\nContent-Length: 1\r\n\r\n'],
    [431, 'Las cabeceras de la petición son demasiado grandes.', `GET / HTTP/1.1\r\nHost: a\r\nCookie: ${'x'.repeat(20_000)}\r\n\r\n`],
  ])('refuses unparsable requests with %i and a sentence: %s', async (status, error, head) => {
    const { socket, closed } = await shop.line()
    socket.write(head)
    expectRefusal(await closed, status, error)
  })

  test.each([
    ['/a', 'shop', '/a', 'shop'],
    ['/a?b', 'shop.example:8080', '/a?b', 'shop.example:8080'],
    ['/', '[::1]:80', '/', '[::1]:80'],
    ['/', 'SHOP_1.lan.', '/', 'SHOP_1.lan.'],
    ['//other/a', 'shop', '//other/a', 'shop'],
    // The host of an absolute address overrides the header.
    ['http://shop', 'other', '/', 'shop'],
    ['http://shop/a?b=c', 'other', '/a?b=c', 'shop'],
    ['HTTPS://shop:443?b', 'other', '/?b', 'shop:443'],
  ])('passes the target %s with the host %s on to the framework', async (target, host, url, named) => {
    const answer = await ask(target, host)
    expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).toEqual({ url, host: named })
  })

  test('accepts an older HTTP without a host', async () => {
    expect(await ask('/a', undefined, '1.0')).toMatch(/^HTTP\/1\.1 200 /)
  })

  test('refuses two hosts, since a proxy may have used the other one', async () => {
    for (const names of [
      ['shop', 'shop'],
      ['shop', 'other'],
      ['', 'shop'],
    ]) {
      const { socket, closed } = await shop.line()
      socket.write(`GET /ready HTTP/1.1\r\n${names.map((name, n) => `${n ? 'host' : 'Host'}: ${name}\r\n`).join('')}\r\n`)
      expect(await closed).toMatch(/^HTTP\/1\.1 400 /)
    }
  })

  test.each(['/ready', '/a'])('does not wait for the body of a request that needs none: %s', async (path) => {
    const { socket, closed } = await shop.line()
    socket.write(`GET ${path} HTTP/1.1\r\nHost: shop\r\nContent-Length: 1000\r\n\r\n`)
    expect(await closed).toMatch(/^HTTP\/1\.1 200 /)
  })

  test('survives an error in the fast path and logs it once', async () => {
    expect(await ask('/broken', 'shop')).toMatch(/^HTTP\/1\.1 500 /)
    expect(failures.splice(0).map(String)).toEqual(['Error: the fast path broke'])
    expect(await ask('/ready', 'shop')).toContain('ready')
  })
})

test('an incomplete request is refused and a connection without a request closed after the timeout', async () => {
  const { app, line } = await open({ headersTimeoutMs: 300, checkMs: 50 })
  try {
    const [half, silent] = [await line(), await line()]
    half.socket.write('GET /ready HTTP/1.1\r\nHost: sh')
    expectRefusal(await half.closed, 408, 'La petición tardó demasiado en llegar.')
    await silent.closed
    const whole = await line()
    whole.socket.write('GET /ready HTTP/1.1\r\nHost: shop\r\nConnection: close\r\n\r\n')
    expect(await whole.closed).toMatch(/^HTTP\/1\.1 200 /)
  } finally {
    await app.close()
  }
})

describe('the shutdown', () => {
  const post = (body: string) => `POST /a HTTP/1.1\r\nHost: shop\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n${body}`

  test('waits for requests in progress and closes their connection with the answer', async () => {
    const { app, line } = await open()
    const [{ socket, closed }, idle] = [await line(), await line()]
    const begun = once(app.server, 'request')
    socket.write(post('{"a":'))
    await begun
    const closing = app.close()
    // A connection without a request is closed at once.
    expect(await idle.closed).toBe('')
    socket.write('"b"}')
    const answer = await closed
    expect(answer).toMatch(/^HTTP\/1\.1 200 /)
    expect(answer).toMatch(/connection: close/i)
    await closing
    expect(cut).toEqual([])
  })

  test('answers a request whose connection was opened just before', async () => {
    const { app, line } = await open({ firstByteMs: 60_000 })
    const { socket, closed } = await line()
    const closing = app.close()
    await new Promise(setImmediate)
    // This page makes a call in process.
    socket.write('GET /page HTTP/1.1\r\nHost: shop\r\n\r\n')
    expect(await closed).toMatch(/^HTTP\/1\.1 200 [\s\S]*connection: close/i)
    await closing
  })

  test('closes the connections when its maximum wait is over', async () => {
    const { app, line } = await open({ drainMs: 50 })
    const { socket, closed } = await line()
    const begun = once(app.server, 'request')
    socket.write(post('{"a":'))
    await begun
    drained.splice(0)
    await app.close()
    expect(drained).toEqual([1])
    expect(await closed).toBe('')
    expect(cut.splice(0)).toEqual([1])
  })
})
