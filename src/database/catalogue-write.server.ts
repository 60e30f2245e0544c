import { PostgresAdapter, sql } from 'kysely'
import type { CatalogueChanges } from './catalogue-changes.ts'
import { change, isRefused } from './change.server.ts'
import { type Edit, type EditRecord, recordEdit } from './history.server.ts'
import type { CatalogueTransaction, Database } from './schema.ts'

/** Records a change in the history, in the same transaction and with the author of the write. */
export type RecordEdit = (record: EditRecord) => Promise<void>

/**
 * Writes the tables that visitors' pages show (`PublicTable` in schema.ts); the types allow no other function to do so. It runs
 * `make` in one transaction, as `change` does, and raises the catalogue's version in it. After the commit it announces the change
 * to caches, on this server and on others with the same PostgreSQL. A change that is refused or fails before its commit is not
 * announced.
 *
 * Changes are serialised on both engines (they all start by writing the same row), so a check within a change, such as "is this
 * slug free?", still holds when it writes.
 *
 * @param edit author and time
 */
export type CatalogueWrite = <Outcome>(
  edit: Edit,
  make: (transaction: CatalogueTransaction, recordChange: RecordEdit) => Promise<Outcome>,
) => Promise<Outcome>

/**
 * Creates the CatalogueWrite of this server.
 *
 * @param changes notified of each committed write
 */
export function catalogueWriter(db: Database, changes: CatalogueChanges): CatalogueWrite {
  return async (edit, make) => {
    // Stays false for a repeated Idempotency-Key, whose stored outcome is only returned.
    let isMade = false
    try {
      return await change(db, async (whole) => {
        const transaction = whole as CatalogueTransaction
        await transaction
          .updateTable('catalogue_version')
          .set((row) => ({ version: row('version', '+', 1) }))
          .where('id', '=', 1)
          .execute()
        const outcome = await make(transaction, async (record) => void (await recordEdit(transaction, edit, record)))
        // NOTIFY is delivered on commit, and dropped on rollback.
        if (db.getExecutor().adapter instanceof PostgresAdapter)
          await sql`select pg_notify('catalogue_changed', ${changes.server})`.execute(transaction)
        isMade = !isRefused(outcome)
        return outcome
      })
    } finally {
      // Announces the change even after an error of the commit: the database may have committed although its answer was lost, and
      // this server ignores its own notification.
      if (isMade) changes.announce()
    }
  }
}

/** Catalogue version in the database; every change that visitors can see raises it. */
export async function readCatalogueVersion(db: Database): Promise<number> {
  return (await db.selectFrom('catalogue_version').select('version').where('id', '=', 1).executeTakeFirstOrThrow()).version
}
