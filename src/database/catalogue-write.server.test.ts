import { once } from 'node:events'
import { type AddressInfo, connect, createServer } from 'node:net'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { databases } from '#tests/databases.ts'
import { type CatalogueVersion, catalogueChanges } from './catalogue-changes.ts'
import { catalogueWriter, readCatalogueVersion } from './catalogue-write.server.ts'
import type { Edit } from './history.server.ts'
import { openDatabase } from './open.server.ts'
import type { CatalogueTransaction, Database } from './schema.ts'

const edit: Edit = { now: new Date('2026-11-21T12:00:00.000Z'), by: { id: null, name: 'Yanelis' } }
const save = (key: string) => (transaction: CatalogueTransaction) =>
  transaction.insertInto('site_setting').values({ key, value: '', updated_at: '' }).execute()

for (const database of databases) {
  describe(`a write of data that visitors see, on ${database.engine}`, () => {
    test('raises the version, records its author, and is announced once it can be read', async () => {
      const { opened, remove } = await database.make()
      const { db } = opened
      const changes = catalogueChanges()
      const read: Promise<number>[] = []
      changes.listen(() => read.push(readCatalogueVersion(db)))
      const version = await readCatalogueVersion(db)
      await catalogueWriter(db, changes)(edit, async (transaction, recordChange) => {
        await save('a')(transaction)
        await recordChange({ kind: 'setting', subject: 'a', title: 'a', action: 'created' })
      })
      expect(await Promise.all(read)).toEqual([version + 1])
      expect(await db.selectFrom('edit').select(['administrator', 'at', 'action']).execute()).toEqual([
        { administrator: 'Yanelis', at: edit.now.toISOString(), action: 'created' },
      ])
      await remove()
    })

    test('leaves no trace and is not announced if it fails or is refused', async () => {
      const { opened, remove } = await database.make()
      const { db } = opened
      const changes = catalogueChanges()
      const write = catalogueWriter(db, changes)
      const version = await readCatalogueVersion(db)
      const thrown = write(edit, async (transaction) => {
        await save('b')(transaction)
        throw new Error('the power went')
      })
      await expect(thrown).rejects.toThrow('the power went')
      const refusal = { ok: false, problem: 'taken' }
      const outcome = await write(edit, async (transaction, recordChange) => {
        await save('c')(transaction)
        await recordChange({ kind: 'setting', subject: 'c', title: 'c', action: 'created' })
        return refusal
      })
      expect(outcome).toBe(refusal)
      expect(await readCatalogueVersion(db)).toBe(version)
      expect(changes.version).toBe(0)
      expect(await db.selectFrom('site_setting').select('key').execute()).toEqual([])
      expect(await db.selectFrom('edit').select('id').execute()).toEqual([])
      await remove()
    })

    test('is announced to the other servers on the same database, and not twice to its own', async () => {
      const { opened, place, remove } = await database.make()
      // Only PostgreSQL allows a second server.
      if (database.engine === 'postgres') {
        const other = await openDatabase(place)
        const [own, others] = [catalogueChanges(), catalogueChanges()]
        await opened.onForeignChange(own.hear)
        await other.onForeignChange(others.hear)
        const write = catalogueWriter(opened.db, own)
        await write(edit, async () => ({ ok: false }))
        await write(edit, async () => ({ ok: true }))
        await expect.poll(() => others.version).toBe(1)
        // Notifications of the other server arrive on the same connection, after this server's own.
        await catalogueWriter(other.db, others)(edit, async () => undefined)
        await expect.poll(() => own.version).toBe(2)
        expect(others.version).toBe(2)
        // After a broken connection both servers announce one change, since they may have missed some. Later changes are announced once.
        const lines = sql`select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen%' and datname = current_database()`
        await lines.execute(opened.db)
        await expect.poll(() => [own.version, others.version], { timeout: 5000 }).toEqual([3, 3])
        await write(edit, async () => undefined)
        await expect.poll(() => others.version).toBe(4)
        await catalogueWriter(other.db, others)(edit, async () => undefined)
        await expect.poll(() => own.version).toBe(5)
        expect(others.version).toBe(5)
        await other.close()
      }
      await remove()
    })

    test('is announced if the database committed it but the connection broke before the answer', async () => {
      const { opened, place, remove } = await database.make()
      if (place.databaseUrl) {
        const line = await lineWithoutCommits(place.databaseUrl)
        const cut = await openDatabase({ ...place, databaseUrl: line.databaseUrl })
        const changes = catalogueChanges()
        await expect(catalogueWriter(cut.db, changes)(edit, save('e'))).rejects.toThrow()
        expect(await opened.db.selectFrom('site_setting').select('key').execute()).toEqual([{ key: 'e' }])
        expect(changes.version).toBe(1)
        await cut.close()
        await line.close()
      }
      await remove()
    })
  })
}

test('is the only way to change these tables: the types forbid any other', () => {
  const forbidden = async (db: Database, changes: CatalogueVersion) => {
    // @ts-expect-error a cache may listen to changes, not announce them
    changes.announce()
    // @ts-expect-error visitors see this table, so only a CatalogueWrite may write it
    await db.updateTable('product')
    // @ts-expect-error visitors see this table, so only a CatalogueWrite may write it
    await db.insertInto('category')
    // @ts-expect-error visitors see this table, so only a CatalogueWrite may write it
    await db.deleteFrom('site_setting')
    // @ts-expect-error this method would return the whole database
    db.withoutPlugins
    await db.connection().execute(async (line) => {
      // @ts-expect-error visitors see this table, so only a CatalogueWrite may write it
      await line.updateTable('slug_redirect')
    })
    await db.transaction().execute(async (transaction) => {
      // @ts-expect-error an ordinary transaction may not write what visitors see
      await transaction.updateTable('subcategory')
      // @ts-expect-error an ordinary transaction is not a CatalogueTransaction
      await save('d')(transaction)
    })
  }
  expect(forbidden).toBeTypeOf('function')
})

/** A proxy to the same server that drops a connection when its commit is answered. */
async function lineWithoutCommits(databaseUrl: string): Promise<{ databaseUrl: string; close(): Promise<void> }> {
  const url = new URL(databaseUrl)
  const target = { host: url.hostname, port: Number(url.port) }
  const line = createServer((client) => {
    const server = connect(target)
    let isCommitting = false
    client.on('data', (data) => {
      isCommitting ||= data.includes('commit')
      server.write(data)
    })
    server.on('data', (data) => (isCommitting ? client.destroy() : client.write(data)))
    for (const [one, other] of [[client, server] as const, [server, client] as const])
      one.on('close', () => other.destroy()).on('error', () => {})
  })
  await once(line.listen(0, '127.0.0.1'), 'listening')
  url.port = String((line.address() as AddressInfo).port)
  return {
    databaseUrl: url.toString(),
    close: () => new Promise((done) => line.close(() => done())),
  }
}
