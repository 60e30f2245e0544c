import { closeSync, fstatSync, openSync, writeSync } from 'node:fs'
import { sql } from 'kysely'
import { describe, expect } from 'vitest'
import type { Database } from '#database/schema.ts'
import { oneDatabase } from './databases.ts'
import { shopTest } from './shop.ts'

/** Overwrites everything behind the first page, as a broken disk or a program that writes to the wrong file does. */
async function damage(db: Database): Promise<void> {
  await sql`pragma wal_checkpoint(truncate)`.execute(db)
  const { rows } = await sql<{ file: string }>`pragma database_list`.execute(db)
  const file = openSync(rows[0]?.file ?? '', 'r+')
  const page = 4096
  writeSync(file, Buffer.alloc(fstatSync(file).size - page, 'damage '), 0, undefined, page)
  closeSync(file)
  await sql`pragma shrink_memory`.execute(db)
}

for (const database of oneDatabase)
  describe('a database that was damaged while the shop runs', () => {
    const test = shopTest(database)

    test('is called damaged, not full, in the language of the reader', async ({ admin, visitor, db }) => {
      const before = await admin.get('/api/admin/categories')
      expect(before.statusCode).toBe(200)
      await damage(db)
      const read = await visitor.get('/api/site-settings')
      expect([read.statusCode, read.json()]).toEqual([
        503,
        { error: 'Los datos del servidor están dañados. Avise a quien lo administra: hay que restaurar una copia de seguridad.' },
      ])
      const inquiry = { name: 'Ana', phone: '5234 5678', message: 'I want a system.', language: 'en' }
      const written = await visitor.post('/api/inquiries', inquiry, { 'accept-language': 'en' })
      expect([written.statusCode, written.json().error]).toEqual([503, expect.stringContaining('is damaged')])
    })
  })
