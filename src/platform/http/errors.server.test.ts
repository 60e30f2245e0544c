import { sql } from 'kysely'
import { describe, expect } from 'vitest'
import type { Engine } from '#database/migrations.ts'
import type { Database, WholeDatabase } from '#database/schema.ts'
import { databases } from '#tests/databases.ts'
import { shopTest } from '#tests/shop.ts'

type Step = (db: Database) => Promise<unknown>
const run = (statement: string) => (db: Database) => sql.raw(statement).execute(db)

/** Steps that make a disk refuse writes, and steps that undo this: a full and a read-only disk on SQLite, a read-only one on PostgreSQL. */
const diskFaults: Record<Engine, [begin: Step, end: Step][]> = {
  sqlite: [
    [run('pragma max_page_count = 1'), run('pragma max_page_count = 1073741823')],
    [run('pragma query_only = on'), run('pragma query_only = off')],
  ],
  postgres: [[(db) => setReadOnly(db, 'on'), (db) => setReadOnly(db, 'off')]],
}

async function setReadOnly(db: Database, value: 'on' | 'off'): Promise<void> {
  await db.connection().execute(async (line) => {
    await sql`set session characteristics as transaction read write`.execute(line)
    const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(line)
    await sql.raw(`alter database ${rows[0]?.name} set default_transaction_read_only = ${value}`).execute(line)
    await sql.raw(`set default_transaction_read_only = ${value}`).execute(line)
    // Closes the other connections, which would keep their old setting.
    await sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`.execute(
      line,
    )
  })
}

/**
 * Makes the transaction of `write` and another one wait for each other. The other locks the history, which every staff write
 * writes last. A trigger holds `write` up after it has changed the category, until the other waits for that category; then
 * `write` waits for the history. PostgreSQL ends `write`, since it looks for a deadlock after a second, the other after a minute.
 */
async function deadlock<Answer>(db: WholeDatabase, categoryId: number, write: () => Promise<Answer>): Promise<Answer> {
  await sql`create function hold_up() returns trigger language plpgsql
    as 'begin perform pg_advisory_xact_lock(1); return null; end'`.execute(db)
  await sql`create trigger hold_up after update on category execute function hold_up()`.execute(db)
  try {
    return await db.connection().execute(async (barrier) => {
      await sql`select pg_advisory_lock(1)`.execute(barrier)
      const open = () => sql`select pg_advisory_unlock_all()`.execute(barrier)
      try {
        return await db.transaction().execute(async (other) => {
          await sql`set local deadlock_timeout = '60s'`.execute(other)
          await sql`lock table edit in exclusive mode`.execute(other)
          const writing = write()
          await expect.poll(() => waitingLocks(db)).toBe(1)
          const changed = other.updateTable('category').set({ name_es: 'Otra' }).where('id', '=', categoryId).execute()
          await expect.poll(() => waitingLocks(db)).toBe(2)
          await open()
          await changed
          return writing
        })
      } finally {
        await open()
      }
    })
  } finally {
    await sql`drop trigger hold_up on category`.execute(db)
    await sql`drop function hold_up`.execute(db)
  }
}

/** Counts the connections to this database that wait for a lock. */
async function waitingLocks(db: Database): Promise<number> {
  const { rows } = await sql<{ count: string }>`select count(distinct pid) from pg_locks where not granted
    and pid in (select pid from pg_stat_activity where datname = current_database())`.execute(db)
  return Number(rows[0]?.count)
}

const languages = ['es', 'de', 'en'] as const
const json = { 'content-type': 'application/json' }

for (const database of databases) {
  describe(`errors of the API, on ${database.name}`, () => {
    const test = shopTest(database)

    test("every refusal is a sentence in the reader's language and never cached", async ({ admin, visitor }) => {
      const url = '/api/admin/categories'
      const refusals = (language: string) => {
        const headers = { 'accept-language': language }
        return [
          visitor.get('/api/nothing', headers),
          visitor.post('/api/categories', {}, headers),
          visitor.get(url, headers),
          admin.post(url, 'nameDe: x', { ...headers, 'content-type': 'application/yaml' }),
          admin.post(url, '{"nameDe": ', { ...headers, ...json }),
          admin.post(url, JSON.stringify({ nameDe: 'x'.repeat(1024 * 1024) }), { ...headers, ...json }),
          admin.post(url, {}, headers),
        ]
      }
      const sentences = new Set<string>()
      for (const language of languages) {
        const answers = await Promise.all(refusals(language))
        expect(answers.map((answer) => answer.statusCode)).toEqual([404, 405, 401, 415, 400, 413, 400])
        for (const answer of answers) {
          expect(answer.headers['content-type']).toBe('application/json; charset=utf-8')
          expect(answer.headers['cache-control']).toBe('no-store')
          sentences.add(answer.json().error)
        }
      }
      // Seven sentences in three languages, all different.
      expect(sentences.size).toBe(21)
      expect([...sentences].every((sentence) => /^\p{Lu}.*\s/u.test(sentence))).toBe(true)
    })

    test('visitors read Spanish and staff German without a preferred language', async ({ admin, visitor }) => {
      expect((await visitor.get('/api/nothing')).json()).toEqual({ error: 'No existe.' })
      expect((await admin.get('/api/admin/nothing')).json()).toEqual({ error: 'Nicht gefunden.' })
      expect((await visitor.get('/api/nothing', { 'accept-language': 'fr-FR, en;q=0.5' })).json()).toEqual({ error: 'Not found.' })
    })

    test('a wrong method returns the allowed ones, on every path', async ({ visitor }) => {
      const wrong = [
        [visitor.post('/api/products', {}), 'GET, HEAD'],
        [visitor.delete('/api/products/featured'), 'GET, HEAD'],
        [visitor.put('/api/products/some-product', {}), 'GET, HEAD'],
        [visitor.get('/api/admin/login'), 'POST'],
        [visitor.options('/api/products'), 'GET, HEAD'],
        [visitor.put('/api/admin/site-settings', {}), 'GET, HEAD, POST'],
        [visitor.post('/api/admin/products/1', {}), 'GET, HEAD, PUT, DELETE'],
        [visitor.get('/api/admin/products/1/duplicate'), 'POST'],
      ] as const
      for (const [call, allow] of wrong) {
        const answer = await call
        expect([answer.statusCode, answer.headers.allow]).toEqual([405, allow])
      }
    })

    test('only JSON is accepted: no forms, no plain text, no missing type', async ({ admin }) => {
      for (const type of [
        'text/plain',
        'application/x-www-form-urlencoded',
        'multipart/form-data; boundary=x',
        'application/xml',
        'nonsense',
      ]) {
        const answer = await admin.post('/api/admin/categories', '{"nameDe":"x"}', { 'content-type': type })
        expect([type, answer.statusCode]).toEqual([type, 415])
      }
      expect((await admin.get('/api/admin/categories')).json()).toEqual([])
    })

    test('empty, invalid and malicious JSON is refused', async ({ admin }) => {
      for (const body of [
        '',
        '{',
        '{"nameDe":"x"',
        "{'nameDe':'x'}",
        'undefined',
        '[',
        '"text"',
        '5',
        'null',
        '[]',
        '{"__proto__":{"nameDe":"x"}}',
      ]) {
        const answer = await admin.post('/api/admin/categories', body, json)
        expect([body, answer.statusCode, typeof answer.json().error]).toEqual([body, 400, 'string'])
      }
    })

    test('a body of just under one megabyte is read, a larger one refused', async ({ admin }) => {
      const body = (length: number) => JSON.stringify({ nameDe: 'x', more: 'x'.repeat(length - 25) })
      expect((await admin.post('/api/admin/categories', body(1024 * 1024), json)).statusCode).toBe(201)
      expect((await admin.post('/api/admin/categories', body(1024 * 1024 + 2), json)).statusCode).toBe(413)
    })

    test('an invalid address is refused like any other request', async ({ visitor }) => {
      for (const [address, status] of [
        ['%E0%A4%A', 400],
        ['x'.repeat(300), 414],
      ]) {
        const answer = await visitor.get(`/api/products/${address}`)
        expect([answer.statusCode, answer.json()]).toEqual([status, { error: 'Hay datos que no son válidos.' }])
        expect(answer.headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'cross-origin-resource-policy': 'same-origin' })
      }
    })

    test('a full disk is reported as such, and nothing is half-saved', async ({ db, admin, category, clock }) => {
      const { id } = await category({ nameDe: 'Alt' })
      const error = 'Der Server kann nicht speichern: Die Platte ist voll oder schreibgeschützt. Es wurde nichts gespeichert.'
      const long = 'x'.repeat(10_000)
      const change = { nameDe: 'Neu', descriptionDe: long, descriptionEs: long, descriptionEn: long }
      for (const [begin, end] of diskFaults[database.engine]) {
        // A minute later the session's last use has to be stored again. Its failure must not prevent staff from reading.
        clock.advance(60_000)
        await begin(db)
        const read = await admin.get(`/api/admin/categories/${id}`)
        const answer = await admin.put(`/api/admin/categories/${id}`, change)
        await end(db)
        expect(read.statusCode).toBe(200)
        expect([answer.statusCode, answer.json()]).toEqual([507, { error }])
        expect((await admin.get(`/api/admin/categories/${id}`)).json()).toMatchObject({ nameDe: 'Alt', descriptionDe: '' })
      }
      expect((await admin.put(`/api/admin/categories/${id}`, change)).statusCode).toBe(200)
    })

    // SQLite writes one transaction at a time, so it has no deadlocks.
    if (database.engine === 'postgres')
      test('a deadlock of two changes rejects one with "try again" and saves nothing of it', async ({ db, admin, category }) => {
        const { id } = await category({ nameDe: 'Alt' })
        const url = `/api/admin/categories/${id}`
        const answer = await deadlock(db, id, () => admin.put(url, { nameDe: 'Neu' }))
        expect([answer.statusCode, answer.json()]).toEqual([
          503,
          { error: 'Der Server ist beschäftigt. Bitte gleich noch einmal versuchen.' },
        ])
        expect((await admin.get(url)).json()).toMatchObject({ nameDe: 'Alt', nameEs: 'Otra' })
        expect((await admin.put(url, { nameDe: 'Neu' })).statusCode).toBe(200)
      })

    test('a server error reveals no internals', async ({ db, visitor, app }) => {
      await db.schema.alterTable('site_setting').renameTo('hidden_setting').execute()
      try {
        const answer = await visitor.get('/api/site-settings')
        expect([answer.statusCode, answer.json()]).toEqual([500, { error: 'Error del servidor. Intente de nuevo en un momento.' }])
      } finally {
        await db.schema.alterTable('hidden_setting').renameTo('site_setting').execute()
      }
      expect((await app.inject('/api/site-settings')).statusCode).toBe(200)
    })
  })
}
