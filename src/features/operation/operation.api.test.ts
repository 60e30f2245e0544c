import { describe, expect } from 'vitest'
import { oneDatabase } from '#tests/databases.ts'
import { shopTest } from '#tests/shop.ts'

for (const database of oneDatabase) {
  describe(`how the shop is operated, on ${database.name}`, () => {
    const test = shopTest(database)

    test('shows staff a proxy that is not trusted', async ({ admin, visitor }) => {
      expect((await admin.get('/api/admin/operation')).json()).toEqual({ proxyProblems: [] })
      await visitor.get('/api/products', { 'x-forwarded-for': '8.8.8.8' })
      expect((await admin.get('/api/admin/operation')).json()).toEqual({ proxyProblems: ['untrusted'] })
    })

    test('is closed to visitors', async ({ visitor }) => {
      expect((await visitor.get('/api/admin/operation')).statusCode).toBe(401)
    })
  })
}
