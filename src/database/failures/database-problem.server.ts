import { existsSync, readdirSync, statfsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { storageFailureOf } from './storage-failure.server.ts'

/** A problem of the database that the operator must solve before the shop can start; the message says how. */
export class DatabaseProblem extends Error {
  override readonly name = 'DatabaseProblem'
}

const DISK_FULL = /^(?:SQLITE_FULL|ENOSPC|EDQUOT)$/

/** Problem and solution for an error of the data folder or its SQLite file. */
export function describeDataFolderProblem(error: unknown, dataDir: string): DatabaseProblem {
  const { message, code = '' } = error as NodeJS.ErrnoException
  const sentence =
    DISK_FULL.test(code) || (/^SQLITE_(?:IOERR|CANTOPEN)/.test(code) && isFull(dataDir))
      ? `The disk with the data folder ${dataDir} is full (${message}). What was saved is still there. Free some space, then start again; ${join(dataDir, 'renditions')} may be deleted at any time.`
      : storageFailureOf(error) === 'damaged'
        ? damagedSentence(dataDir, message)
        : storageFailureOf(error) === 'busy'
          ? `Another program holds the database in ${dataDir} (${message}). End that program, then start again.`
          : `The data folder ${dataDir} cannot be written (${message}). Give the shop a folder of its own with DATA_DIR, or let this user write there.`
  return new DatabaseProblem(sentence, { cause: error })
}

/** Free bytes below which the disk counts as full. If the journal's index does not fit, SQLite reports an I/O error instead. */
const JOURNAL_BYTES = 64 * 1024

function isFull(folder: string): boolean {
  if (!existsSync(folder)) return false
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize < JOURNAL_BYTES
}

function damagedSentence(dataDir: string, message: string): string {
  return `The database ${join(dataDir, 'shop.db')} is damaged (${message}). Restore a backup:\n${stepsToRestore(dataDir)}`
}

/**
 * Problem of a data folder that has backups or a journal, but a missing or empty database file: SQLite would create a new database
 * and delete the journal. Undefined for a file with data and for a new folder.
 */
export function findLostDatabase(dataDir: string): DatabaseProblem | undefined {
  const file = join(dataDir, 'shop.db')
  if (sizeOf(file) > 0) return undefined
  const backups = join(dataDir, 'backups')
  const traces = [newestBackup(backups) && `backups in ${backups}`, sizeOf(`${file}-wal`) > 0 && `changes in ${file}-wal`].filter(Boolean)
  if (traces.length === 0) return undefined
  return new DatabaseProblem(
    [
      `The database ${file} is ${existsSync(file) ? 'empty' : 'missing'}, but there are ${traces.join(' and ')}. Restore a backup:`,
      stepsToRestore(dataDir),
      `To begin a new shop instead, move all of this out of ${dataDir}.`,
    ].join('\n'),
  )
}

function stepsToRestore(dataDir: string): string {
  const file = join(dataDir, 'shop.db')
  const backups = join(dataDir, 'backups')
  const newest = newestBackup(backups)
  return [
    `  1. Move shop.db out of ${dataDir}, and shop.db-wal and shop.db-shm if they are there. Keep them.`,
    newest
      ? `  2. Copy the newest backup: cp -p '${newest}' '${file}'`
      : `  2. Copy your own backup to ${file}. There is none in ${backups}.`,
    '  3. Start the shop again. "Backup" in docs/operating.md has more.',
  ].join('\n')
}

/** Path of the newest copy that `npm run backup` made, by the time in the file names. Empty files are ignored. */
function newestBackup(folder: string): string | undefined {
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => /^shop-[\d-]+\.db$/.test(name)) : []
  const files = names.sort().map((name) => join(folder, name))
  return files.findLast((file) => sizeOf(file) > 0)
}

/** Size of a file in bytes; 0 if there is none. */
const sizeOf = (file: string): number => statSync(file, { throwIfNoEntry: false })?.size ?? 0
