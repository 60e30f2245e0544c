import { PostgresAdapter, sql } from 'kysely'
import type { CatalogueChanges } from './catalogue-changes.ts'
import { change, isRefused } from './change.server.ts'
import type { Edit } from './edit.ts'
import { type EditRecord, recordEdit } from './history.server.ts'
import type { CatalogueTransaction, Database } from './schema.ts'

/** Records in the history what the transaction has done, with its author. */
export type Remember = (record: EditRecord) => Promise<void>

/**
 * The only way to change what visitors can see: makes the change as `change` does, in a transaction that also raises the
 * catalogue's version, and after the commit announces it to caches, here and on other servers of the same PostgreSQL. A change
 * that is refused or fails before its commit is not announced.
 *
 * Changes are serialised on both engines (they all start by writing the same row), so a check within a change, such as "is this
 * slug free?", still holds when it writes.
 *
 * @param edit author and time
 */
export type CatalogueWrite = <Outcome>(
  edit: Edit,
  make: (transaction: CatalogueTransaction, remember: Remember) => Promise<Outcome>,
) => Promise<Outcome>

/**
 * The CatalogueWrite of this server.
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
      // Even if the commit fails: it may have succeeded with its answer lost, and this server ignores its own notification.
      if (isMade) changes.announce()
    }
  }
}

/** The number that every change visible to visitors raises. */
export async function readCatalogueVersion(db: Database): Promise<number> {
  return (await db.selectFrom('catalogue_version').select('version').where('id', '=', 1).executeTakeFirstOrThrow()).version
}
