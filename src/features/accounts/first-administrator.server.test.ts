import { describe, expect } from 'vitest'
import { databases } from '#tests/databases.ts'
import { shopTest } from '#tests/shop.ts'
import { ensureFirstAdministrator } from './first-administrator.server.ts'

for (const database of databases) {
  describe(`the first administrator, on ${database.name}`, () => {
    const test = shopTest(database)

    test('gets a password that is shown once', async ({ db, clock, visitor }) => {
      const first = { db, clock, username: 'admin', password: undefined, company: 'Matanzas Solar' }
      const password = await ensureFirstAdministrator(first)
      expect(password).toMatch(/^([a-km-np-z2-9]{5}-){3}[a-km-np-z2-9]{5}$/)
      expect((await visitor.post('/api/admin/login', { username: 'admin', password })).json()).toEqual({
        username: 'admin',
        firstName: '',
        role: 'owner',
      })
      expect(await ensureFirstAdministrator(first)).toBeUndefined()
    })

    test('gets the password of the configuration, which is not shown', async ({ db, clock, visitor }) => {
      expect(
        await ensureFirstAdministrator({ db, clock, username: 'ana', password: 'chosen by us', company: 'Matanzas Solar' }),
      ).toBeUndefined()
      expect((await visitor.post('/api/admin/login', { username: 'ana', password: 'chosen by us' })).statusCode).toBe(200)
    })

    test('is not created with a commonly guessed password', async ({ db, clock }) => {
      for (const password of ['12345678', 'Matanzas2026!', 'ana12345'])
        await expect(ensureFirstAdministrator({ db, clock, username: 'ana', password, company: 'Matanzas Solar' })).rejects.toThrow(
          /would be tried among the first/,
        )
      expect(await db.selectFrom('administrator').select('id').execute()).toEqual([])
    })

    test('is not created if there is any other', async ({ db, clock, admin: _, visitor }) => {
      expect(
        await ensureFirstAdministrator({ db, clock, username: 'ana', password: 'chosen by us', company: 'Matanzas Solar' }),
      ).toBeUndefined()
      expect((await visitor.post('/api/admin/login', { username: 'ana', password: 'chosen by us' })).statusCode).toBe(401)
    })

    test('is created once when two servers start together', async ({ db, clock }) => {
      const first = { db, clock, username: 'admin', password: undefined, company: 'Matanzas Solar' }
      const told = await Promise.all([ensureFirstAdministrator(first), ensureFirstAdministrator(first)])
      expect(told.filter(Boolean)).toHaveLength(1)
      expect(await db.selectFrom('administrator').select('id').execute()).toHaveLength(1)
    })
  })
}
