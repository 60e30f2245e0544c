import { describe, expect } from 'vitest'
import { catalogueChanges } from '#database/catalogue-changes.ts'
import { openDatabase } from '#database/open.server.ts'
import type { App } from '#platform/http/route.server.ts'
import { readConfig } from '#src/config.ts'
import { buildServer } from '#src/server.ts'
import { testClock } from '#tests/clock.ts'
import { databases } from '#tests/databases.ts'
import { shopTest } from '#tests/shop.ts'

const inquiry = { name: 'Ana', phone: '5234 5678', message: 'Quiero un sistema de 5 kW.', language: 'es' }
const PROXY = '10.0.0.7'

/** Sends an inquiry from the IP address `peer`, with `forwardedFor` in all headers that proxies use. */
async function send(app: App, peer: string, forwardedFor: string): Promise<number> {
  const headers = { 'x-forwarded-for': forwardedFor, 'x-real-ip': forwardedFor, forwarded: `for=${forwardedFor}` }
  const answer = await app.inject({ method: 'POST', url: '/api/inquiries', payload: inquiry, headers, remoteAddress: peer })
  return answer.statusCode
}

for (const database of databases) {
  describe(`the rate limit of inquiries, on ${database.name}`, () => {
    const test = shopTest(database, { TRUST_PROXY: PROXY })

    test('counts a direct client as one, whatever forwarded addresses it sends', async ({ app }) => {
      for (let n = 0; n < 10; n += 1) expect(await send(app, '203.0.113.5', `152.206.1.${n}`)).toBe(201)
      expect(await send(app, '203.0.113.5', '152.206.1.99')).toBe(429)
      // The address that it claimed in its headers is not limited.
      expect(await send(app, '152.206.1.99', '')).toBe(201)
    })

    test('counts clients behind the proxy separately and ignores addresses that they made up', async ({ app }) => {
      for (let n = 0; n < 10; n += 1) expect(await send(app, PROXY, `6.6.6.${n}, 198.51.100.1`)).toBe(201)
      expect(await send(app, PROXY, '7.7.7.7, 198.51.100.1')).toBe(429)
      expect(await send(app, PROXY, '7.7.7.7, 198.51.100.2')).toBe(201)
    })

    test('counts an IPv6 network of a household as one client, whichever address it uses', async ({ app }) => {
      for (let n = 0; n < 10; n += 1) expect(await send(app, `2001:db8:0:1::${n}`, '')).toBe(201)
      expect(await send(app, '2001:db8:0:1:ffff::1', '')).toBe(429)
      expect(await send(app, '2001:db8:0:2::1', '')).toBe(201)
    })

    test('is shared by two servers on one database', async ({ db: _ }) => {
      const { opened, place, remove } = await database.make()
      const second = await openDatabase(place)
      const clock = testClock()
      const config = readConfig({ DATA_DIR: place.dataDir, PUBLIC_URL: 'http://localhost', LOG_LEVEL: 'silent' })
      const open = (db: typeof opened.db) => buildServer({ config, db, clock, changes: catalogueChanges(), log: false })
      const [one, other] = [await open(opened.db), await open(second.db)]
      const sent = await Promise.all(Array.from({ length: 16 }, (_, n) => send(n % 2 ? one : other, '203.0.113.5', '')))
      expect(sent.filter((status) => status === 201)).toHaveLength(10)
      expect(sent.filter((status) => status === 429)).toHaveLength(6)
      await Promise.all([one.close(), other.close()])
      await second.close()
      await remove()
    })
  })
}
