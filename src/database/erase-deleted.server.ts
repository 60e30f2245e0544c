import { SqliteAdapter, sql } from 'kysely'
import type { Database, Tables } from './schema.ts'

/** Tables with personal data, which PostgreSQL rewrites. They are small, so this takes only a moment. */
const TABLES = ['inquiry', 'edit', 'outbox', 'attempt', 'visit_salt'] as const satisfies (keyof Tables)[]
/** Maximum wait for a lock. Without the lock nothing is erased, and the caller tries again later. */
const LOCK_TIMEOUT = '2s'
const LOCK_NOT_AVAILABLE = '55P03'
const BUSY_TIMEOUT_MS = 5000

/**
 * Removes deleted data from the database's files. SQLite overwrites it at once (`secure_delete`), but keeps it in the journal
 * until that is emptied here; PostgreSQL keeps it in a table until the table is rewritten.
 *
 * @returns false if a lock was not available: try again later
 */
export async function eraseDeleted(db: Database): Promise<boolean> {
  return db.getExecutor().adapter instanceof SqliteAdapter ? emptyJournal(db) : rewriteTables(db)
}

async function emptyJournal(db: Database): Promise<boolean> {
  return db.connection().execute(async (line) => {
    // Don't wait for a running backup, which holds a read lock: all other queries would wait too.
    await sql`pragma busy_timeout = 0`.execute(line)
    try {
      const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(line)
      return rows[0]?.busy === 0
    } finally {
      await sql.raw(`pragma busy_timeout = ${BUSY_TIMEOUT_MS}`).execute(line)
    }
  })
}

async function rewriteTables(db: Database): Promise<boolean> {
  return db.connection().execute(async (line) => {
    await sql.raw(`set lock_timeout = '${LOCK_TIMEOUT}'`).execute(line)
    try {
      for (const table of TABLES) await sql.raw(`vacuum (full) ${table}`).execute(line)
      return true
    } catch (error) {
      if ((error as { code?: string }).code === LOCK_NOT_AVAILABLE) return false
      throw error
    } finally {
      // Ignores the error of a lost connection: there is nothing to reset, and the error of the vacuum is thrown.
      await sql`reset lock_timeout`.execute(line).catch(() => {})
    }
  })
}
