import { type AddressInfo, createConnection } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { catalogueChanges } from '#database/catalogue-changes.ts'
import { readConfig } from '#src/config.ts'
import { buildServer } from '#src/server.ts'
import { testClock } from '#tests/clock.ts'
import { databases } from '#tests/databases.ts'
import type { App } from './route.server.ts'
import { documentHeaders, framedPolicy, publicPolicy, staffDocumentHeaders, staffPolicy } from './security-headers.server.ts'

const directives = (policy: string) =>
  Object.fromEntries(policy.split(';').map((one) => [one.split(' ')[0], one.split(' ').slice(1).join(' ')]))

test('a public document loads from this origin only, runs only its own scripts, and cannot be framed', () => {
  const { 'script-src': scripts, 'style-src': styles, ...others } = directives(publicPolicy({ scripts: ['run()'], styles: ['p{}'] }))
  expect(others).toEqual({
    'default-src': "'self'",
    'img-src': "'self' data:",
    'object-src': "'none'",
    'form-action': "'self'",
    'base-uri': "'none'",
    'frame-ancestors': "'none'",
    'style-src-attr': "'unsafe-inline'",
  })
  expect(scripts).toMatch(/^'self' 'sha256-[\w+/]{43}='$/)
  expect(styles).toMatch(/^'self' 'sha256-[\w+/]{43}='$/)
})

test('a preview runs no scripts and can be framed by the staff area only', () => {
  const policy = directives(framedPolicy([]))
  expect([policy['script-src'], policy['frame-ancestors'], policy['object-src']]).toEqual(["'none'", "'self'", "'none'"])
})

test('a staff page runs scripts with its nonce and cannot be framed', () => {
  const policy = directives(staffPolicy('n'))
  expect([policy['script-src'], policy['style-src'], policy['frame-ancestors']]).toEqual(["'self' 'nonce-n'", "'self'", "'none'"])
})

test('documents forbid sniffing, isolate their opener and stay on https', () => {
  const all = {
    'x-content-type-options': 'nosniff',
    'cross-origin-opener-policy': 'same-origin',
    // Other sites get no referrer. The shop's own pages get the whole address for its statistics.
    'referrer-policy': 'same-origin',
  }
  expect(documentHeaders('http://localhost')).toEqual(all)
  expect(documentHeaders('https://shop.example')).toEqual({ ...all, 'strict-transport-security': 'max-age=31536000' })
  expect(staffDocumentHeaders('http://localhost')).toEqual({
    ...all,
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=()',
  })
})

describe('responses', () => {
  let app: App
  let close: () => Promise<unknown>
  beforeAll(async () => {
    const [sqlite] = databases
    if (!sqlite) throw new Error('no database')
    const { opened, place, remove } = await sqlite.make()
    const config = readConfig({
      DATA_DIR: place.dataDir,
      DATABASE_URL: place.databaseUrl,
      PUBLIC_URL: 'https://shop.example',
      LOG_LEVEL: 'silent',
    })
    app = await buildServer({ config, db: opened.db, clock: testClock(), changes: catalogueChanges(), log: false })
    await app.listen({ port: 0, host: '127.0.0.1' })
    close = () => app.close().then(remove)
  })
  afterAll(() => close())

  /** Returns the header lines of an answer as they are sent, and whether the connection stays open afterwards. */
  const ask = (path: string, { version = '1.1', line = '' } = {}) =>
    new Promise<{ lines: string[]; isOpen: boolean }>((resolve) => {
      const socket = createConnection((app.server.address() as AddressInfo).port, '127.0.0.1', () =>
        socket.write(`GET ${path} HTTP/${version}\r\nHost: x\r\n${line}\r\n`),
      )
      let text = ''
      let asked = false
      const end = (isOpen: boolean) => {
        socket.destroy()
        resolve({ lines: (text.split('\r\n\r\n')[0] ?? '').toLowerCase().split('\r\n').slice(1), isOpen })
      }
      socket.on('data', (chunk) => {
        text += chunk.toString()
        // A second answer shows that the connection is still open.
        if (asked && /HTTP[\s\S]*HTTP/.test(text)) end(true)
        if (!asked) socket.write(`GET ${path} HTTP/${version}\r\nHost: x\r\nConnection: close\r\n\r\n`)
        asked = true
      })
      socket.on('error', () => {})
      socket.on('close', () => end(false))
    })

  test('API answers cannot be loaded by other sites and reveal nothing to them', async () => {
    for (const path of ['/api/admin/products', '/api/geolocation', '/api/nothing', '/api/docs', '/api/openapi.json']) {
      const { lines } = await ask(path)
      expect(lines).toContain('x-content-type-options: nosniff')
      expect(lines).toContain('cross-origin-resource-policy: same-origin')
      expect(lines).toContain('referrer-policy: same-origin')
    }
  })

  test('for pictures may be embedded elsewhere and have only the headers they need', async () => {
    const { lines } = await ask('/media/00000000000000000000000000/240.jpg')
    expect(lines).toContain('x-content-type-options: nosniff')
    expect(lines.join()).not.toMatch(/cross-origin|strict-transport|referrer|frame/)
  })

  test('other than calls and pictures keep visitors on https', async () => {
    expect((await ask('/robots.txt')).lines).toContain('strict-transport-security: max-age=31536000')
  })

  test('have no connection header on a kept-alive connection', async () => {
    const { lines, isOpen } = await ask('/healthz')
    expect(isOpen).toBe(true)
    expect(lines.join()).not.toMatch(/connection|keep-alive/)
    expect(lines.join()).toContain('date:')
  })

  test('have a connection header if the client asks to close it or uses an older HTTP', async () => {
    expect((await ask('/healthz', { line: 'Connection: close\r\n' })).lines).toContain('connection: close')
    expect((await ask('/healthz', { version: '1.0' })).lines).toContain('connection: close')
    expect((await ask('/healthz', { version: '1.0', line: 'Connection: keep-alive\r\n' })).lines).toContain('connection: keep-alive')
  })
})
