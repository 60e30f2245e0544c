import { sql } from 'kysely'
import { describe, expect } from 'vitest'
import { databases } from './databases.ts'
import { shopTest } from './shop.ts'

const [sqlite] = databases
if (!sqlite) throw new Error('no database to test with')

describe('a full disk', () => {
  const test = shopTest(sqlite)

  test('is said to be full, nothing is half-saved, and reading goes on', async ({ admin, visitor, product, db }) => {
    const panel = await product({ oldPrice: '199.00', newPrice: '149.00' })
    // SQLite may not grow beyond what it has: for it, the disk is full.
    const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(db)
    await sql.raw(`pragma max_page_count = ${rows[0]?.page_count ?? 1}`).execute(db)
    try {
      const long = 'Sonne '.repeat(1600)
      const texts = { descriptionDe: long, descriptionEs: long, descriptionEn: long, shortDescriptionEs: long, shortDescriptionEn: long }
      let refused = await admin.put(`/api/admin/products/${panel.id}`, { newPrice: '99.00', ...texts })
      // A few free pages may be left; they are used up soon.
      for (let attempt = 0; refused.statusCode === 200 && attempt < 50; attempt += 1) {
        refused = await admin.post('/api/admin/products', {
          nameDe: `Speicher ${attempt}`,
          shortDescriptionDe: 'x',
          categoryId: panel.categoryId,
          ...texts,
        })
        if (refused.statusCode === 201) refused.statusCode = 200
      }
      expect(refused.statusCode).toBe(507)
      expect(refused.json().error).toContain('Platte')
      expect((await visitor.get(`/api/products/${panel.slug}`)).json()).toMatchObject({ nameDe: panel.nameDe })
      expect((await admin.get('/api/admin/products')).statusCode).toBe(200)
    } finally {
      await sql.raw('pragma max_page_count = 1073741823').execute(db)
    }
    const after = await admin.put(`/api/admin/products/${panel.id}`, { newPrice: '129.00' })
    expect(after.json()).toMatchObject({ newPrice: '129.00' })
  })
})
