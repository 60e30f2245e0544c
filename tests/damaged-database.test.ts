import { closeSync, fstatSync, openSync, writeSync } from 'node:fs'
import { sql } from 'kysely'
import { describe, expect } from 'vitest'
import type { Database } from '#database/schema.ts'
import { createMiniatureInserter } from '#features/media/miniature.server.ts'
import { createLog } from '#src/log.ts'
import { oneDatabase } from './databases.ts'
import { shopTest } from './shop.ts'

const KEY = '0123456789abcdef0123456789'

const PAGE_BYTES = 4096

/**
 * Overwrites a database file after its first page, as a broken disk does.
 *
 * @param table overwrites only the first page of this table; the others can still be read
 */
async function damage(db: Database, table?: string): Promise<void> {
  await sql`pragma wal_checkpoint(truncate)`.execute(db)
  const { rows } = await sql<{ file: string }>`pragma database_list`.execute(db)
  const root = await sql<{ rootpage: number }>`select rootpage from sqlite_master where name = ${table ?? ''}`.execute(db)
  const file = openSync(rows[0]?.file ?? '', 'r+')
  const first = root.rows[0] ? root.rows[0].rootpage - 1 : 1
  const bytes = root.rows[0] ? PAGE_BYTES : fstatSync(file).size - PAGE_BYTES
  writeSync(file, Buffer.alloc(bytes, 'damage '), 0, undefined, first * PAGE_BYTES)
  closeSync(file)
  await sql`pragma shrink_memory`.execute(db)
}

for (const database of oneDatabase)
  describe('a database damaged while the shop runs', () => {
    const test = shopTest(database)

    test('is reported as damaged in the reader’s language, and makes the shop not ready', async ({ admin, visitor, db }) => {
      const before = await admin.get('/api/admin/categories')
      expect(before.statusCode).toBe(200)
      await damage(db, 'site_setting')
      expect((await visitor.get('/readyz')).statusCode).toBe(200)
      const read = await visitor.get('/api/site-settings')
      const inWords = {
        error: 'Los datos del servidor están dañados. Avise a quien lo administra: hay que restaurar una copia de seguridad.',
      }
      expect([read.statusCode, read.json()]).toEqual([503, inWords])
      const ready = await visitor.get('/readyz')
      expect([ready.statusCode, ready.body]).toEqual([503, 'the database is damaged: restore a backup'])

      await damage(db)
      const picture = await visitor.get(`/media/${KEY}/480.jpg`)
      expect([picture.statusCode, picture.json()]).toEqual([503, inWords])
      const inquiry = { name: 'Ana', phone: '5234 5678', message: 'I want a system.', language: 'en' }
      const written = await visitor.post('/api/inquiries', inquiry, { 'accept-language': 'en' })
      expect([written.statusCode, written.json().error]).toEqual([503, expect.stringContaining('is damaged')])

      // Pages are sent without the miniature, and the log shows the reason once.
      const lines: string[] = []
      const log = createLog('warn', { write: (line: string) => lines.push(line) })
      const finish = await createMiniatureInserter({ db, dataDir: '/dev/null', log })
      const page = `<img src="/media/${KEY}/480.jpg" fetchPriority="high" style="background:#c8a078">`
      expect([await finish(page), await finish(page)]).toEqual([page, page])
      expect(lines.map((line) => JSON.parse(line))).toMatchObject([
        { level: 'error', msg: 'the database is damaged: restore a backup', during: 'a picture has no miniature' },
      ])
    })
  })
