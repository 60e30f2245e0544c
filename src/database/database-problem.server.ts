import { existsSync, readdirSync, statfsSync } from 'node:fs'
import { join } from 'node:path'
import { storageFailureOf } from './storage-failure.server.ts'

/** A problem of the database that a person must solve before the shop can start; the message tells that person how. */
export class DatabaseProblem extends Error {
  override readonly name = 'DatabaseProblem'
}

const DISK_FULL = /^(?:SQLITE_FULL|ENOSPC|EDQUOT)$/

/** The problem behind an error of the data folder or of the SQLite file in it, with the steps that solve it. */
export function dataFolderProblem(error: unknown, dataDir: string): DatabaseProblem {
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

/** SQLite calls it an I/O error if the index of its journal finds no room; less than this is no room for it. */
const JOURNAL_BYTES = 64 * 1024

function isFull(folder: string): boolean {
  if (!existsSync(folder)) return false
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize < JOURNAL_BYTES
}

function damagedSentence(dataDir: string, message: string): string {
  const file = join(dataDir, 'shop.db')
  const newest = newestBackup(join(dataDir, 'backups'))
  return [
    `The database ${file} is damaged (${message}). Restore a backup:`,
    `  1. Move shop.db out of ${dataDir}, and shop.db-wal and shop.db-shm if they are there. Keep them.`,
    `  2. Copy the backup to ${file}. ${newest ? `The newest one here is ${newest}` : `There is none in ${join(dataDir, 'backups')}; take your own copy.`}`,
    '  3. Start the shop again. "Backup" in docs/operating.md has more.',
  ].join('\n')
}

/** The copy that `npm run backup` made last, by its name. */
function newestBackup(folder: string): string | undefined {
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => /^shop-[\d-]+\.db$/.test(name)) : []
  const newest = names.sort().at(-1)
  return newest && join(folder, newest)
}
