import { PostgresAdapter, sql } from 'kysely'
import type { CatalogueChanges } from './catalogue-changes.ts'
import { change, isRefused } from './change.server.ts'
import type { Edit } from './edit.ts'
import { type EditRecord, recordEdit } from './history.server.ts'
import type { CatalogueTransaction, Database } from './schema.ts'

/** Remembers in the history what the transaction has done, in the name of whoever does it. */
export type Remember = (record: EditRecord) => Promise<void>

/**
 * The one way to change what visitors can see: makes the change as `change` does, in a transaction that also raises the
 * catalogue's version, and tells whoever keeps copies, here and on the other servers of the same PostgreSQL, once it is
 * committed. A change that is refused or fails before its commit is told to nobody.
 *
 * Changes run one after the other on both engines (they all start by writing the same row), so a check within one,
 * such as "is this slug free?", still holds when it writes.
 *
 * @param edit who does it, and when
 */
export type CatalogueWrite = <Outcome>(
  edit: Edit,
  make: (transaction: CatalogueTransaction, remember: Remember) => Promise<Outcome>,
) => Promise<Outcome>

/** The CatalogueWrite of this server. @param changes hears of each write once it is committed */
export function catalogueWriter(db: Database, changes: CatalogueChanges): CatalogueWrite {
  return async (edit, make) => {
    // A write that is only answered again, under its Idempotency-Key, changes nothing.
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
        // NOTIFY is delivered when the transaction commits, and not at all when it does not.
        if (db.getExecutor().adapter instanceof PostgresAdapter)
          await sql`select pg_notify('catalogue_changed', ${changes.server})`.execute(transaction)
        isMade = !isRefused(outcome)
        return outcome
      })
    } finally {
      // Even when the commit fails: it may have been made and its answer lost, and this server does not hear its own notice.
      if (isMade) changes.announce()
    }
  }
}

/** The number that every change visible to visitors raises. */
export async function readCatalogueVersion(db: Database): Promise<number> {
  return (await db.selectFrom('catalogue_version').select('version').where('id', '=', 1).executeTakeFirstOrThrow()).version
}
