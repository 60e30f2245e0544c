import { describe, expect } from 'vitest'
import type { App } from '#platform/http/route.server.ts'
import { databases } from '#tests/databases.ts'
import { type Client, client, shopTest, staff } from '#tests/shop.ts'
import type { OwnSession } from './account.contract.ts'

const MINUTE = 60_000
const PHONE = 'Mozilla/5.0 (Linux; Android 14; SM-A155M) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36'
const rightly = { username: staff.username, password: staff.password }
const change = { current: staff.password, next: 'luna de Matanzas' }
const PASSWORD = '/api/admin/user/password'
const SESSIONS = '/api/admin/sessions'

for (const database of databases) {
  describe(`changing one’s own password, on ${database.name}`, () => {
    const test = shopTest(database)

    test('ends every other session and continues the current one with a new token', async ({ app, admin }) => {
      const phone = await signInFrom(app, PHONE)
      const answer = await admin.put(PASSWORD, change)
      expect([answer.statusCode, answer.body]).toEqual([204, ''])
      expect((await admin.get('/api/admin/user')).statusCode).toBe(401)
      expect((await phone.get('/api/admin/user')).statusCode).toBe(401)
      expect((await clientOf(app, answer).get('/api/admin/user')).statusCode).toBe(200)
      expect((await client(app, {}).post('/api/admin/login', rightly)).statusCode).toBe(401)
      expect((await client(app, {}).post('/api/admin/login', { ...rightly, password: change.next })).statusCode).toBe(200)
    })

    test('leaves the sessions of others alone', async ({ app, admin }) => {
      const { password } = (await admin.post('/api/admin/administrators', { ownPassword: staff.password, username: 'heinz' })).json()
      const heinz = await signInFrom(app, PHONE, { username: 'heinz', password })
      await admin.put(PASSWORD, change)
      expect((await heinz.get('/api/admin/user')).statusCode).toBe(200)
    })

    test('requires the current one, and names the field if it is wrong', async ({ admin }) => {
      const wrong = await admin.put(PASSWORD, { ...change, current: 'arena de Matanzas' })
      const message = 'Das jetzige Passwort stimmt nicht'
      expect([wrong.statusCode, wrong.json()]).toEqual([400, { error: message, issues: [{ path: 'current', message }] }])
      const spanish = await admin.put(PASSWORD, { ...change, current: 'x' }, { 'accept-language': 'es' })
      expect(spanish.json().error).toBe('La contraseña actual no es correcta')
      expect((await admin.get('/api/admin/user')).statusCode).toBe(200)
    })

    test('accepts 8 to 500 characters, blanks included, and refuses the current password', async ({ app, admin }) => {
      const issuesOf = async (body: object) => (await admin.put(PASSWORD, body)).json().issues
      expect(await issuesOf({ ...change, next: '1234567' })).toEqual([
        { path: 'next', message: 'Das Passwort braucht mindestens 8 Zeichen' },
      ])
      expect(await issuesOf({ ...change, next: 'x'.repeat(501) })).toEqual([
        { path: 'next', message: 'Der Text ist zu lang: höchstens 500 Zeichen.' },
      ])
      expect(await issuesOf({ ...change, next: change.current })).toEqual([
        { path: 'next', message: 'Das ist das jetzige Passwort. Bitte ein anderes wählen.' },
      ])
      expect(await issuesOf({})).toEqual([
        { path: 'current', message: 'Passwort ist erforderlich' },
        { path: 'next', message: 'Passwort ist erforderlich' },
      ])
      const first = await admin.put(PASSWORD, { ...change, next: ' 23456 8' })
      expect(first.statusCode).toBe(204)
      const longest = { current: ' 23456 8', next: 'ñandú-luna'.repeat(50) }
      expect((await clientOf(app, first).put(PASSWORD, longest)).statusCode).toBe(204)
      expect((await client(app, {}).post('/api/admin/login', { ...rightly, password: longest.next })).statusCode).toBe(200)
    })

    test('refuses commonly guessed passwords with the reason', async ({ admin }) => {
      const refused = await admin.put(PASSWORD, { ...change, next: 'Contraseña1' })
      expect([refused.statusCode, refused.json().issues]).toEqual([
        400,
        [{ path: 'next', message: expect.stringMatching(/^Dieses Passwort ist leicht zu erraten/) }],
      ])
      await admin.put('/api/admin/company', { brand: 'Matanzas Solar' })
      for (const next of ['yanelis2026', 'Matanzas-Solar'])
        expect((await admin.put(PASSWORD, { ...change, next })).json().error).toMatch(/^Dieses Passwort ist kaum mehr als der Name/)
      expect((await admin.get('/api/admin/user')).statusCode).toBe(200)
    })

    test('can be repeated if the answer was lost', async ({ app, admin, visitor }) => {
      await admin.put(PASSWORD, change)
      const again = clientOf(app, await visitor.post('/api/admin/login', { ...rightly, password: change.next }))
      const repeated = await again.put(PASSWORD, change)
      expect(repeated.statusCode).toBe(204)
      expect((await clientOf(app, repeated).get('/api/admin/user')).statusCode).toBe(200)
      expect((await visitor.post('/api/admin/login', { ...rightly, password: change.next })).statusCode).toBe(200)
    })

    test('limits guessing: a session has to wait after five attempts', async ({ app, admin }) => {
      const phone = await signInFrom(app, PHONE)
      for (let tries = 0; tries < 5; tries += 1) expect((await phone.put(PASSWORD, { ...change, current: 'wrong' })).statusCode).toBe(400)
      const refused = await phone.put(PASSWORD, change)
      expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '60'])
      expect(refused.json().error).toBe('Zu viele Versuche. Bitte 60 Sekunden warten.')
      // In another session the owner can still change the password.
      expect((await admin.put(PASSWORD, change)).statusCode).toBe(204)
    })

    test('is not blocked by failed sign-ins from other browsers', async ({ admin, visitor }) => {
      for (let tries = 0; tries < 7; tries += 1) await visitor.post('/api/admin/login', { ...rightly, password: 'wrong' })
      expect((await visitor.post('/api/admin/login', rightly)).statusCode).toBe(429)
      expect((await admin.put(PASSWORD, change)).statusCode).toBe(204)
    })
  })

  describe(`one’s own first name, on ${database.name}`, () => {
    const test = shopTest(database)

    test('can be changed or left empty, and loses surrounding blanks', async ({ admin }) => {
      const changed = await admin.put('/api/admin/user', { firstName: ' Yane ' })
      expect([changed.statusCode, changed.json()]).toEqual([200, { username: staff.username, firstName: 'Yane', role: 'owner' }])
      expect((await admin.get('/api/admin/user')).json()).toEqual({ username: staff.username, firstName: 'Yane', role: 'owner' })
      expect((await admin.put('/api/admin/user', { firstName: '' })).statusCode).toBe(200)
    })

    test('loses pasted invisible characters, as every name not used for signing in', async ({ admin }) => {
      const changed = await admin.put('/api/admin/user', { firstName: '\u200bAna\t Luisa\u202e\0\n' })
      expect([changed.statusCode, changed.json()]).toMatchObject([200, { firstName: 'Ana Luisa' }])
    })

    test('has at most 100 characters', async ({ admin }) => {
      expect((await admin.put('/api/admin/user', { firstName: 'x'.repeat(100) })).statusCode).toBe(200)
      for (const firstName of ['x'.repeat(101), 7, undefined])
        expect((await admin.put('/api/admin/user', { firstName })).statusCode).toBe(400)
    })
  })

  describe(`one’s own sessions, on ${database.name}`, () => {
    const test = shopTest(database)

    test('are listed with browser, start and last use, and mark the current one', async ({ app, admin, clock }) => {
      const start = clock.now().toISOString()
      clock.advance(5 * MINUTE)
      const phone = await signInFrom(app, PHONE)
      const now = clock.now().toISOString()
      const sessions = (await phone.get(SESSIONS)).json()
      const id = expect.stringMatching(/^[0-9a-f]{32}$/)
      expect(sessions).toEqual([
        { id, browser: 'Chrome', system: 'Android', startedAt: now, lastSeenAt: now, isThis: true },
        { id, browser: null, system: null, startedAt: start, lastSeenAt: start, isThis: false },
      ])
      expect((await admin.get(SESSIONS)).json<OwnSession[]>().map(({ isThis }) => isThis)).toEqual([false, true])
    })

    test('never show a usable token', async ({ app, admin }) => {
      const token = cookieOf(await client(app, {}).post('/api/admin/login', rightly)).replace(/^session=([^;]*);.*$/, '$1')
      expect((await admin.get(SESSIONS)).body).not.toContain(token)
      for (const { id } of (await admin.get(SESSIONS)).json<OwnSession[]>())
        expect((await client(app, { cookie: `session=${id}` }).get('/api/admin/user')).statusCode).toBe(401)
    })

    test('leave the list when they have ended', async ({ app, admin, clock }) => {
      await signInFrom(app, PHONE)
      clock.advance(119 * MINUTE)
      await admin.get('/api/admin/user')
      clock.advance(MINUTE)
      expect((await admin.get(SESSIONS)).json()).toMatchObject([{ isThis: true }])
    })

    test('can be ended one by one', async ({ app, admin }) => {
      const phone = await signInFrom(app, PHONE)
      const [here] = (await phone.get(SESSIONS)).json<OwnSession[]>().filter(({ isThis }) => isThis)
      const url = `${SESSIONS}/${here?.id}`
      expect((await admin.delete(url)).statusCode).toBe(204)
      expect((await phone.get('/api/admin/user')).statusCode).toBe(401)
      expect((await admin.get('/api/admin/user')).statusCode).toBe(200)
      expect((await admin.delete(url)).statusCode).toBe(404)
      for (const id of ['%25', '_'.repeat(32), 'A'.repeat(32)]) expect((await admin.delete(`${SESSIONS}/${id}`)).statusCode).toBe(400)
    })

    test('can end the current one too, which clears its cookies', async ({ admin }) => {
      const [own] = (await admin.get(SESSIONS)).json<OwnSession[]>()
      const answer = await admin.delete(`${SESSIONS}/${own?.id}`)
      expect(answer.cookies.map(({ name, value }) => `${name}=${value}`)).toEqual(['session=', 'staff='])
      expect((await admin.get('/api/admin/user')).statusCode).toBe(401)
    })

    test('can all be ended at once except the current one', async ({ app, admin }) => {
      const others = [await signInFrom(app, PHONE), await signInFrom(app, PHONE)]
      expect((await admin.delete(SESSIONS)).statusCode).toBe(204)
      for (const other of others) expect((await other.get('/api/admin/user')).statusCode).toBe(401)
      expect((await admin.get(SESSIONS)).json()).toMatchObject([{ isThis: true }])
    })

    test('are invisible to other accounts, which cannot end them either', async ({ app, admin }) => {
      const { password } = (await admin.post('/api/admin/administrators', { ownPassword: staff.password, username: 'heinz' })).json()
      const heinz = await signInFrom(app, PHONE, { username: 'heinz', password })
      const [own] = (await admin.get(SESSIONS)).json<OwnSession[]>()
      expect((await heinz.get(SESSIONS)).json()).toMatchObject([{ isThis: true }])
      expect((await heinz.delete(`${SESSIONS}/${own?.id}`)).statusCode).toBe(404)
      expect((await heinz.delete(SESSIONS)).statusCode).toBe(204)
      expect((await admin.get('/api/admin/user')).statusCode).toBe(200)
    })

    test('every call rejects visitors who are not signed in', async ({ visitor, admin }) => {
      const [own] = (await admin.get(SESSIONS)).json<OwnSession[]>()
      const answers = [
        await visitor.put('/api/admin/user', { firstName: 'Yane' }),
        await visitor.put(PASSWORD, change),
        await visitor.get(SESSIONS),
        await visitor.delete(`${SESSIONS}/${own?.id}`),
        await visitor.delete(SESSIONS),
      ]
      expect(answers.map((answer) => answer.statusCode)).toEqual([401, 401, 401, 401, 401])
      expect((await admin.get('/api/admin/user')).json()).toMatchObject({ firstName: staff.firstName })
    })
  })
}

type Answer = { cookies: { name: string; value: string }[] }
const cookieOf = ({ cookies }: Answer) => cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
const clientOf = (app: App, answer: Answer) => client(app, { cookie: cookieOf(answer) })

async function signInFrom(app: App, userAgent: string, credentials = rightly): Promise<Client> {
  return clientOf(app, await client(app, {}).post('/api/admin/login', credentials, { 'user-agent': userAgent }))
}
