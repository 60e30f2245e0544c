import { PostgresAdapter, type Selectable, sql } from 'kysely'
import { currentIntent, findOutcomeOrClaim, storeOutcome } from './intent.server.ts'
import type { Database, Tables } from './schema.ts'
import type { EditKind } from './tables/history.ts'

/**
 * Makes a change in one transaction, which is rolled back on a thrown error or a Result that is not ok. For a request with an
 * Idempotency-Key (`intent.server.ts`) the change is made once: a retry, even a simultaneous one, gets the first outcome.
 * Therefore the outcome must be plain JSON, and the answer must be made from the outcome alone.
 */
export async function change<Outcome>(db: Database, make: (transaction: Database) => Promise<Outcome>): Promise<Outcome> {
  const step = currentIntent()?.nextStep()
  const run = db.transaction().execute(async (transaction) => {
    const known = step && (await findOutcomeOrClaim(transaction, step))
    if (known) return known.outcome as Outcome
    const outcome = await make(transaction)
    if (isRefused(outcome)) throw new Undone(outcome)
    if (step) await storeOutcome(transaction, step, outcome)
    return outcome
  })
  return run.catch((error: unknown) => {
    if (error instanceof Undone) return error.outcome as Outcome
    throw error
  })
}

/** Namespace of the locks of `changeInTurn` in PostgreSQL; the number is arbitrary. */
const LOCK_NAMESPACE = 53005330

/**
 * Like `change`, but only one change of a kind runs at a time, so rows that it has read are still the same when it writes. Use
 * it for lists that are checked as a whole, and for entities that have no row to lock yet.
 */
export function changeInTurn<Outcome>(db: Database, kind: EditKind, make: (transaction: Database) => Promise<Outcome>): Promise<Outcome> {
  return change(db, async (transaction) => {
    // SQLite writes one transaction at a time anyway.
    if (db.getExecutor().adapter instanceof PostgresAdapter)
      await sql`select pg_advisory_xact_lock(${LOCK_NAMESPACE}, hashtext(${kind}))`.execute(transaction)
    return make(transaction)
  })
}

/**
 * Restores a row from the trash. Undefined if it is not in the trash, also if somebody else has just restored or purged it.
 */
export async function restoreRow<Table extends 'inquiry' | 'image'>(transaction: Database, table: Table, id: number, now: Date) {
  // Both tables have these columns; the types of one are enough for the queries.
  const own = table as 'inquiry'
  const row = await transaction.selectFrom(own).select('updated_at').where('id', '=', id).executeTakeFirst()
  if (!row) return undefined
  const restored = await transaction
    .updateTable(own)
    .set({ deleted_at: null, updated_at: nextStamp(now, row.updated_at) })
    .where('id', '=', id)
    .where('deleted_at', 'is not', null)
    .returningAll()
    .executeTakeFirst()
  return restored as Selectable<Tables[Table]> | undefined
}

/** Thrown to roll back the transaction of a refused change; it has the change's outcome. */
class Undone extends Error {
  readonly outcome: unknown

  constructor(outcome: unknown) {
    super('undone')
    this.outcome = outcome
  }
}

/** True for a Result that is not ok: its transaction was rolled back. */
export function isRefused(outcome: unknown): boolean {
  return typeof outcome === 'object' && outcome !== null && (outcome as { ok?: unknown }).ok === false
}

/**
 * Value of `updated_at` for a write: the present time, but at least a millisecond after the previous value, so that two writes
 * differ even in the same millisecond or after the clock was set back.
 */
export function nextStamp(now: Date, before: string): string {
  return new Date(Math.max(now.getTime(), Date.parse(before) + 1)).toISOString()
}
