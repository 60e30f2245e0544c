import { execFile } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { sql } from 'kysely'
import { afterAll, describe, expect, inject, test } from 'vitest'
import { databases, type Place } from '#tests/databases.ts'
import { relayTo } from '#tests/relay.ts'
import { DatabaseProblem } from './failures/database-problem.server.ts'
import { migrate } from './migrate.server.ts'
import { openDatabase } from './open.server.ts'

const postgres = databases[1] as (typeof databases)[number]

const refused = (place: Place) =>
  openDatabase(place).then(
    () => 'opened',
    (error: unknown) => error,
  )

/** Opens the database as the user "nobody", since root may write to any folder. Prints the problem. */
async function openAsNobody(dataDir: string): Promise<string> {
  const script = `
    import { openDatabase } from '#database/open.server.ts'
    if (process.getuid() === 0) process.setuid(65534)
    await openDatabase(${JSON.stringify({ dataDir })}).then(() => console.log('opened'), (error) => console.log(error.name, error.message))`
  return (await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', script])).stdout
}

describe('a data location that cannot be used', () => {
  test('is refused if the folder is not writable', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'shop-sqlite-'))
    await promisify(execFile)('chmod', ['555', dataDir])
    expect(await openAsNobody(dataDir)).toMatch(/^DatabaseProblem The data folder .*shop-sqlite-.* cannot be written .*DATA_DIR/)
    rmSync(dataDir, { recursive: true })
  })

  test('is refused if the folder cannot be created', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'shop-sqlite-'))
    writeFileSync(join(dataDir, 'file'), '')
    expect(await refused({ databaseUrl: undefined, dataDir: join(dataDir, 'file', 'data') })).toBeInstanceOf(DatabaseProblem)
    rmSync(dataDir, { recursive: true })
  })

  test('is refused if the file is not a database', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'shop-sqlite-'))
    writeFileSync(join(dataDir, 'shop.db'), 'this is a letter to my aunt, not a database'.repeat(50))
    expect(await refused({ databaseUrl: undefined, dataDir })).toMatchObject({
      name: 'DatabaseProblem',
      message: expect.stringContaining('not a database'),
    })
    rmSync(dataDir, { recursive: true })
  })

  test('is refused as damaged with the steps to restore a backup', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'shop-sqlite-'))
    writeFileSync(join(dataDir, 'shop.db'), 'these are words, and many of them'.repeat(99))
    const problem = await refused({ databaseUrl: undefined, dataDir })
    expect(problem).toBeInstanceOf(DatabaseProblem)
    expect((problem as Error).message).toMatch(/shop\.db is damaged .*Restore a backup:\n.*1\. Move shop\.db[\s\S]*3\. Start/)
    rmSync(dataDir, { recursive: true })
  })

  test('is refused if the database is empty or missing although backups or a journal exist', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'shop-sqlite-'))
    const [file, backup] = [join(dataDir, 'shop.db'), join(dataDir, 'backups', 'shop-2026-11-24-120000.db')]
    mkdirSync(join(dataDir, 'backups'))
    writeFileSync(backup, 'a copy')
    const command = `cp -p '${backup}' '${file}'`
    expect(await refused({ databaseUrl: undefined, dataDir })).toMatchObject({
      name: 'DatabaseProblem',
      message: expect.stringMatching(new RegExp(`shop\\.db is missing, but there are backups in [\\s\\S]*${command}`)),
    })
    writeFileSync(file, '')
    expect(await refused({ databaseUrl: undefined, dataDir })).toMatchObject({ message: expect.stringContaining(command) })
    expect(statSync(file).size).toBe(0)

    rmSync(join(dataDir, 'backups'), { recursive: true })
    writeFileSync(`${file}-wal`, 'changes that did not reach the file yet')
    expect(await refused({ databaseUrl: undefined, dataDir })).toMatchObject({
      message: expect.stringMatching(/shop\.db is empty, but there are changes in .*shop\.db-wal/),
    })
    expect(existsSync(`${file}-wal`)).toBe(true)

    // An empty file without backups and journal is no loss: a power cut ended the first start.
    rmSync(`${file}-wal`)
    const opened = await openDatabase({ databaseUrl: undefined, dataDir })
    await opened.close()
    rmSync(dataDir, { recursive: true })
  })

  test('is refused without showing the password if PostgreSQL does not answer or rejects the user', async () => {
    const { port } = new URL(inject('postgresUrl'))
    for (const databaseUrl of ['postgres://shop:secret@127.0.0.1:1/shop', `postgres://nobody:secret@127.0.0.1:${port}/shop`]) {
      const problem = await refused({ databaseUrl, dataDir: '' })
      expect(problem).toBeInstanceOf(DatabaseProblem)
      expect((problem as Error).message).toMatch(/^PostgreSQL at postgres:\/\/(shop|nobody)@127\.0\.0\.1:\d+\/shop does not answer/)
      expect((problem as Error).message).not.toContain('secret')
    }
  })
})

