import { SqliteAdapter, sql } from 'kysely'
import type { Database } from './schema.ts'

/** SQLite's own default; the driver's is 16 MB. */
const SMALL = -2000

/**
 * Runs a large part of a transaction with a small cache of SQLite's, so that changed pages go to its journal while the statements
 * run. With the usual cache most of them would be written at the commit, which blocks the event loop for 20 ms more. Nobody else
 * reads slower meanwhile: all reads wait for the transaction.
 */
export async function withSmallCache<Value>(transaction: Database, run: () => Promise<Value>): Promise<Value> {
  if (!(transaction.getExecutor().adapter instanceof SqliteAdapter)) return run()
  const { rows } = await sql<{ cache_size: number }>`pragma cache_size`.execute(transaction)
  const put = (size: number) => sql.raw(`pragma cache_size = ${size}`).execute(transaction)
  await put(SMALL)
  try {
    return await run()
  } finally {
    await put(rows[0]?.cache_size ?? SMALL)
  }
}
