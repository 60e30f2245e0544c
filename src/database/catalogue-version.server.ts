import { PostgresAdapter, sql } from 'kysely'
import { change } from './change.server.ts'
import type { Database } from './schema.ts'

/** The number that every change visible to visitors raises. */
export async function readCatalogueVersion(db: Database): Promise<number> {
  return (await db.selectFrom('catalogue_version').select('version').where('id', '=', 1).executeTakeFirstOrThrow()).version
}

/**
 * Makes a change that visitors can see: as `change` does, in a transaction that also raises the catalogue version, and
 * tells the other servers on the same PostgreSQL.
 *
 * Changes run one after the other on both engines (they all start by writing the same row), so a check within one,
 * such as "is this slug free?", still holds when it writes.
 */
export function changeCatalogue<Outcome>(db: Database, make: (transaction: Database) => Promise<Outcome>): Promise<Outcome> {
  return change(db, async (transaction) => {
    await transaction
      .updateTable('catalogue_version')
      .set((row) => ({ version: row('version', '+', 1) }))
      .where('id', '=', 1)
      .execute()
    const outcome = await make(transaction)
    // NOTIFY is delivered when the transaction commits, and not at all when it does not.
    if (db.getExecutor().adapter instanceof PostgresAdapter) await sql`select pg_notify('catalogue_changed', '')`.execute(transaction)
    return outcome
  })
}
