import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { drawing } from '#tests/pictures.ts'
import { fetchOutsidePicture } from './outside-picture.server.ts'
import { isPublicAddress } from './public-address.server.ts'

/** Another site, on a local server. The path decides how it answers. */
let site: Server
let origin: string
let picture: Buffer
let asked: string[] = []
let sentBytes = 0

const pages: Record<string, (request: IncomingMessage, response: ServerResponse) => void> = {
  '/panel%20550.jpg': (_, response) => response.writeHead(200, { 'content-type': 'image/jpeg' }).end(picture),
  '/once': (_, response) => response.writeHead(302, { location: '/panel%20550.jpg' }).end(),
  '/loop': (_, response) => response.writeHead(301, { location: '/loop' }).end(),
  '/inside': (_, response) => response.writeHead(302, { location: `http://127.0.0.2:${port()}/panel%20550.jpg` }).end(),
  '/file': (_, response) => response.writeHead(302, { location: 'file:///etc/passwd' }).end(),
  '/home': (_, response) => response.writeHead(302, { location: `http://shop.example/media/${'a'.repeat(26)}/960.jpg` }).end(),
  '/cart': (_, response) => response.writeHead(302, { location: 'http://shop.example/products' }).end(),
  '/missing': (_, response) => response.writeHead(404).end(),
  '/broken': (_, response) => response.writeHead(503).end(),
  '/announced': (_, response) => response.writeHead(200, { 'content-length': 50 * 1024 * 1024 }).end('x'),
  '/endless': (_, response) => {
    const part = Buffer.alloc(64 * 1024)
    const more = () => {
      while (!response.destroyed && sentBytes < 50 * 1024 * 1024) {
        sentBytes += part.length
        if (!response.write(part)) return void response.once('drain', more)
      }
      response.end()
    }
    more()
  },
  '/silent': () => {},
  '/slow': (_, response) => {
    response.writeHead(200).write('a')
  },
}
const port = () => (site.address() as AddressInfo).port
const own = (ip: string) => ip === '127.0.0.1'

beforeAll(async () => {
  picture = await drawing('jpeg')
  site = createServer((request, response) => {
    asked.push(`${request.headers.host}${request.url}`)
    pages[request.url ?? '']?.(request, response)
  })
  await new Promise<void>((resolve) => site.listen(0, resolve))
  origin = `http://127.0.0.1:${port()}`
})
afterAll(() => {
  site.closeAllConnections()
  site.close()
})

test('a picture of another site gets the file name in its address', async () => {
  const fetched = await fetchOutsidePicture(`${origin}/panel%20550.jpg`, own)
  expect(fetched).toEqual({ ok: true, value: { filename: 'panel 550.jpg', bytes: picture } })
  expect(await fetchOutsidePicture(`${origin}/once`, own)).toMatchObject({ ok: true })
})

test('a name is resolved once, and the connection goes to the address that was checked', async () => {
  const seen: string[] = []
  const onlyOnce = (ip: string) => seen.push(ip) > 0
  expect(await fetchOutsidePicture(`http://localhost:${port()}/panel%20550.jpg`, onlyOnce)).toMatchObject({ ok: true })
  expect(new Set(seen).size).toBe(seen.length)
})

test('the shop never requests its own machine or network, however the address is written', async () => {
  asked = []
  for (const host of [
    '127.0.0.1',
    'localhost',
    '0x7f.1',
    '2130706433',
    '0.0.0.0',
    '[::1]',
    '[::ffff:127.0.0.1]',
    '10.0.0.1',
    '169.254.169.254',
  ])
    expect(await fetchOutsidePicture(`http://${host}:${port()}/panel%20550.jpg`, isPublicAddress)).toEqual({
      ok: false,
      problem: 'image.unreachable',
    })
  expect(asked).toEqual([])
})

test('a redirect to a forbidden address is not followed', async () => {
  asked = []
  expect(await fetchOutsidePicture(`${origin}/inside`, own)).toEqual({ ok: false, problem: 'image.unreachable' })
  expect(asked).toEqual([`127.0.0.1:${port()}/inside`])
  expect(await fetchOutsidePicture(`${origin}/file`, own)).toEqual({ ok: false, problem: 'image.address' })
})

test('at most three redirects are followed', async () => {
  asked = []
  expect(await fetchOutsidePicture(`${origin}/loop`, own)).toEqual({ ok: false, problem: 'image.unreachable' })
  expect(asked).toHaveLength(4)
})

test('an address without http, or with a password in it, is refused', async () => {
  for (const address of [
    'ftp://127.0.0.1/a.jpg',
    'file:///etc/passwd',
    'data:image/png;base64,AAAA',
    `http://me:secret@127.0.0.1:${port()}/`,
    'no address',
  ])
    expect(await fetchOutsidePicture(address, own)).toEqual({ ok: false, problem: 'image.address' })
})

test('a file above 10 MB is aborted, announced or not', async () => {
  expect(await fetchOutsidePicture(`${origin}/announced`, own)).toEqual({ ok: false, problem: 'image.tooLarge' })
  expect(await fetchOutsidePicture(`${origin}/endless`, own)).toEqual({ ok: false, problem: 'image.tooLarge' })
  expect(sentBytes).toBeLessThan(30 * 1024 * 1024)
})

test('a site that is silent, slow or fails is unreachable, one that lacks the file is not', async () => {
  for (const path of ['/broken', '/silent', '/slow'])
    expect(await fetchOutsidePicture(`${origin}${path}`, own, { timeoutMs: 300 })).toEqual({ ok: false, problem: 'image.unreachable' })
  expect(await fetchOutsidePicture(`${origin}/missing`, own)).toEqual({ ok: false, problem: 'image.refused' })
  expect(await fetchOutsidePicture('http://127.0.0.1:1/', own)).toEqual({ ok: false, problem: 'image.unreachable' })
  expect(await fetchOutsidePicture('http://name.invalid/', isPublicAddress)).toEqual({ ok: false, problem: 'image.unreachable' })
})

test('an address of the shop itself, direct or redirected, is resolved without a request', async () => {
  asked = []
  const ownHosts = ['shop.example', `localhost:${port()}`]
  const key = 'a'.repeat(26)
  // `localhost` is the test's own server, which would record a request in `asked`.
  expect(await fetchOutsidePicture(`http://localhost:${port()}/media/${key}/960.jpg`, () => true, { ownHosts })).toEqual({
    ok: true,
    value: { ownKey: key },
  })
  expect(asked).toEqual([])
  expect(await fetchOutsidePicture(`${origin}/home`, own, { ownHosts })).toEqual({ ok: true, value: { ownKey: key } })
  expect(await fetchOutsidePicture(`${origin}/cart`, own, { ownHosts })).toEqual({ ok: true, value: { ownKey: undefined } })
  expect(asked).toEqual([`127.0.0.1:${port()}/home`, `127.0.0.1:${port()}/cart`])
})
