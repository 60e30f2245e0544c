import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { databases, type TestDatabase } from '#tests/databases.ts'
import { storageFailureOf } from './failures/storage-failure.server.ts'
import { migrate } from './migrate.server.ts'
import { type Engine, migrations } from './migrations.ts'
import type { WholeDatabase } from './schema.ts'

const [sqlite] = databases as [TestDatabase]

/** Statements (`fail`) by which the database itself ends a transaction: a full disk on SQLite, a dropped connection on PostgreSQL. */
const fatal: Record<Engine, { failure: string; fail(db: WholeDatabase): Promise<unknown>; mend(db: WholeDatabase): Promise<unknown> }> = {
  sqlite: {
    failure: 'full',
    async fail(transaction) {
      await sql`pragma max_page_count = 1`.execute(transaction)
      return transaction
        .insertInto('site_setting')
        .values({ key: 'b', value: 'x'.repeat(100_000), updated_at: '' })
        .execute()
    },
    mend: (db) => sql`pragma max_page_count = 1073741823`.execute(db),
  },
  postgres: {
    failure: 'away',
    fail: (transaction) => sql`select pg_terminate_backend(pg_backend_pid())`.execute(transaction),
    mend: async () => {},
  },
}

for (const database of databases) {
  describe(`a transaction aborted by the database, on ${database.name}`, () => {
    const { failure, fail, mend } = fatal[database.engine]

    test('throws the error with the reason, saves nothing, and the next transaction runs', async () => {
      const { opened, remove } = await database.make()
      const { db } = opened
      const write = (key: string) => ({ key, value: '', updated_at: '' })
      const failed = await db
        .transaction()
        .execute(async (transaction) => {
          await transaction.insertInto('site_setting').values(write('a')).execute()
          await fail(transaction as WholeDatabase)
        })
        .catch((error: unknown) => error)
      expect(storageFailureOf(failed)).toBe(failure)
      await mend(db)
      await db.transaction().execute((transaction) => transaction.insertInto('site_setting').values(write('c')).execute())
      expect(await db.selectFrom('site_setting').select('key').execute()).toEqual([{ key: 'c' }])
      await remove()
    })

    test('throws that error from a migration, too', async () => {
      const { opened, remove } = await database.make()
      const { db, engine } = opened
      const broken = { name: '2031-01-01-fatal', up: fail }
      const failed = await migrate(db, engine, [...migrations, broken as never]).catch((error: unknown) => error)
      expect(storageFailureOf(failed)).toBe(failure)
      await mend(db)
      expect(await migrate(db, engine)).toEqual([])
      await remove()
    })
  })
}

/** Runs a process whose files may not grow beyond 3 MB. It writes until a commit fails. Returns the code of the error. */
async function fillDisk(dataDir: string): Promise<string> {
  const script = `
    import { migrate } from '#database/migrate.server.ts'
    import { openDatabase } from '#database/open.server.ts'
    const { db, engine } = await openDatabase({ dataDir: ${JSON.stringify(dataDir)} })
    await migrate(db, engine)
    const write = (key) => db.transaction().execute((transaction) =>
      transaction.insertInto('site_setting').values({ key, value: 'x'.repeat(100_000), updated_at: '' }).execute())
    for (let n = 0; n < 100; n += 1) await write(String(n)).catch((error) => { console.log(error.code); process.exit() })`
  const run = ['-c', 'ulimit -f 6144; exec "$0" --input-type=module --eval "$1"', process.execPath, script]
  return (await promisify(execFile)('sh', run)).stdout.trim()
}

test('a commit that fails on a full disk throws the error of the disk', async () => {
  const { place, remove } = await sqlite.makeEmpty()
  expect(storageFailureOf({ code: await fillDisk(place.dataDir) })).toBe('full')
  await remove()
})
