import { describe, expect } from 'vitest'
import type { Role } from '#api/role.ts'
import { catalogueChanges } from '#database/catalogue-changes.ts'
import { catalogueWriter } from '#database/catalogue-write.server.ts'
import type { App } from '#platform/http/route.server.ts'
import { createTrashAdapters } from '#src/history-adapters.ts'
import { databases } from '#tests/databases.ts'
import { type Client, client, shopTest, staff } from '#tests/shop.ts'
import { purgeTrash } from '../history/trash.server.ts'
import type { AdministratorEntry, AdministratorWithPassword } from './account.contract.ts'

const url = '/api/admin/administrators'
/** The password of the signed-in owner, which every change requires. */
const confirmed = { ownPassword: staff.password }
const DAY = 24 * 60 * 60 * 1000
const MADE = /^([a-km-np-z2-9]{5}-){3}[a-km-np-z2-9]{5}$/

for (const database of databases) {
  describe(`the administrators, on ${database.name}`, () => {
    const test = shopTest(database)

    test('are listed by name without any password data', async ({ admin, clock }) => {
      await admin.post(url, { ...confirmed, username: 'heinz', firstName: 'Heinz' })
      const createdAt = clock.now().toISOString()
      const id = expect.any(Number)
      expect((await admin.get(url)).json()).toEqual([
        { id, username: 'heinz', firstName: 'Heinz', role: 'employee', createdAt, isSelf: false },
        { id, username: staff.username, firstName: staff.firstName, role: 'owner', createdAt: expect.any(String), isSelf: true },
      ])
    })

    test('can be added with a password, which the answer does not repeat', async ({ app, admin }) => {
      const added = await admin.post(url, { ...confirmed, username: ' heinz ', firstName: ' He\u200binz\t', password: 'sol y luna' })
      expect(added.statusCode).toBe(201)
      expect(added.json()).toMatchObject({ username: 'heinz', firstName: 'Heinz', isSelf: false, password: null })
      expect(await canSignIn(app, 'heinz', 'sol y luna')).toBe(true)
    })

    test('get a generated password, shown once, if none is given', async ({ app, admin }) => {
      const { password } = (await admin.post(url, { ...confirmed, username: 'heinz' })).json<AdministratorWithPassword>()
      expect(password).toMatch(MADE)
      expect(await canSignIn(app, 'heinz', password ?? '')).toBe(true)
    })

    test('have unique names regardless of case', async ({ admin }) => {
      const taken = await admin.post(url, { ...confirmed, username: 'YANELIS' })
      const message = 'Diesen Benutzernamen gibt es schon. Bitte einen anderen wählen.'
      expect([taken.statusCode, taken.json()]).toEqual([409, { error: message, issues: [{ path: 'username', message }] }])
      const twice = await Promise.all([
        admin.post(url, { ...confirmed, username: 'heinz' }),
        admin.post(url, { ...confirmed, username: 'heinz' }),
      ])
      expect(twice.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409])
    })

    test('are refused if a field is too short, too long or has invisible characters', async ({ admin }) => {
      const issue = async (body: object) =>
        (await admin.post(url, { ...confirmed, ...body })).json().issues?.map(({ path }: { path: string }) => path)
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
      expect((await admin.post(url, { ...confirmed, username: 'x'.repeat(100), password: 'sol-luna' })).statusCode).toBe(201)
    })

    test('are refused commonly guessed passwords', async ({ app, admin }) => {
      const heinz = await addHeinz(app, admin)
      for (const password of ['12345678', 'heinz-2026']) {
        const refused = [
          await admin.post(url, { ...confirmed, username: 'Heinz 2', password }),
          await admin.put(`${url}/${heinz.id}/password`, { ...confirmed, password }),
        ]
        for (const answer of refused) expect([answer.statusCode, answer.json().issues?.[0]?.path]).toEqual([400, 'password'])
      }
      expect(await canSignIn(app, 'heinz', heinz.password)).toBe(true)
    })

    test('get a new password from each other, which ends sessions and waits', async ({ app, admin }) => {
      const heinz = await addHeinz(app, admin)
      for (let tries = 0; tries < 5; tries += 1) await canSignIn(app, 'heinz', 'wrong')
      const reset = await admin.put(`${url}/${heinz.id}/password`, confirmed)
      expect([reset.statusCode, reset.json()]).toEqual([
        200,
        expect.objectContaining({ id: heinz.id, password: expect.stringMatching(MADE) }),
      ])
      expect((await heinz.client.get('/api/admin/user')).statusCode).toBe(401)
      expect(await canSignIn(app, 'heinz', heinz.password)).toBe(false)
      expect(await canSignIn(app, 'heinz', reset.json().password)).toBe(true)
      const chosen = await admin.put(`${url}/${heinz.id}/password`, { ...confirmed, password: 'sol y luna' })
      expect(chosen.json().password).toBeNull()
      expect(await canSignIn(app, 'heinz', 'sol y luna')).toBe(true)
      expect((await admin.put(`${url}/${heinz.id}/password`, { ...confirmed, password: 'short' })).statusCode).toBe(400)
    })

    test('cannot set their own password without the current one', async ({ app, admin }) => {
      const refused = await admin.put(`${url}/${await ownId(admin)}/password`, { ...confirmed, password: 'sol y luna' })
      expect(refused.statusCode).toBe(409)
      expect(await canSignIn(app, staff.username, staff.password)).toBe(true)
    })

    test('can be removed by others, sessions included, and never by themselves', async ({ app, admin }) => {
      const heinz = await addHeinz(app, admin)
      const own = await admin.post(`${url}/${await ownId(admin)}/remove`, confirmed)
      expect([own.statusCode, own.json().error]).toEqual([409, 'Das eigene Konto können Sie nicht entfernen. Das kann nur jemand anderes.'])
      expect((await admin.post(`${url}/${heinz.id}/remove`, confirmed)).statusCode).toBe(204)
      expect((await heinz.client.get('/api/admin/user')).statusCode).toBe(401)
      expect(await canSignIn(app, 'heinz', heinz.password)).toBe(false)
      expect((await admin.post(`${url}/${heinz.id}/remove`, confirmed)).statusCode).toBe(404)
      expect((await admin.put(`${url}/${heinz.id}/password`, confirmed)).statusCode).toBe(404)
      expect((await admin.put(`${url}/${heinz.id}/role`, { ...confirmed, role: 'owner' })).statusCode).toBe(404)
    })

    test('keep their name while they are removed, and can be restored with role and password', async ({ app, admin, clock }) => {
      const heinz = await addHeinz(app, admin, 'owner')
      await admin.post(`${url}/${heinz.id}/remove`, confirmed)
      const taken = await admin.post(url, { ...confirmed, username: 'HEINZ' })
      expect([taken.statusCode, taken.json().error]).toEqual([409, expect.stringMatching(/^So heißt ein entferntes Konto/)])
      expect((await admin.get(url)).json()).toHaveLength(1)
      const removedAt = clock.now().toISOString()
      expect((await admin.get(`${url}/removed`)).json()).toEqual([
        { id: heinz.id, username: 'heinz', firstName: '', role: 'owner', removedAt, purgedAt: '2026-12-21T12:00:00.000Z' },
      ])
      const restored = await admin.post(`${url}/${heinz.id}/restore`, confirmed)
      expect([restored.statusCode, restored.json()]).toMatchObject([200, { id: heinz.id, username: 'heinz', role: 'owner' }])
      // A retry, as after a lost answer.
      expect((await admin.post(`${url}/${heinz.id}/restore`, confirmed)).statusCode).toBe(200)
      expect((await admin.get(`${url}/removed`)).json()).toEqual([])
      expect((await heinz.client.get('/api/admin/user')).statusCode).toBe(401)
      expect(await canSignIn(app, 'heinz', heinz.password)).toBe(true)
      expect((await admin.post(`${url}/999/restore`, confirmed)).statusCode).toBe(404)
    })

    test('are purged with the trash, thirty days after they were removed', async ({ app, admin, db, clock }) => {
      const heinz = await addHeinz(app, admin)
      await heinz.client.post('/api/admin/categories', { nameDe: 'Batterien' })
      await admin.post(`${url}/${heinz.id}/remove`, confirmed)
      const adapters = createTrashAdapters({ db, write: catalogueWriter(db, catalogueChanges()), dataDir: '/nowhere' })
      const removedAt = clock.now().getTime()
      expect(await purgeTrash(adapters, new Date(removedAt + 30 * DAY - 1))).toBe(0)
      expect((await admin.get(`${url}/removed`)).json()).toHaveLength(1)
      expect(await purgeTrash(adapters, new Date(removedAt + 30 * DAY))).toBe(1)
      expect((await admin.get(`${url}/removed`)).json()).toEqual([])
      expect((await admin.post(`${url}/${heinz.id}/restore`, confirmed)).statusCode).toBe(404)
      expect((await admin.post(url, { ...confirmed, username: 'heinz' })).statusCode).toBe(201)
      // The history still shows the purged account's name at the changes it made.
      const [edit] = await db.selectFrom('edit').select(['administrator', 'administrator_id']).where('kind', '=', 'category').execute()
      expect(edit).toEqual({ administrator: 'heinz', administrator_id: null })
    })

    test('include at least one owner, even when two owners demote or remove each other at the same moment', async ({ app, admin }) => {
      const heinz = await addHeinz(app, admin, 'owner')
      const yanelis = await ownId(admin)
      const his = { ownPassword: heinz.password }
      const demoted = await Promise.all([
        admin.put(`${url}/${heinz.id}/role`, { ...confirmed, role: 'employee' }),
        heinz.client.put(`${url}/${yanelis}/role`, { ...his, role: 'employee' }),
      ])
      // The second request is refused, since its author has just been demoted.
      expect(demoted.map(({ statusCode }) => statusCode).sort()).toEqual([200, 403])
      const isAdminLeft = demoted[0].statusCode === 200
      const [owner, password, other] = isAdminLeft ? [admin, confirmed, heinz.id] : [heinz.client, his, yanelis]
      await owner.put(`${url}/${other}/role`, { ...password, role: 'owner' })
      const removed = await Promise.all([
        admin.post(`${url}/${heinz.id}/remove`, confirmed),
        heinz.client.post(`${url}/${yanelis}/remove`, his),
      ])
      expect(removed.map(({ statusCode }) => statusCode).sort()).toEqual([204, 401])
    })

    test('change roles of others, effective from their next request', async ({ app, admin }) => {
      const heinz = await addHeinz(app, admin)
      const role = `${url}/${heinz.id}/role`
      expect((await heinz.client.get(url)).statusCode).toBe(403)
      const promoted = await admin.put(role, { ...confirmed, role: 'owner' })
      expect([promoted.statusCode, promoted.json()]).toMatchObject([200, { id: heinz.id, role: 'owner' }])
      expect((await heinz.client.get(url)).statusCode).toBe(200)
      expect((await heinz.client.get('/api/admin/user')).json()).toMatchObject({ role: 'owner' })
      await admin.put(role, { ...confirmed, role: 'employee' })
      const refused = await heinz.client.get(url)
      expect([refused.statusCode, refused.json().error]).toEqual([403, 'Dafür braucht es die Rolle Inhaber.'])
      expect((await admin.put(role, { ...confirmed, role: 'king' })).json().issues[0].path).toBe('role')
      const own = await admin.put(`${url}/${await ownId(admin)}/role`, { ...confirmed, role: 'employee' })
      expect([own.statusCode, own.json().error]).toEqual([409, expect.stringMatching(/^Die eigene Rolle/)])
    })

    test('cannot be changed without the editor’s own correct password', async ({ app, admin }) => {
      const heinz = await addHeinz(app, admin)
      const wrong = { ownPassword: heinz.password }
      const refused = [
        await admin.post(url, { ...wrong, username: 'eva' }),
        await admin.put(`${url}/${heinz.id}/password`, wrong),
        await admin.put(`${url}/${heinz.id}/role`, { ...wrong, role: 'owner' }),
        await admin.post(`${url}/${heinz.id}/remove`, wrong),
      ]
      const message = 'Ihr eigenes Passwort stimmt nicht'
      for (const answer of refused)
        expect([answer.statusCode, answer.json()]).toEqual([400, { error: message, issues: [{ path: 'ownPassword', message }] }])
      expect((await admin.post(`${url}/${heinz.id}/remove`, {})).json().issues[0].path).toBe('ownPassword')
      await admin.put('/api/admin/user/email', { ...wrong, email: 'yanelis@example.org' })
      // After five wrong passwords the session has to wait, even with the right one.
      const late = await admin.post(`${url}/${heinz.id}/remove`, confirmed)
      expect([late.statusCode, late.headers['retry-after']]).toEqual([429, '60'])
      expect((await admin.get(url)).json()).toHaveLength(2)
      expect(await canSignIn(app, 'heinz', heinz.password)).toBe(true)
    })

    test('reject every call from visitors who are not signed in', async ({ visitor, app, admin }) => {
      const { id } = await addHeinz(app, admin)
      const answers = [
        await visitor.get(url),
        await visitor.post(url, { username: 'eva' }),
        await visitor.put(`${url}/${id}/password`, confirmed),
        await visitor.put(`${url}/${id}/role`, { ...confirmed, role: 'owner' }),
        await visitor.post(`${url}/${id}/remove`, confirmed),
        await visitor.post(`${url}/${id}/restore`, confirmed),
        await visitor.get(`${url}/removed`),
      ]
      expect(answers.map((answer) => answer.statusCode)).toEqual(answers.map(() => 401))
      expect((await admin.get(url)).json()).toHaveLength(2)
    })
  })
}

async function ownId(admin: Client): Promise<number> {
  const own = (await admin.get(url)).json<AdministratorEntry[]>().find(({ isSelf }) => isSelf)
  return own?.id ?? 0
}

async function addHeinz(app: App, admin: Client, role: Role = 'employee'): Promise<{ id: number; password: string; client: Client }> {
  const { id, password } = (await admin.post(url, { ...confirmed, username: 'heinz', role })).json<{ id: number; password: string }>()
  const signedIn = await client(app, {}).post('/api/admin/login', { username: 'heinz', password })
  return { id, password, client: client(app, { cookie: signedIn.cookies.map(({ name, value }) => `${name}=${value}`).join('; ') }) }
}

async function canSignIn(app: App, username: string, password: string): Promise<boolean> {
  return (await client(app, {}).post('/api/admin/login', { username, password })).statusCode === 200
}
