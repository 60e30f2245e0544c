import { randomBytes, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { describe, expect } from 'vitest'
import type { Engine } from '#database/migrations.ts'
import type { Database } from '#database/schema.ts'
import type { Clock } from '#platform/clock.server.ts'
import type { App } from '#platform/http/route.server.ts'
import { countAttempt } from '#platform/limits/rate-limit.server.ts'
import { databases } from '#tests/databases.ts'
import { client, shopTest, staff } from '#tests/shop.ts'
import { signInSecret } from './sign-in.server.ts'
import { bucketCounts, unknownDeviceAttempt } from './sign-in-limits.server.ts'

const MINUTE = 60_000
const rightly = { username: staff.username, password: staff.password }
const wrongly = { username: staff.username, password: 'luna de Matanzas' }

for (const database of databases) {
  describe(`guessing passwords, on ${database.name}`, () => {
    const test = shopTest(database)

    test('a name has to wait after five attempts, even with the right password', async ({ visitor, admin: _ }) => {
      for (let tries = 0; tries < 5; tries += 1) expect((await visitor.post('/api/admin/login', wrongly)).statusCode).toBe(401)
      const refused = await visitor.post('/api/admin/login', rightly, { 'accept-language': 'en' })
      expect(refused.statusCode).toBe(429)
      expect(refused.headers['retry-after']).toBe('60')
      expect(refused.json().error).toMatch(
        /^Too many attempts\. Please wait 60 seconds\. A browser that you have signed in with .*npm run admin/,
      )
    })

    test('leads to longer waits each time', async ({ visitor, admin: _, clock }) => {
      for (let tries = 0; tries < 5; tries += 1) await visitor.post('/api/admin/login', wrongly)
      for (const [waited, next] of [
        [60, 120],
        [120, 240],
        [240, 480],
        [480, 900],
        [900, 900],
      ] as const) {
        clock.advance(waited * 1000)
        expect((await visitor.post('/api/admin/login', wrongly)).statusCode).toBe(401)
        expect((await visitor.post('/api/admin/login', wrongly)).headers['retry-after']).toBe(String(next))
      }
    })

    test('is limited in the same way for an unknown name', async ({ visitor }) => {
      const unknown = { username: 'nobody', password: 'whatever it is' }
      for (let tries = 0; tries < 5; tries += 1) expect((await visitor.post('/api/admin/login', unknown)).statusCode).toBe(401)
      expect((await visitor.post('/api/admin/login', { ...unknown, username: 'Nobody' })).statusCode).toBe(429)
    })

    test('cannot bypass the limit with many attempts at once', async ({ visitor, admin: _ }) => {
      const answers = await Promise.all(Array.from({ length: 12 }, () => visitor.post('/api/admin/login', wrongly)))
      expect(answers.filter((answer) => answer.statusCode === 401)).toHaveLength(5)
      expect(answers.filter((answer) => answer.statusCode === 429)).toHaveLength(7)
    })

    test('is stopped for an address after twenty attempts, whatever the names', async ({ app, visitor, admin: _ }) => {
      for (let tries = 0; tries < 20; tries += 1)
        expect((await visitor.post('/api/admin/login', { username: `name ${tries}`, password: 'x' })).statusCode).toBe(401)
      expect((await visitor.post('/api/admin/login', rightly)).statusCode).toBe(429)
      const elsewhere = await app.inject({ method: 'POST', url: '/api/admin/login', payload: rightly, remoteAddress: '198.51.100.7' })
      expect(elsewhere.statusCode).toBe(200)
    })

    test('is forgiven after a correct password and forgotten after a quarter of an hour', async ({ visitor, admin: _, clock }) => {
      for (let tries = 0; tries < 4; tries += 1) await visitor.post('/api/admin/login', wrongly)
      expect((await visitor.post('/api/admin/login', rightly)).statusCode).toBe(200)
      for (let tries = 0; tries < 4; tries += 1) expect((await visitor.post('/api/admin/login', wrongly)).statusCode).toBe(401)
      clock.advance(15 * MINUTE)
      for (let tries = 0; tries < 5; tries += 1) expect((await visitor.post('/api/admin/login', wrongly)).statusCode).toBe(401)
      expect((await visitor.post('/api/admin/login', wrongly)).statusCode).toBe(429)
    })

    test('does not lock out users with the correct password, however often they sign in', async ({ visitor, admin: _ }) => {
      for (let times = 0; times < 25; times += 1) expect((await visitor.post('/api/admin/login', rightly)).statusCode).toBe(200)
    })

    test('does not slow down a browser that has signed in before', async ({ app, visitor, admin: _, db, clock }) => {
      const known = deviceOf(await visitor.post('/api/admin/login', rightly))
      for (let tries = 0; tries < 5; tries += 1) await visitor.post('/api/admin/login', wrongly)
      await countTries(db, clock, staff.username, 50)
      expect((await attempt(app, rightly, { from: '192.0.2.77' })).statusCode).toBe(429)
      expect((await visitor.post('/api/admin/login', rightly)).statusCode).toBe(429)
      expect((await visitor.post('/api/admin/login', rightly, { cookie: known })).statusCode).toBe(200)
    })

    test('a wait for a name at one address does not block it elsewhere', async ({ app, visitor, admin: _ }) => {
      for (let tries = 0; tries < 6; tries += 1) await visitor.post('/api/admin/login', wrongly)
      expect((await attempt(app, rightly, { from: '198.51.100.7' })).statusCode).toBe(200)
    })

    test('a name that is tried from many addresses has to wait too, even if no account has it', async ({ app, db, clock, admin: _ }) => {
      for (const username of [staff.username, 'nobody']) {
        const answers = []
        await countTries(db, clock, username, 48)
        for (let tries = 0; tries < 4; tries += 1)
          answers.push(await attempt(app, { ...wrongly, username }, { from: `2001:db8:${username.length}:${tries}::1` }))
        expect(answers.map(({ statusCode }) => statusCode)).toEqual([401, 401, 429, 429])
        expect(answers.map(({ body }) => body)).toEqual([answers[0]?.body, answers[0]?.body, answers[2]?.body, answers[2]?.body])
      }
      clock.advance(MINUTE)
      expect((await attempt(app, rightly, { from: '198.51.100.7' })).statusCode).toBe(200)
    })

    test('slows down a browser that has signed in before after its own failed attempts', async ({ app, visitor, admin: _, clock }) => {
      const known = deviceOf(await visitor.post('/api/admin/login', rightly))
      const statuses = []
      for (let tries = 0; tries < 6; tries += 1)
        statuses.push((await attempt(app, wrongly, { from: `198.51.100.${tries}`, cookie: known })).statusCode)
      expect(statuses).toEqual([401, 401, 401, 401, 401, 429])
      const refused = await visitor.post('/api/admin/login', rightly, { cookie: known })
      expect(refused.json()).toEqual({ error: 'Zu viele Versuche. Bitte 60 Sekunden warten.' })
      // Its attempts count for itself only: another browser at the same address can sign in.
      expect((await visitor.post('/api/admin/login', rightly)).statusCode).toBe(200)
      clock.advance(MINUTE)
      expect((await visitor.post('/api/admin/login', rightly, { cookie: known })).statusCode).toBe(200)
    })

    test('writes nothing to the database during a wait', async ({ app, visitor, admin: _, db }) => {
      const known = deviceOf(await visitor.post('/api/admin/login', rightly))
      for (let tries = 0; tries < 25; tries += 1) await visitor.post('/api/admin/login', { ...wrongly, username: `name ${tries}` })
      for (let tries = 0; tries < 6; tries += 1) await visitor.post('/api/admin/login', wrongly, { cookie: known })
      const before = await traces(db, database.engine)
      for (let tries = 0; tries < 20; tries += 1) {
        expect((await visitor.post('/api/admin/login', { ...wrongly, username: `other ${tries}` })).statusCode).toBe(429)
        expect((await visitor.post('/api/admin/login', rightly, { cookie: known })).statusCode).toBe(429)
      }
      expect(await traces(db, database.engine)).toEqual(before)
      expect((await attempt(app, rightly, { from: '198.51.100.7' })).statusCode).toBe(200)
    })
  })

  describe(`the device cookie of a browser that has signed in, on ${database.name}`, () => {
    const test = shopTest(database)

    test('is hidden from scripts and other sites, lasts 400 days, and is new at each sign-in', async ({ visitor, admin: _ }) => {
      const answer = await visitor.post('/api/admin/login', rightly)
      const cookie = [answer.headers['set-cookie']].flat().find((line) => line?.startsWith('device=')) ?? ''
      expect(cookie).toMatch(/^device=\d+\.[0-9a-z]+\.[\w-]{22}\.[\w-]{43}; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Strict$/)
      const again = await visitor.post('/api/admin/login', rightly, { cookie: deviceOf(answer) })
      expect(deviceOf(again)).not.toBe(deviceOf(answer))
      expect(deviceOf(again)).not.toContain('~')
      expect((await visitor.get('/api/admin/user', { cookie: deviceOf(answer) })).statusCode).toBe(401)
    })

    test('stays after sign-out, and becomes invalid when the password changes', async ({ app, visitor, admin }) => {
      const known = deviceOf(await visitor.post('/api/admin/login', rightly))
      const next = 'tres lunas de Matanzas'
      const changed = await admin.put('/api/admin/user/password', { current: staff.password, next })
      for (let tries = 0; tries < 5; tries += 1) await visitor.post('/api/admin/login', wrongly)
      const withNext = { ...rightly, password: next }
      expect((await visitor.post('/api/admin/login', withNext, { cookie: known })).statusCode).toBe(429)
      expect((await visitor.post('/api/admin/login', withNext, { cookie: deviceOf(changed) })).statusCode).toBe(200)
      expect((await client(app, { cookie: deviceOf(changed) }).post('/api/admin/logout')).cookies).toEqual([])
    })

    test('is for one account, so users who share a browser each have a token in it', async ({ visitor, admin }) => {
      const { password } = (await admin.post('/api/admin/administrators', { ownPassword: staff.password, username: 'heinz' })).json()
      const heinz = { username: 'heinz', password }
      const first = deviceOf(await visitor.post('/api/admin/login', rightly))
      const both = deviceOf(await visitor.post('/api/admin/login', heinz, { cookie: first }))
      for (const { username } of [rightly, heinz])
        for (let tries = 0; tries < 5; tries += 1) await visitor.post('/api/admin/login', { ...wrongly, username })
      expect((await visitor.post('/api/admin/login', heinz, { cookie: first })).statusCode).toBe(429)
      expect((await visitor.post('/api/admin/login', heinz, { cookie: both })).statusCode).toBe(200)
      expect((await visitor.post('/api/admin/login', rightly, { cookie: both })).statusCode).toBe(200)
    })

    test('is refused if it was forged or is older than 400 days', async ({ visitor, admin: _, clock }) => {
      const known = deviceOf(await visitor.post('/api/admin/login', rightly))
      for (let tries = 0; tries < 5; tries += 1) await visitor.post('/api/admin/login', wrongly)
      const [, id = '', issued = '', nonce = '', signature = ''] = /^device=(\d+)\.(\w+)\.([\w-]+)\.([\w-]+)$/.exec(known) ?? []
      const forged = [
        `device=${id}.${issued}.${nonce}.${'A'.repeat(43)}`,
        `device=${id}.${issued}.${'A'.repeat(22)}.${signature}`,
        `device=${id}.zzzzzzzz.${nonce}.${signature}`,
        `device=${'~'.repeat(4000)}`,
        'device=%00%ff',
        known.replace('device', '__Host-device'),
      ]
      for (const cookie of forged) expect((await visitor.post('/api/admin/login', rightly, { cookie })).statusCode).toBe(429)
      clock.advance(401 * 24 * 60 * MINUTE)
      for (let tries = 0; tries < 5; tries += 1) await visitor.post('/api/admin/login', wrongly)
      expect((await visitor.post('/api/admin/login', rightly, { cookie: known })).statusCode).toBe(429)
    })
  })

  describe(`the store of sign-in attempts, on ${database.name}`, () => {
    const test = shopTest(database)

    test('has a bounded number of rows, whatever names and addresses attackers invent', async ({ db, clock }) => {
      const tries = Array.from({ length: 5000 }, (_, n) => unknownDeviceAttempt(secret, randomUUID(), `2001:db8:${n >> 8}:${n & 255}::1`))
      const keys = tries.flatMap(({ limits }) => limits.map(({ key }) => key))
      const rows = Object.entries(bucketCounts).flatMap(([name, count]) => Array.from({ length: count }, (_, n) => `${name}:${n}`))
      const possible = new Set(rows)
      expect(keys.filter((key) => !possible.has(key))).toEqual([])
      expect(possible.size).toBeLessThan(40_000)
      // Different names are spread over the buckets.
      expect(new Set(keys.filter((key) => key.startsWith('loginOfName:'))).size).toBeGreaterThan(2000)
      for (const { limits } of tries.slice(0, 100)) await countAttempt(db, limits, clock.now())
      const stored = await db.selectFrom('attempt').select('key').execute()
      expect(stored.filter(({ key }) => !possible.has(key))).toEqual([])
    })
  })
}

const secret = randomBytes(32).toString('hex')

type Answer = { cookies: { name: string; value: string }[] }
const deviceOf = ({ cookies }: Answer) => {
  const device = cookies.find(({ name }) => name === 'device')
  return device ? `device=${device.value}` : ''
}

/** Counts attempts for one name, each from another address, without the slow password check. */
async function countTries(db: Database, clock: Clock, username: string, tries: number): Promise<void> {
  const secret = await signInSecret(db)
  for (let n = 0; n < tries; n += 1)
    await countAttempt(db, unknownDeviceAttempt(secret, username, `2001:db8:a:${n}::1`).limits, clock.now())
}

function attempt(app: App, payload: object, { from, cookie = '' }: { from: string; cookie?: string }) {
  const headers = { host: 'localhost', origin: 'http://localhost', 'accept-language': 'de', ...(cookie ? { cookie } : {}) }
  return app.inject({ method: 'POST', url: '/api/admin/login', payload, remoteAddress: from, headers })
}

/** Rows of the attempt table, with proof of any write or lock: SQLite's change counter, PostgreSQL's transaction ids per row. */
async function traces(db: Database, engine: Engine): Promise<unknown> {
  const counter = engine === 'sqlite' ? await sql`select total_changes()`.execute(db) : undefined
  const columns = engine === 'sqlite' ? sql`*` : sql`*, xmin::text, xmax::text`
  return [counter?.rows, (await sql`select ${columns} from attempt order by key`.execute(db)).rows]
}
