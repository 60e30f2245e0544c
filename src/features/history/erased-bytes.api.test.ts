import { existsSync, readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { describe, expect } from 'vitest'
import { catalogueChanges } from '#database/catalogue-changes.ts'
import { catalogueWriter } from '#database/catalogue-write.server.ts'
import type { Database } from '#database/schema.ts'
import { updateDaySums } from '#features/analytics/day-sums.store.server.ts'
import { createEraser } from '#platform/eraser.server.ts'
import { createTrashAdapters } from '#src/history-adapters.ts'
import { databases, type TestDatabase } from '#tests/databases.ts'
import { type Client, shopTest } from '#tests/shop.ts'
import { scheduleTrashPurge } from './trash-round.server.ts'

const DAY = 24 * 60 * 60 * 1000
const name = 'Zoraida Quincosa'
const person = {
  name,
  phone: '+5352345678',
  email: 'zoraida.quincosa@example.com',
  // The text is so long that the database stores it in separate pages.
  message: `Soy ${name}. ${'Quincosa necesita un sistema. '.repeat(150)}`,
  language: 'es',
}
const other = { name: 'Yoel Valdivieso', phone: '+5352345679', message: 'Quiero un sistema solar para mi casa.', language: 'es' }

/** Bytes of the database's files, on PostgreSQL of the tables with personal data. */
async function readBytes(db: Database, { engine }: TestDatabase): Promise<string> {
  if (engine === 'sqlite') {
    const { rows } = await sql<{ file: string }>`pragma database_list`.execute(db)
    const file = rows[0]?.file ?? ''
    return [file, `${file}-wal`].map((one) => (existsSync(one) ? readFileSync(one, 'latin1') : '')).join('')
  }
  const { rows } = await sql<{ bytes: Buffer }>`
    select pg_read_binary_file(pg_relation_filepath(oid)) as bytes from pg_class
    where relkind in ('r', 'i', 't') and (relname in ('inquiry', 'edit', 'outbox', 'visit_salt')
      or oid in (select reltoastrelid from pg_class where relname in ('inquiry', 'edit', 'outbox')))`.execute(db)
  return rows.map(({ bytes }) => bytes.toString('latin1')).join('')
}

for (const database of databases) {
  describe(`purged data is erased from the database files, on ${database.name}`, () => {
    const test = shopTest(database)
    const has = async (db: Database, text: string) => (await readBytes(db, database)).toLowerCase().includes(text.toLowerCase())

    /** Sends several inquiries, lets staff edit the one of `person` and move it to the trash. Returns its id. */
    async function trashOne(visitor: Client, admin: Client, clock: { advance(ms: number): void }): Promise<number> {
      const send = async (body: object) => {
        clock.advance(DAY / 144)
        return (await visitor.post('/api/inquiries', body)).json<{ id: number }>().id
      }
      for (let n = 0; n < 3; n += 1) await send(other)
      const id = await send(person)
      await send(other)
      expect((await admin.put(`/api/admin/inquiries/${id}`, { notes: `${name} llama mañana` })).statusCode).toBe(200)
      expect((await admin.delete(`/api/admin/inquiries/${id}`)).statusCode).toBe(204)
      return id
    }

    test('for an inquiry purged by staff, with its history and its mail', async ({ db, admin, visitor, clock }) => {
      const id = await trashOne(visitor, admin, clock)
      if (database.engine === 'postgres') await sql`checkpoint`.execute(db)
      expect(await has(db, 'quincosa')).toBe(true)
      expect((await admin.delete(`/api/admin/trash/inquiry/${id}`)).statusCode).toBe(204)
      expect(await db.selectFrom('outbox').select('subject').where('subject', '=', id).execute()).toEqual([])
      await expect.poll(() => has(db, 'quincosa')).toBe(false)
      expect(await has(db, '52345678')).toBe(false)
      if (database.engine === 'postgres') await sql`checkpoint`.execute(db)
      expect(await has(db, 'valdivieso')).toBe(true)
    })

    test('for an item that was in the trash for thirty days', async ({ db, admin, visitor, clock }) => {
      await trashOne(visitor, admin, clock)
      clock.advance(30 * DAY)
      const adapters = createTrashAdapters({ db, write: catalogueWriter(db, catalogueChanges()), dataDir: '/nowhere' })
      const log = { info() {}, error: (details: object) => expect(details).toBeUndefined() }
      const { erase, stop: stopErasing } = createEraser(db, log)
      const { first, stop } = scheduleTrashPurge({ adapters, clock, log, afterErased: erase, every: () => () => {} })
      await first
      expect(await has(db, 'quincosa')).toBe(false)
      await stop()
      await stopErasing()
    })

    test('for the salt of visitor keys when its day is over', async ({ db }) => {
      const salt = 'GNmcKiZXJ0c4bYw7qkT1v5oEr9sHdLxP'
      await db.insertInto('visit_salt').values({ day: '2026-11-21', salt }).execute()
      await updateDaySums(db, '2026-11-22', true)
      await createEraser(db, { error: (details) => expect(details).toBeUndefined() }).erase()
      expect(await has(db, salt)).toBe(false)
    })
  })
}
