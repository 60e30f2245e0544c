import { describe, expect } from 'vitest'
import { oneDatabase } from '#tests/databases.ts'
import { shopTest } from '#tests/shop.ts'
import type { App } from './route.server.ts'

/** Sends a write by a page of `origin` to `host`, without Sec-Fetch-Site. Returns the status. */
const write = async (app: App, origin: string, host: string) => {
  const payload = { username: 'nobody', password: 'nothing at all' }
  return (await app.inject({ method: 'POST', url: '/api/admin/login', headers: { host, origin }, payload })).statusCode
}

for (const database of oneDatabase) {
  describe('writes with PUBLIC_URL', () => {
    const test = shopTest(database, { PUBLIC_URL: 'https://shop.example' })

    test('are accepted from the pages of that address alone, whatever host the request names', async ({ app }) => {
      expect(await write(app, 'http://evil.example', 'evil.example')).toBe(403)
      expect(await write(app, 'https://shop.example', 'shop.example')).toBe(401)
      // A proxy may have replaced the host.
      expect(await write(app, 'https://shop.example', '127.0.0.1:3000')).toBe(401)
      expect(await write(app, 'https://shop.example:8443', 'shop.example:8443')).toBe(403)
      expect(await write(app, 'http://shop.example', 'shop.example')).toBe(403)
    })
  })

  describe('writes without PUBLIC_URL', () => {
    const test = shopTest(database, { PUBLIC_URL: '' })

    test('are accepted from the pages of the host in the request', async ({ app }) => {
      expect(await write(app, 'http://192.168.1.5:3000', '192.168.1.5:3000')).toBe(401)
      expect(await write(app, 'http://evil.example', '192.168.1.5:3000')).toBe(403)
    })
  })
}
