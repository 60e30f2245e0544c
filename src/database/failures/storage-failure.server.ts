/** The database is stopped, restarts or does not answer, or the connection to it broke. */
export class DatabaseAway extends Error {
  readonly code = 'DATABASE_AWAY'

  constructor(cause: unknown) {
    super(`the database does not answer (${cause instanceof Error ? cause.message : String(cause)})`, { cause })
  }
}

/**
 * Kinds of storage failures.
 *
 * - `full`: the disk is full, read-only or broken; nothing can be written.
 * - `damaged`: the database's files cannot be read, or differ from what was written.
 * - `away`: the database does not answer.
 * - `busy`: the database answers that a retry is needed.
 */
export type StorageFailure = 'full' | 'damaged' | 'away' | 'busy'

/**
 * Error codes of SQLite, PostgreSQL (SQLSTATE) and the file system. A code such as SQLITE_IOERR also stands for those of its
 * subcodes that are not listed, such as SQLITE_IOERR_WRITE.
 */
const failures: Record<StorageFailure, readonly string[]> = {
  full: [
    ...['SQLITE_FULL', 'SQLITE_READONLY', 'SQLITE_IOERR', 'SQLITE_CANTOPEN'],
    // disk_full, read_only_sql_transaction, io_error
    ...['53100', '25006', '58030'],
    ...['ENOSPC', 'EROFS', 'EDQUOT', 'EIO'],
  ],
  // Data that cannot be read, or differs from what was written; data_corrupted, index_corrupted
  damaged: [
    ...['SQLITE_CORRUPT', 'SQLITE_NOTADB', 'SQLITE_IOERR_READ', 'SQLITE_IOERR_CORRUPTFS', 'SQLITE_IOERR_DATA'],
    ...['XX001', 'XX002'],
  ],
  // too_many_connections, admin_shutdown, crash_shutdown, cannot_connect_now, database_dropped
  away: ['DATABASE_AWAY', '53300', '57P01', '57P02', '57P03', '57P04'],
  // out_of_memory, deadlock_detected, serialization_failure
  busy: ['SQLITE_BUSY', 'SQLITE_LOCKED', '53200', '40P01', '40001'],
}

/** Message of the log for damaged data, the same for every query that finds it. */
export const DAMAGED_LINE = 'the database is damaged: restore a backup'

const kinds = new Map(Object.entries(failures).flatMap(([kind, codes]) => codes.map((code) => [code, kind as StorageFailure] as const)))

/** Classifies a failure of disk or database by the error's code; undefined for any other error. */
export function storageFailureOf(error: unknown): StorageFailure | undefined {
  const code = (error as { code?: unknown } | null | undefined)?.code
  if (typeof code !== 'string') return undefined
  return kinds.get(code) ?? kinds.get(code.split('_').slice(0, 2).join('_'))
}
