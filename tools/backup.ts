import { chmodSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import Sqlite from 'better-sqlite3'
import { type Config, ConfigProblem, readConfig, readEnvironment } from '../src/config.ts'
import { DatabaseProblem, describeDataFolderProblem } from '../src/database/failures/database-problem.server.ts'
import { storageFailureOf } from '../src/database/failures/storage-failure.server.ts'
import { LAST_BACKUP } from '../src/features/operation/last-backup.server.ts'

/** Age at which backups are deleted. They contain customers' messages, deleted ones too; the privacy page promises this limit. */
const KEPT_DAYS = 30

/** A reason why no backup was made; printed without a stack trace. */
class Problem extends Error {}

async function main(): Promise<void> {
  const target = process.argv[2]
  if (target?.startsWith('-'))
    throw new Problem('Usage: npm run backup [-- FILE]. Without a file it is stored in the folder backups of DATA_DIR.')
  const config = readConfig(readEnvironment())
  const moment = new Date().toISOString().slice(0, 19).replace('T', '-').replaceAll(':', '')
  if (config.databaseUrl) throw new Problem(adviceForPostgres(config.databaseUrl, target ?? `shop-${moment}.dump`))
  const folder = join(config.dataDir, 'backups')
  const file = resolve(target ?? join(folder, `shop-${moment}.db`))
  const began = new Date()
  await copyDatabase(config, file)
  noteTime(config.dataDir, began)
  process.stdout.write(
    `${file}\n${size(statSync(file).size)}, checked. To restore: stop the shop, put this file in the place of ${join(config.dataDir, 'shop.db')} and delete shop.db-wal and shop.db-shm beside it.\n`,
  )
  const gone = removeOld(folder, moment.slice(0, 10))
  if (gone > 0) process.stdout.write(`Deleted: ${gone} older than ${KEPT_DAYS} days in ${folder}.\n`)
}

/** Stores the time of the backup for the dashboard. A failure is only reported, since the backup itself exists. */
function noteTime(dataDir: string, moment: Date): void {
  try {
    writeFileSync(join(dataDir, LAST_BACKUP), `${moment.toISOString()}\n`, { mode: 0o600 })
  } catch {
    process.stderr.write('The time of this backup could not be noted: the dashboard may ask for another one.\n')
  }
}

/** Deletes backups in the default folder whose file names are dated more than KEPT_DAYS ago. Call it after a new one was checked. */
function removeOld(folder: string, today: string): number {
  const limit = new Date(Date.parse(today) - KEPT_DAYS * 24 * 60 * 60 * 1000).toISOString().slice(0, 10)
  const names = existsSync(folder) ? readdirSync(folder) : []
  const old = names.filter((name) => /^shop-\d{4}-\d\d-\d\d-\d{6}\.db$/.test(name) && name.slice(5, 15) < limit)
  for (const name of old) rmSync(join(folder, name))
  return old.length
}

/** Copies the database, also while the shop writes to it. The copy gets its final name only after an integrity check. */
async function copyDatabase({ dataDir }: Config, file: string): Promise<void> {
  const source = join(dataDir, 'shop.db')
  if (!existsSync(source)) throw new Problem(`There is no database at ${resolve(source)}. Is DATA_DIR right?`)
  // SQLite treats an empty file as a database without tables and would copy it.
  if (statSync(source).size === 0)
    throw new Problem(`${resolve(source)} is empty. Restore a backup: start the shop, which names the newest.`)
  if (existsSync(file)) throw new Problem(`${file} exists already and stays as it is. Name another file.`)
  const draft = `${file}.unfinished`
  const shop = new Sqlite(source, { readonly: true, fileMustExist: true })
  try {
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
    rmSync(draft, { force: true })
    // Copies all remaining pages in one step: between steps, each write of the shop would restart the backup.
    await shop.backup(draft, { progress: () => 2 ** 30 })
    // The copy contains password hashes and customers' messages.
    chmodSync(draft, 0o600)
    const problem = findDamage(draft)
    if (problem) throw new Problem(`The copy is damaged and was thrown away; the database itself may be, too: ${problem}`)
    renameSync(draft, file)
  } catch (error) {
    if (error instanceof Problem) throw error
    if (storageFailureOf(error) === 'damaged') throw describeDataFolderProblem(error, dataDir)
    throw new Problem(
      `The backup could not be written to ${file} (${(error as Error).message}). Is there space, and may this user write there?`,
    )
  } finally {
    shop.close()
    rmSync(draft, { force: true })
  }
}

function findDamage(file: string): string | undefined {
  const copy = new Sqlite(file)
  try {
    // Without a write-ahead log the copy is a single file.
    copy.pragma('journal_mode = delete')
    const found = copy.pragma('integrity_check', { simple: true })
    return found === 'ok' ? undefined : String(found)
  } finally {
    copy.close()
  }
}

function adviceForPostgres(databaseUrl: string, file: string): string {
  const url = new URL(databaseUrl)
  url.password = ''
  return `The data is in PostgreSQL, which brings its own tool; this makes the backup: pg_dump --format=custom --file='${file}' '${url}'`
}

function size(bytes: number): string {
  return bytes < 1024 * 1024 ? `${Math.ceil(bytes / 1024)} KB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`
}

main().catch((error: unknown) => {
  const isForPeople = error instanceof Problem || error instanceof ConfigProblem || error instanceof DatabaseProblem
  process.stderr.write(`${isForPeople ? error.message : error instanceof Error ? error.stack : String(error)}\n`)
  process.exitCode = 1
})
