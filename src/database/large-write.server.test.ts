import { statSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { databases } from '#tests/databases.ts'
import { withLargeWrite } from './large-write.server.ts'
import type { WholeDatabase } from './schema.ts'

const ROWS = 3000

/** Writes more pages than SQLite's journal holds before a commit copies them to the database's file. */
const fill = (db: WholeDatabase) =>
  db.transaction().execute(async (transaction) => {
    await sql`create table filler (text text)`.execute(transaction)
    for (let row = 0; row < ROWS; row += 1) await sql`insert into filler values (${'x'.repeat(4000)})`.execute(transaction)
  })

describe.each(databases)('a large write on $name', (database) => {
  test('returns what the write returns, and passes its failure on', async () => {
    const { opened, remove } = await database.make()
    expect(await withLargeWrite(opened.db, async () => 'written')).toBe('written')
    const write = async () => Promise.reject(new Error('refused'))
    await expect(withLargeWrite(opened.db, write)).rejects.toThrow('refused')
    await remove()
  })
})

test('a large write copies the journal to the file after its commit, also if it fails then', async () => {
  const [database] = databases.filter(({ engine }) => engine === 'sqlite')
  if (!database) throw new Error('SQLite is not among the databases of this run')
  const { opened, place, remove } = await database.make()
  const bytes = () => statSync(join(place.dataDir, 'shop.db')).size
  const before = bytes()
  let atCommit = 0
  const write = async () => {
    await fill(opened.db)
    atCommit = bytes()
    throw new Error('after the commit')
  }
  await expect(withLargeWrite(opened.db, write)).rejects.toThrow('after the commit')
  expect(atCommit).toBe(before)
  expect(bytes()).toBeGreaterThan(before)
  await remove()
})
