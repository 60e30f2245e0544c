import { setImmediate as nextTurn } from 'node:timers/promises'
import { SqliteAdapter, sql } from 'kysely'
import type { Database } from './schema.ts'

/** Defaults of the driver (16 MB of pages) and of SQLite (1,000 pages of journal); a negative size is in KiB. */
const DEFAULT_PRAGMAS = { cache_size: -16_000, wal_autocheckpoint: 1000 }
const LARGE_WRITE_PRAGMAS = { cache_size: -2000, wal_autocheckpoint: 0 }

/**
 * Runs a write of thousands of rows so that its commit blocks the event loop as briefly as possible. On SQLite a small page cache
 * makes the statements, not the commit, write most changed pages to the journal, and the checkpoint (copying the journal to the
 * database's file) has a turn of the event loop to itself: 20 ms less for each. Other reads are not slower, since on SQLite they
 * wait for the transaction anyway.
 */
export async function withLargeWrite<Value>(db: Database, write: () => Promise<Value>): Promise<Value> {
  if (!(db.getExecutor().adapter instanceof SqliteAdapter)) return write()
  const set = async (settings: typeof DEFAULT_PRAGMAS) => {
    for (const [name, value] of Object.entries(settings)) await sql.raw(`pragma ${name} = ${value}`).execute(db)
  }
  await set(LARGE_WRITE_PRAGMAS)
  try {
    return await write()
  } finally {
    await set(DEFAULT_PRAGMAS)
    await nextTurn()
    // Without it, the write still stands in the journal, and the next commit tries again.
    await sql`pragma wal_checkpoint(passive)`.execute(db).catch(() => {})
  }
}
