import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { databases } from '#tests/databases.ts'
import { eraseOldDeletions } from './erase-older.server.ts'
import { migrate } from './migrate.server.ts'
import { openDatabase } from './open.server.ts'

const name = 'Zoraida Quincosa'

/** A log that records the level of each line. */
function keepLog() {
  const lines: string[] = []
  return { lines, info: () => void lines.push('info'), error: () => void lines.push('error') }
}

/** Opens a database that an older version filled without secure deletion: it still has the bytes of a purged customer. */
async function openOlder(dataDir: string) {
  const file = join(dataDir, 'shop.db')
  const older = new Sqlite(file)
  older.pragma('journal_mode = WAL')
  older.pragma('secure_delete = OFF')
  older.exec('create table older (text); create table kept (text)')
  older.prepare('insert into older values (?)').run(`${name} `.repeat(2000))
  older.prepare('insert into kept values (?)').run('Yoel Valdivieso')
  older.exec('drop table older')
  older.close()
  expect(readFileSync(file, 'latin1')).toContain(name)
  const opened = await openDatabase({ databaseUrl: undefined, dataDir })
  await migrate(opened.db, opened.engine)
  const bytes = () => [file, `${file}-wal`].map((one) => readFileSync(one, 'latin1')).join('')
  return { opened, file, bytes }
}

for (const database of databases.filter(({ engine }) => engine === 'sqlite')) {
  test('a file filled by an older version is rewritten once', async () => {
    const { place, remove } = await database.makeEmpty()
    const { opened, bytes } = await openOlder(place.dataDir)
    const log = keepLog()
    await eraseOldDeletions(opened.db, opened.engine, log)
    expect(bytes()).not.toContain(name)
    expect(bytes()).toContain('Yoel Valdivieso')
    expect(log.lines).toEqual(['info', 'info'])
    await opened.close()
    const again = await openDatabase(place)
    await eraseOldDeletions(again.db, again.engine, log)
    expect(log.lines).toHaveLength(2)
    await again.close()
    await remove()
  })

  test('the shop goes on if the rewrite fails, and the next start tries again', async () => {
    const { place, remove } = await database.makeEmpty()
    const { opened, file, bytes } = await openOlder(place.dataDir)
    const log = keepLog()
    const reader = new Sqlite(file, { readonly: true })
    reader.exec('begin; select * from kept')
    await eraseOldDeletions(opened.db, opened.engine, log)
    expect(log.lines).toEqual(['info', 'error'])
    reader.close()
    await sql`insert into kept values ('another')`.execute(opened.db)
    await eraseOldDeletions(opened.db, opened.engine, log)
    expect(log.lines.slice(2)).toEqual(['info', 'info'])
    expect(bytes()).not.toContain(name)
    expect(bytes()).toContain('another')
    await opened.close()
    await remove()
  })

  test('a new file is not rewritten', async () => {
    const { opened, remove } = await database.make()
    const log = keepLog()
    await eraseOldDeletions(opened.db, opened.engine, log)
    expect(log.lines).toEqual([])
    await remove()
  })
}
