import { sql } from 'kysely'
import { describe, expect } from 'vitest'
import type { Database } from '#database/schema.ts'
import { databases } from './databases.ts'
import { androidPhone } from './known-visits.ts'
import { shopTest, staff } from './shop.ts'

const [sqlite] = databases
if (!sqlite) throw new Error('no database to test with')

/** Makes the disk full for SQLite: forbids the file to grow and fills its free space. `freeDisk` undoes both. */
async function fillDisk(db: Database): Promise<void> {
  const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(db)
  await sql.raw(`pragma max_page_count = ${rows[0]?.page_count ?? 1}`).execute(db)
  // Large rows fill whole pages, small ones the gaps within pages.
  for (const bytes of [50_000, 3000, 300, 1])
    for (let n = 0; n < 5000; n += 1) {
      const isFull = await sql`insert into filler (content) values (zeroblob(${bytes}))`.execute(db).then(
        () => false,
        () => true,
      )
      if (isFull) break
    }
}

async function freeDisk(db: Database): Promise<void> {
  await sql.raw('pragma max_page_count = 1073741823').execute(db)
  await sql`drop table filler`.execute(db)
}

describe('a full disk', () => {
  const test = shopTest(sqlite)

  test('is reported as full, nothing is half-saved, and reading works', async ({ admin, visitor, product, db }) => {
    const panel = await product({ oldPrice: '199.00', newPrice: '149.00' })
    // Forbids the file to grow, so that the disk is full for SQLite.
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

  test('loses no inquiry, no mail about it and no visit', async ({ app, admin, visitor, db }) => {
    const key = '4c1d7a52-7c0e-4d0e-9a53-0a4a5a1c2b3d'
    // Too long for the gaps within pages.
    const inquiry = { name: 'Ana', phone: '5234 5678', message: 'Quiero un sistema. '.repeat(250), language: 'es' }
    const inquire = () => visitor.post('/api/inquiries', inquiry, { 'idempotency-key': key })
    const headers = { host: 'localhost', origin: 'http://localhost', 'user-agent': androidPhone, 'accept-language': 'es' }
    const act = () => app.inject({ method: 'POST', url: '/api/track/action', headers, payload: { kind: 'whatsapp-other' } })
    const visits = 300
    const stored = async () => {
      const tables = ['inquiry', 'outbox', 'visit_event'] as const
      const rows = await Promise.all(tables.map((table) => db.selectFrom(table).select('id').execute()))
      return rows.map(({ length }) => length)
    }
    // Visits wait in memory; a report writes them to the database first.
    const report = async () => (await admin.get('/api/admin/analytics?from=2026-11-21&to=2026-11-21')).statusCode

    await sql`create table filler (id integer primary key, content blob)`.execute(db)
    await fillDisk(db)
    try {
      expect((await inquire()).statusCode).toBe(507)
      const { username, password } = staff
      const signIn = () => visitor.post('/api/admin/login', { username, password }, { 'accept-language': 'de' })
      let refused = await signIn()
      // A session or two may fit into gaps within pages.
      for (let attempt = 0; refused.statusCode === 200 && attempt < 30; attempt += 1) refused = await signIn()
      expect([refused.statusCode, refused.json().error]).toEqual([507, expect.stringContaining('Die Platte ist voll')])
      for (let n = 0; n < visits; n += 1) expect((await act()).statusCode).toBe(204)
      expect(await report()).toBe(200)
      expect(await stored()).toEqual([0, 0, 0])
    } finally {
      await freeDisk(db)
    }
    expect([(await inquire()).statusCode, (await inquire()).statusCode, await report()]).toEqual([201, 201, 200])
    expect(await stored()).toEqual([1, 1, visits])
  })
})
