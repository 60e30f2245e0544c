import { describe, expect } from 'vitest'
import type { App } from '#platform/http/route.server.ts'
import { databases } from '#tests/databases.ts'
import { type Client, client, shopTest, staff } from '#tests/shop.ts'
import type { AdministratorEntry, AdministratorWithPassword } from './account.contract.ts'

const url = '/api/admin/administrators'
const MADE = /^([a-km-np-z2-9]{5}-){3}[a-km-np-z2-9]{5}$/

for (const database of databases) {
  describe(`the administrators, on ${database.name}`, () => {
    const test = shopTest(database)

    test('are listed by name without anything about their passwords', async ({ admin, clock }) => {
      await admin.post(url, { username: 'heinz', firstName: 'Heinz' })
      const createdAt = clock.now().toISOString()
      const id = expect.any(Number)
      expect((await admin.get(url)).json()).toEqual([
        { id, username: 'heinz', firstName: 'Heinz', createdAt, isSelf: false },
        { id, username: staff.username, firstName: staff.firstName, createdAt: expect.any(String), isSelf: true },
      ])
    })

    test('can be added with a password, which is not told again', async ({ app, admin }) => {
      const added = await admin.post(url, { username: ' heinz ', firstName: ' He\u200binz\t', password: 'sol y luna' })
      expect(added.statusCode).toBe(201)
      expect(added.json()).toMatchObject({ username: 'heinz', firstName: 'Heinz', isSelf: false, password: null })
      expect(await canSignIn(app, 'heinz', 'sol y luna')).toBe(true)
    })

    test('get a password that is told once when none is given', async ({ app, admin }) => {
      const { password } = (await admin.post(url, { username: 'heinz' })).json<AdministratorWithPassword>()
      expect(password).toMatch(MADE)
      expect(await canSignIn(app, 'heinz', password ?? '')).toBe(true)
    })

    test('have names of their own, whatever the capital letters', async ({ admin }) => {
      const taken = await admin.post(url, { username: 'YANELIS' })
      const message = 'Diesen Benutzernamen gibt es schon. Bitte einen anderen wählen.'
      expect([taken.statusCode, taken.json()]).toEqual([409, { error: message, issues: [{ path: 'username', message }] }])
      const twice = await Promise.all([admin.post(url, { username: 'heinz' }), admin.post(url, { username: 'heinz' })])
      expect(twice.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409])
    })

    test('are refused with a field at, under and over its limit', async ({ admin }) => {
      const issue = async (body: object) => (await admin.post(url, body)).json().issues?.map(({ path }: { path: string }) => path)
      expect(await issue({ username: '  ' })).toEqual(['username'])
      expect(await issue({})).toEqual(['username'])
      expect(await issue({ username: 'x'.repeat(101) })).toEqual(['username'])
      expect(await issue({ username: 'heinz', firstName: 'x'.repeat(101) })).toEqual(['firstName'])
      for (const odd of ['a\nb', 'a\u0007b', 'a\u202eb', 'a\u2028b', 'a\ud800', 'a\u200bb', 'a\u00adb', 'a\u200db']) {
        expect(await issue({ username: odd })).toEqual(['username'])
      }
      expect(await issue({ username: 'heinz', password: '1234567' })).toEqual(['password'])
      expect(await issue({ username: 'heinz', password: '' })).toEqual(['password'])
      expect(await issue({ username: 'heinz', password: 'x'.repeat(501) })).toEqual(['password'])
      expect((await admin.get(url)).json()).toHaveLength(1)
      expect((await admin.post(url, { username: 'x'.repeat(100), password: 'sol-luna' })).statusCode).toBe(201)
    })

    test('are given no password that guessers try first', async ({ app, admin }) => {
      const heinz = await addHeinz(app, admin)
      for (const password of ['12345678', 'heinz-2026']) {
        const refused = [
          await admin.post(url, { username: 'Heinz 2', password }),
          await admin.put(`${url}/${heinz.id}/password`, { password }),
        ]
        for (const answer of refused) expect([answer.statusCode, answer.json().issues?.[0]?.path]).toEqual([400, 'password'])
      }
      expect(await canSignIn(app, 'heinz', heinz.password)).toBe(true)
    })

    test('get a new password from each other, which ends sessions and waits', async ({ app, admin }) => {
      const heinz = await addHeinz(app, admin)
      for (let tries = 0; tries < 5; tries += 1) await canSignIn(app, 'heinz', 'wrong')
      const reset = await admin.put(`${url}/${heinz.id}/password`, {})
      expect([reset.statusCode, reset.json()]).toEqual([
        200,
        expect.objectContaining({ id: heinz.id, password: expect.stringMatching(MADE) }),
      ])
      expect((await heinz.client.get('/api/admin/user')).statusCode).toBe(401)
      expect(await canSignIn(app, 'heinz', heinz.password)).toBe(false)
      expect(await canSignIn(app, 'heinz', reset.json().password)).toBe(true)
      const chosen = await admin.put(`${url}/${heinz.id}/password`, { password: 'sol y luna' })
      expect(chosen.json().password).toBeNull()
      expect(await canSignIn(app, 'heinz', 'sol y luna')).toBe(true)
      expect((await admin.put(`${url}/${heinz.id}/password`, { password: 'short' })).statusCode).toBe(400)
    })

    test('cannot set their own password without the current one', async ({ app, admin }) => {
      const refused = await admin.put(`${url}/${await ownId(admin)}/password`, { password: 'sol y luna' })
      expect(refused.statusCode).toBe(409)
      expect(await canSignIn(app, staff.username, staff.password)).toBe(true)
    })

    test('can remove each other, sessions included, and never themselves', async ({ app, admin }) => {
      const heinz = await addHeinz(app, admin)
      const own = await admin.delete(`${url}/${await ownId(admin)}`)
      expect([own.statusCode, own.json().error]).toEqual([409, 'Das eigene Konto können Sie nicht entfernen. Das kann nur jemand anderes.'])
      expect((await admin.delete(`${url}/${heinz.id}`)).statusCode).toBe(204)
      expect((await heinz.client.get('/api/admin/user')).statusCode).toBe(401)
      expect(await canSignIn(app, 'heinz', heinz.password)).toBe(false)
      expect((await admin.delete(`${url}/${heinz.id}`)).statusCode).toBe(404)
      expect((await admin.put(`${url}/${heinz.id}/password`, {})).statusCode).toBe(404)
    })

    test('are never all gone, even when two remove each other at once', async ({ app, admin }) => {
      const heinz = await addHeinz(app, admin)
      const yanelis = await ownId(admin)
      const answers = await Promise.all([admin.delete(`${url}/${heinz.id}`), heinz.client.delete(`${url}/${yanelis}`)])
      const statuses = answers.map(({ statusCode }) => statusCode).sort()
      // The slower one finds itself removed.
      expect(statuses).toEqual([204, 401])
    })

    test('keep what they did: a change made by somebody removed still has its author', async ({ app, admin, db }) => {
      const heinz = await addHeinz(app, admin)
      await heinz.client.post('/api/admin/categories', { nameDe: 'Batterien' })
      await admin.delete(`${url}/${heinz.id}`)
      const [edit] = await db.selectFrom('edit').select(['administrator', 'administrator_id']).where('kind', '=', 'category').execute()
      expect(edit).toEqual({ administrator: 'heinz', administrator_id: null })
    })

    test('who is not signed in is turned away from every call', async ({ visitor, app, admin }) => {
      const { id } = await addHeinz(app, admin)
      const answers = [
        await visitor.get(url),
        await visitor.post(url, { username: 'eva' }),
        await visitor.put(`${url}/${id}/password`, {}),
        await visitor.delete(`${url}/${id}`),
      ]
      expect(answers.map((answer) => answer.statusCode)).toEqual([401, 401, 401, 401])
      expect((await admin.get(url)).json()).toHaveLength(2)
    })
  })
}

async function ownId(admin: Client): Promise<number> {
  const own = (await admin.get(url)).json<AdministratorEntry[]>().find(({ isSelf }) => isSelf)
  return own?.id ?? 0
}

async function addHeinz(app: App, admin: Client): Promise<{ id: number; password: string; client: Client }> {
  const { id, password } = (await admin.post(url, { username: 'heinz' })).json<{ id: number; password: string }>()
  const signedIn = await client(app, {}).post('/api/admin/login', { username: 'heinz', password })
  return { id, password, client: client(app, { cookie: signedIn.cookies.map(({ name, value }) => `${name}=${value}`).join('; ') }) }
}

async function canSignIn(app: App, username: string, password: string): Promise<boolean> {
  return (await client(app, {}).post('/api/admin/login', { username, password })).statusCode === 200
}
