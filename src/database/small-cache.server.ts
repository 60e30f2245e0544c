import { SqliteAdapter, sql } from 'kysely'
import type { Database } from './schema.ts'

/** SQLite's default of 2 MB: a negative number is in KiB. The driver's default is 16 MB. */
const SMALL_CACHE = -2000

/**
 * Runs a large part of a transaction with a small page cache, so that SQLite writes changed pages to its journal while the
 * statements run. With the usual cache it would write most of them at the commit, which would block the event loop for another
 * 20 ms. Other reads are not slower, since on SQLite they wait for the transaction anyway.
 */
export async function withSmallCache<Value>(transaction: Database, run: () => Promise<Value>): Promise<Value> {
  if (!(transaction.getExecutor().adapter instanceof SqliteAdapter)) return run()
  const { rows } = await sql<{ cache_size: number }>`pragma cache_size`.execute(transaction)
  const put = (size: number) => sql.raw(`pragma cache_size = ${size}`).execute(transaction)
  await put(SMALL_CACHE)
  try {
    return await run()
  } finally {
    await put(rows[0]?.cache_size ?? SMALL_CACHE)
  }
}
