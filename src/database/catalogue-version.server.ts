import { PostgresAdapter, sql } from 'kysely'
import type { Database } from './schema.ts'

/** The number that every change visible to visitors raises. */
export async function readCatalogueVersion(db: Database): Promise<number> {
  return (await db.selectFrom('catalogue_version').select('version').where('id', '=', 1).executeTakeFirstOrThrow()).version
}

/**
 * Makes a change that visitors can see: runs it in a transaction that also raises the catalogue version, and tells
 * the other servers on the same PostgreSQL. A change that fails, by a thrown error or a Result that is not ok, is
 * undone whole.
 *
 * Changes run one after the other on both engines (they all start by writing the same row), so a check within one,
 * such as "is this slug free?", still holds when it writes.
 */
export async function changeCatalogue<Outcome>(db: Database, change: (transaction: Database) => Promise<Outcome>): Promise<Outcome> {
  const run = db.transaction().execute(async (transaction) => {
    await transaction
      .updateTable('catalogue_version')
      .set((row) => ({ version: row('version', '+', 1) }))
      .where('id', '=', 1)
      .execute()
    const outcome = await change(transaction)
    if (isFailure(outcome)) throw new Undone(outcome)
    // NOTIFY is delivered when the transaction commits, and not at all when it does not.
    if (db.getExecutor().adapter instanceof PostgresAdapter) await sql`select pg_notify('catalogue_changed', '')`.execute(transaction)
    return outcome
  })
  return run.catch((error: unknown) => {
    if (error instanceof Undone) return error.outcome as Outcome
    throw error
  })
}

/** Carries the outcome of a refused change out of its transaction. */
class Undone extends Error {
  readonly outcome: unknown

  constructor(outcome: unknown) {
    super('undone')
    this.outcome = outcome
  }
}

function isFailure(outcome: unknown): boolean {
  return typeof outcome === 'object' && outcome !== null && (outcome as { ok?: unknown }).ok === false
}
