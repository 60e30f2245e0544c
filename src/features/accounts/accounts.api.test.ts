import { hash } from '@node-rs/argon2'
import type { InjectOptions } from 'fastify'
import { describe, expect } from 'vitest'
import type { App } from '#platform/http/route.server.ts'
import { databases } from '#tests/databases.ts'
import { client, shopTest, staff } from '#tests/shop.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const rightly = { username: staff.username, password: staff.password }
const wrongly = { username: staff.username, password: 'luna de Matanzas' }

for (const database of databases) {
  describe(`signing in, on ${database.name}`, () => {
    const test = shopTest(database)

    test('with name and password opens the session of an administrator', async ({ visitor, admin }) => {
      const answer = await visitor.post('/api/admin/login', rightly)
      expect(answer.statusCode).toBe(200)
      expect(answer.json()).toEqual({ username: staff.username, firstName: staff.firstName, role: 'owner' })
      expect(answer.headers['cache-control']).toBe('no-store')
      expect((await admin.get('/api/admin/user')).json()).toEqual({ username: staff.username, firstName: staff.firstName, role: 'owner' })
    })

    test('ignores case in the name', async ({ visitor, admin: _ }) => {
      const answer = await visitor.post('/api/admin/login', { ...rightly, username: ' YANELIS ' })
      expect(answer.statusCode).toBe(200)
    })

    test('accepts a name in any Unicode form', async ({ visitor, admin }) => {
      const { password } = (
        await admin.post('/api/admin/administrators', { ownPassword: staff.password, username: 'O\u0308zlem Weiß' })
      ).json()
      for (const username of ['Özlem Weiß', 'özlem weiss', 'ÖZLEM  WEISS', 'o\u0308zlem weiß'])
        expect((await visitor.post('/api/admin/login', { username, password })).json()).toMatchObject({ username: 'Özlem Weiß' })
      expect((await visitor.post('/api/admin/login', { username: 'Ozlem Weiss', password })).statusCode).toBe(401)
      expect((await visitor.post('/api/admin/login', { username: 'ö\u200bzlem weiß', password })).statusCode).toBe(200)
      expect((await admin.post('/api/admin/administrators', { ownPassword: staff.password, username: 'ÖZLEM WEISS' })).statusCode).toBe(409)
      for (const username of ['ö\u200bzlem weiß', '\u200b'])
        expect((await admin.post('/api/admin/administrators', { ownPassword: staff.password, username })).statusCode).toBe(400)
    })

    test('is refused with a wrong password, in the reader’s language', async ({ visitor, admin: _ }) => {
      const german = await visitor.post('/api/admin/login', wrongly)
      expect(german.statusCode).toBe(401)
      expect(german.json()).toEqual({ error: 'Ungültige Anmeldedaten' })
      expect(german.cookies).toEqual([])
      const spanish = await visitor.post('/api/admin/login', wrongly, { 'accept-language': 'es-CU' })
      expect(spanish.json()).toEqual({ error: 'Usuario o contraseña incorrectos' })
    })

    test('is refused the same way for an unknown name', async ({ visitor, admin: _ }) => {
      const unknown = await visitor.post('/api/admin/login', { username: 'nobody', password: 'whatever it is' })
      const known = await visitor.post('/api/admin/login', wrongly)
      expect(unknown.statusCode).toBe(401)
      expect(unknown.body).toBe(known.body)
    })

    test('requires both fields', async ({ visitor }) => {
      const empty = await visitor.post('/api/admin/login', { username: '  ', password: '' })
      expect(empty.statusCode).toBe(400)
      expect(empty.json().issues).toEqual([
        { path: 'username', message: 'Benutzername ist erforderlich' },
        { path: 'password', message: 'Passwort ist erforderlich' },
      ])
      expect((await visitor.post('/api/admin/login', {})).statusCode).toBe(400)
      expect((await visitor.post('/api/admin/login', { username: 7, password: ['x'] })).statusCode).toBe(400)
      expect((await visitor.get('/api/admin/login')).statusCode).toBe(405)
    })

    test('stores only hashes of the password and the token', async ({ visitor, admin: _, db }) => {
      const answer = await visitor.post('/api/admin/login', rightly)
      const token = answer.cookies.find((cookie) => cookie.name === 'session')?.value ?? ''
      expect(Buffer.from(token, 'base64url')).toHaveLength(32)
      const kept = JSON.stringify([
        await db.selectFrom('session').selectAll().execute(),
        await db.selectFrom('administrator').selectAll().execute(),
      ])
      expect(kept).not.toContain(token)
      expect(kept).not.toContain(staff.password)
    })

    test('upgrades a weak hash from earlier versions', async ({ visitor, admin: _, db }) => {
      const weak = await hash(staff.password, { memoryCost: 8, timeCost: 1, parallelism: 1 })
      await db.updateTable('administrator').set({ password_hash: weak }).execute()
      await visitor.post('/api/admin/login', rightly)
      const { password_hash } = await db.selectFrom('administrator').select('password_hash').executeTakeFirstOrThrow()
      expect(password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
      expect((await visitor.post('/api/admin/login', rightly)).statusCode).toBe(200)
    })

    test('gives a new token each time and ends the former session of the browser', async ({ app, visitor, admin: _ }) => {
      const first = cookieHeader(await visitor.post('/api/admin/login', rightly))
      const second = cookieHeader(await visitor.post('/api/admin/login', rightly, { cookie: first }))
      expect(second).not.toBe(first)
      expect((await client(app, { cookie: first }).get('/api/admin/user')).statusCode).toBe(401)
      expect((await client(app, { cookie: second }).get('/api/admin/user')).statusCode).toBe(200)
    })
  })

  describe(`the session cookie, on ${database.name}`, () => {
    const test = shopTest(database)

    test('is hidden from scripts and other sites, while scripts can read the hint cookie', async ({ visitor, admin: _ }) => {
      const [session, hint] = cookiesOf(await visitor.post('/api/admin/login', rightly))
      expect(session).toMatch(/^session=[\w-]{43}; /)
      expect(session).toContain('HttpOnly')
      expect(session).toContain('SameSite=Lax')
      expect(session).toContain('Path=/')
      expect(session).toContain('Max-Age=43200')
      expect(session).not.toContain('Secure')
      expect(session).not.toContain('Domain')
      expect(hint).toMatch(/^staff=1; /)
      expect(hint).not.toContain('HttpOnly')
    })

    test('gives no access with an unknown token, and the hint cookie alone gives none', async ({ app }) => {
      expect((await client(app, { cookie: 'staff=1' }).get('/api/admin/user')).statusCode).toBe(401)
      expect((await client(app, { cookie: `session=${'a'.repeat(43)}; staff=1` }).get('/api/admin/user')).statusCode).toBe(401)
    })

    test('ignores forwarded headers of an untrusted proxy', async ({ visitor, admin: _ }) => {
      const [session] = cookiesOf(await visitor.post('/api/admin/login', rightly, { 'x-forwarded-proto': 'https' }))
      expect(session).toMatch(/^session=/)
    })
  })

  describe(`the session cookie behind a trusted proxy with https, on ${database.name}`, () => {
    const test = shopTest(database, { TRUST_PROXY: '10.0.0.0/8', PUBLIC_URL: 'https://localhost' })
    const throughProxy = (app: App, options: InjectOptions) =>
      app.inject({
        remoteAddress: '10.1.2.3',
        ...options,
        headers: { host: 'localhost', origin: 'https://localhost', 'x-forwarded-proto': 'https', ...options.headers },
      })

    test('is sent over https only and cannot be set by another site', async ({ app, admin: _ }) => {
      const answer = await throughProxy(app, { method: 'POST', url: '/api/admin/login', payload: rightly })
      const [session, hint] = cookiesOf(answer)
      expect(session).toMatch(/^__Host-session=/)
      expect(session).toContain('Secure')
      expect(session).toContain('HttpOnly')
      expect(session).toContain('Path=/')
      expect(hint).toContain('Secure')
      const cookie = cookieHeader(answer)
      const asked = await throughProxy(app, { url: '/api/admin/user', headers: { cookie } })
      expect(asked.statusCode).toBe(200)
      // The same token under the unprotected name, as a neighbouring http site could set it.
      const planted = await throughProxy(app, { url: '/api/admin/user', headers: { cookie: cookie.replace('__Host-', '') } })
      expect(planted.statusCode).toBe(401)
    })

    test('keeps its plain name if a client outside the proxy network claims https', async ({ app, admin: _ }) => {
      const answer = await throughProxy(app, { method: 'POST', url: '/api/admin/login', payload: rightly, remoteAddress: '203.0.113.9' })
      expect(cookiesOf(answer)[0]).toMatch(/^session=/)
    })
  })

  describe(`the end of a session, on ${database.name}`, () => {
    const test = shopTest(database)

    test('is not postponed by polling from an open page', async ({ admin, clock }) => {
      for (const status of [200, 200, 401]) {
        clock.advance(40 * MINUTE)
        expect((await admin.get('/api/admin/inquiries/counts')).statusCode).toBe(status)
      }
    })

    test('comes after two hours without use', async ({ admin, clock }) => {
      clock.advance(2 * HOUR - 1)
      expect((await admin.get('/api/admin/user')).statusCode).toBe(200)
      clock.advance(2 * HOUR - 1)
      expect((await admin.get('/api/admin/user')).statusCode).toBe(200)
      clock.advance(2 * HOUR)
      const late = await admin.get('/api/admin/user')
      expect(late.statusCode).toBe(401)
      expect(late.json().error).toBe('Die Sitzung ist abgelaufen. Bitte neu anmelden.')
      // Both cookies are deleted, so that public pages stop asking who is signed in.
      expect(late.cookies.map(({ name, value }) => `${name}=${value}`)).toEqual(['session=', 'staff='])
    })

    test('comes after twelve hours, however active the user was', async ({ admin, clock }) => {
      for (let hour = 1; hour < 12; hour += 1) {
        clock.advance(HOUR)
        expect((await admin.get('/api/admin/user')).statusCode).toBe(200)
      }
      clock.advance(HOUR)
      expect((await admin.get('/api/admin/user')).statusCode).toBe(401)
    })

    test('comes on the server too when the user signs out', async ({ admin, db }) => {
      const answer = await admin.post('/api/admin/logout')
      expect(answer.statusCode).toBe(204)
      expect(answer.body).toBe('')
      expect(cookiesOf(answer)[0]).toMatch(/^session=; .*Expires=Thu, 01 Jan 1970/)
      expect((await admin.get('/api/admin/user')).statusCode).toBe(401)
      expect(await db.selectFrom('session').selectAll().execute()).toEqual([])
    })

    test('can be requested by a visitor without a session, which changes nothing', async ({ visitor }) => {
      const answer = await visitor.post('/api/admin/logout')
      expect(answer.statusCode).toBe(204)
      expect(answer.cookies).toEqual([])
    })

    test('leaves no rows behind after the next sign-in', async ({ visitor, admin: _, db, clock }) => {
      await visitor.post('/api/admin/login', rightly)
      clock.advance(3 * HOUR)
      await visitor.post('/api/admin/login', rightly)
      expect(await db.selectFrom('session').selectAll().execute()).toHaveLength(1)
    })

    test('follows the last use, which is recorded at most once a minute', async ({ admin, db, clock }) => {
      const lastSeen = async () => (await db.selectFrom('session').select('last_seen_at').executeTakeFirstOrThrow()).last_seen_at
      const before = await lastSeen()
      clock.advance(MINUTE - 1)
      await admin.get('/api/admin/user')
      expect(await lastSeen()).toBe(before)
      clock.advance(1)
      await admin.get('/api/admin/user')
      expect(await lastSeen()).toBe(clock.now().toISOString())
    })
  })

  describe(`a write from another site, on ${database.name}`, () => {
    // With PUBLIC_URL, every other host is refused; platform/http/same-origin.api.test.ts covers that case.
    const test = shopTest(database, { PUBLIC_URL: '' })
    // The body has no name and no password, so a request that passes the origin check gets 400.
    const write = (app: App, headers: Record<string, string>) =>
      app.inject({ method: 'POST', url: '/api/admin/login', payload: {}, headers: { host: 'shop.example:3000', ...headers } })

    test('is refused whichever header reveals it', async ({ app }) => {
      for (const headers of [
        { 'sec-fetch-site': 'cross-site' },
        { 'sec-fetch-site': 'same-site', origin: 'https://blog.shop.example' },
        { 'sec-fetch-site': 'cross-site', origin: 'http://shop.example:3000' },
        { origin: 'https://evil.example' },
        { origin: 'http://shop.example:3001' },
        { origin: 'null' },
        { cookie: `session=${'a'.repeat(43)}`, referer: 'https://evil.example/shop.example:3000' },
      ] as Record<string, string>[]) {
        const answer = await write(app, headers)
        expect([answer.statusCode, answer.json().error]).toEqual([403, 'Die Anfrage kommt von einer anderen Website und wurde abgelehnt.'])
      }
    })

    test('with a session but without origin comes from a program, which gets the name of the missing header', async ({ app, visitor }) => {
      const answer = await write(app, { cookie: `session=${'a'.repeat(43)}` })
      const origin = (await visitor.get('/api/openapi.json')).json().servers[0].url
      const message = `Die Anfrage sagt nicht, woher sie kommt. Programme brauchen zum Schreiben mit einer Sitzung den Header „Origin: ${origin}“ oder einen Referer des Shops.`
      expect([answer.statusCode, answer.json().error]).toEqual([403, message])
      expect((await visitor.get('/api/openapi.json')).json().info.description).toContain('does not send the header Origin')
    })

    test('is told apart from a write by the shop’s own pages or by a program without a session', async ({ app }) => {
      for (const headers of [
        { 'sec-fetch-site': 'same-origin', origin: 'http://shop.example:3000' },
        { 'sec-fetch-site': 'none' },
        { origin: 'http://shop.example:3000' },
        { origin: 'https://SHOP.example:3000' },
        { origin: 'http://127.0.0.1:3000' }, // the address on which the shop listens, while the Host header names another
        { cookie: `session=${'a'.repeat(43)}`, referer: 'http://shop.example:3000/admin/login' },
        {},
      ] as Record<string, string>[])
        expect((await write(app, headers)).statusCode).toBe(400)
    })

    test('cannot use the session of an administrator', async ({ app, admin }) => {
      const cookie = (await admin.get('/api/admin/user')).raw.req.headers.cookie as string
      const strange = await app.inject({ method: 'POST', url: '/api/admin/logout', headers: { cookie, origin: 'https://evil.example' } })
      expect(strange.statusCode).toBe(403)
      expect((await admin.get('/api/admin/user')).statusCode).toBe(200)
    })
  })
}

type Answer = { headers: Record<string, unknown>; cookies: { name: string; value: string }[] }
const cookiesOf = (answer: Answer) => [answer.headers['set-cookie']].flat() as string[]
const cookieHeader = (answer: Answer) => answer.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
