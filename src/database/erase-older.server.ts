import { sql } from 'kysely'
import { eraseDeleted } from './erase-deleted.server.ts'
import type { Engine } from './migrations.ts'
import type { Database } from './schema.ts'

/** SQLite's `user_version` of a file without remains of deleted data: the file was created with secure deletion, or rewritten since. */
export const SECURE_DELETE_VERSION = 1

type Log = { info(details: object, message: string): void; error(details: object, message: string): void }

/**
 * Rewrites a SQLite file once if an older version without secure deletion filled it: its deleted data is still in free pages. On
 * failure the shop runs as before, and the next start tries again. Does nothing on PostgreSQL, where `eraseDeleted` rewrites the
 * tables with personal data.
 */
export async function eraseOldDeletions(db: Database, engine: Engine, log: Log): Promise<void> {
  if (engine !== 'sqlite') return
  const { rows } = await sql<{ user_version: number }>`pragma user_version`.execute(db)
  if ((rows[0]?.user_version ?? 0) >= SECURE_DELETE_VERSION) return
  log.info({}, 'rewriting the database once, to remove data that an older version deleted from its file')
  try {
    await sql`vacuum`.execute(db)
    // VACUUM writes to the journal: until that is emptied, shop.db has the old pages.
    if (!(await eraseDeleted(db))) throw new Error('another program is reading the database')
    await sql.raw(`pragma user_version = ${SECURE_DELETE_VERSION}`).execute(db)
    log.info({}, 'the database was rewritten')
  } catch (error) {
    log.error(
      { err: error },
      'the database could not be written anew: what an older version deleted is still in its file. It needs free disk space of twice the size of shop.db and no other program that reads it; the next start tries again',
    )
  }
}
