import { PostgresAdapter, sql } from 'kysely'
import type { Database } from './schema.ts'

/** The number that every change visible to visitors raises. */
export async function readCatalogueVersion(db: Database): Promise<number> {
  return (await db.selectFrom('catalogue_version').select('version').where('id', '=', 1).executeTakeFirstOrThrow()).version
}

/**
 * Makes a change that visitors can see: runs it in a transaction that also raises the catalogue version, and tells
 * the other servers on the same PostgreSQL.
 */
export async function changeCatalogue<Value>(db: Database, change: (transaction: Database) => Promise<Value>): Promise<Value> {
  return db.transaction().execute(async (transaction) => {
    const value = await change(transaction)
    await transaction
      .updateTable('catalogue_version')
      .set((row) => ({ version: row('version', '+', 1) }))
      .where('id', '=', 1)
      .execute()
    // NOTIFY is delivered when the transaction commits, and not at all when it does not.
    if (db.getExecutor().adapter instanceof PostgresAdapter) await sql`select pg_notify('catalogue_changed', '')`.execute(transaction)
    return value
  })
}