test('only the owner may read a SQLite file, the files beside it and a folder created for it', async () => {
  const above = mkdtempSync(join(tmpdir(), 'shop-sqlite-'))
  const dataDir = join(above, 'data')
  const files = ['shop.db', 'shop.db-wal', 'shop.db-shm'].map((name) => join(dataDir, name))
  const modes = () => files.map((file) => statSync(file).mode & 0o777)
  const first = await openDatabase({ databaseUrl: undefined, dataDir })
  await migrate(first.db, first.engine)
  expect(statSync(dataDir).mode & 0o777).toBe(0o700)
  expect(modes()).toEqual([0o600, 0o600, 0o600])
  for (const file of files) chmodSync(file, 0o644)
  const second = await openDatabase({ databaseUrl: undefined, dataDir })
  expect(modes()).toEqual([0o600, 0o600, 0o600])
  await Promise.all([first.close(), second.close()])
  rmSync(above, { recursive: true })
})

for (const database of databases) {
  describe(`an opened database, on ${database.name}`, () => {
    test('is configured for power cuts and enforces foreign keys', async () => {
      // Opens the database without tests/shop.ts, which turns `synchronous` off for speed.
      const { place, remove } = await database.makeEmpty()
      const opened = await openDatabase(place)
      const { db, engine } = opened
      await migrate(db, engine)
      if (engine === 'sqlite') {
        const settings = ['journal_mode', 'synchronous', 'foreign_keys', 'busy_timeout']
        const values = await Promise.all(settings.map((name) => sql.raw<Record<string, unknown>>(`pragma ${name}`).execute(db)))
        expect(values.map(({ rows }) => Object.values(rows[0] ?? {})[0])).toEqual(['wal', 2, 1, 5000])
      }
      const stamps = { created_at: '', updated_at: '' }
      const texts = Object.fromEntries(
        ['name', 'description'].flatMap((field) => ['de', 'es', 'en'].map((language) => [`${field}_${language}`, ''])),
      )
      const category = {
        ...texts,
        name: 'x',
        description: '',
        sort_name: '',
        slug: 'x',
        image: null,
        is_active: 1,
        sort_order: 0,
        ...stamps,
      }
      const insert = (values: object) =>
        db
          .insertInto('category')
          .values(values as never)
          .execute()
      await insert(category)
      for (const wrong of [{}, { slug: '' }, { slug: 'y', name: '' }, { slug: 'y', is_active: 2 }, { slug: 'y', sort_order: -1 }])
        await expect(insert({ ...category, ...wrong })).rejects.toThrow()
      await expect(
        db
          .insertInto('subcategory')
          .values({ ...category, category_id: 4711 } as never)
          .execute(),
      ).rejects.toThrow()
      await expect(insert({ ...category, deleted_at: 'then' })).resolves.toBeDefined()
      await opened.close()
      await remove()
    })

    test('keeps data written by one server for the next one after a restart', async () => {
      const { place, remove } = await database.makeEmpty()
      const first = await openDatabase(place)
      await migrate(first.db, first.engine)
      await first.db.insertInto('site_setting').values({ key: 'a', value: 'ñ ☀', updated_at: '' }).execute()
      await first.close()
      const second = await openDatabase(place)
      expect(await second.db.selectFrom('site_setting').select('value').execute()).toEqual([{ value: 'ñ ☀' }])
      await second.close()
      await remove()
    })
  })
}

describe('a PostgreSQL that keeps its connections but stops answering', async () => {
  const { place, remove } = await postgres.makeEmpty()
  const relay = await relayTo(place.databaseUrl ?? '')
  const { db, close } = await openDatabase({ ...place, databaseUrl: relay.url, timeouts: { callMs: 100, probeMs: 1000, retryMs: 20 } })
  afterAll(async () => {
    await close()
    await relay.cut()
    await remove()
  })
  const away = { code: 'DATABASE_AWAY' }

  test('makes waiting and later calls fail until it answers again', async () => {
    await sql`create table thing (name text)`.execute(db)
    let begun = () => {}
    const hasBegun = new Promise<void>((resolve) => {
      begun = resolve
    })
    const change = db.transaction().execute(async (transaction) => {
      await sql`insert into thing values ('half')`.execute(transaction)
      relay.freeze()
      begun()
      await sql`insert into thing values ('saved')`.execute(transaction)
    })
    await hasBegun
    // The pool has only ten connections.
    const reads = Array.from({ length: 15 }, () => sql`select 1`.execute(db))
    await Promise.all([change, ...reads].map((call) => expect(call).rejects.toMatchObject(away)))
    const began = performance.now()
    await expect(sql`select 1`.execute(db)).rejects.toMatchObject(away)
    expect(performance.now() - began).toBeLessThan(500)
    relay.thaw()
    const names = () => sql<{ name: string }>`select name from thing`.execute(db).then(({ rows }) => rows.length)
    await expect.poll(names, { timeout: 5000 }).toBe(0)
    await Promise.all(Array.from({ length: 15 }, () => sql`select 1`.execute(db)))
  })

  test('is not confused with a slow query', async () => {
    await sql`select pg_sleep(0.4)`.execute(db)
  })
})
