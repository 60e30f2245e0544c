import { accessSync, chmodSync, closeSync, constants, existsSync, mkdirSync, openSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import Sqlite from 'better-sqlite3'
import type { Client, PoolClient } from 'pg'
import { watchedDatabase } from './damage.server.ts'
import { DatabaseProblem, dataFolderProblem, lostDatabaseProblem } from './database-problem.server.ts'
import { postgresDialect, sqliteDialect } from './dialects.server.ts'
import { ERASED } from './erase-older.server.ts'
import type { Engine } from './migrations.ts'
import type { WholeDatabase } from './schema.ts'
import { PATIENCE, type Patience, watchServer } from './silent-server.server.ts'

export type Opened = {
  db: WholeDatabase
  engine: Engine
  /** Where the data is, for people; without the password. */
  description: string
  /** Hears of changes made by other servers on the same PostgreSQL; SQLite has one server and never calls. */
  onForeignChange(listen: (server: string | undefined) => void): Promise<void>
  close(): Promise<void>
}

/**
 * Opens the database that the configuration names: PostgreSQL by address, else the SQLite file in the data folder.
 *
 * @throws DatabaseProblem when the folder cannot be written or has lost its database, or the server does not answer
 */
export async function openDatabase({
  databaseUrl,
  dataDir,
  patience = PATIENCE,
}: {
  databaseUrl: string | undefined
  dataDir: string
  /** With a PostgreSQL that does not answer. */
  patience?: Patience
}): Promise<Opened> {
  return databaseUrl ? openPostgres(databaseUrl, patience) : openSqlite(dataDir)
}

function openSqlite(dataDir: string): Opened {
  const file = join(dataDir, 'shop.db')
  let sqlite: Sqlite.Database | undefined
  try {
    makeDataFolder(dataDir)
    const lost = lostDatabaseProblem(dataDir)
    if (lost) throw lost
    keepToOwner(file)
    sqlite = new Sqlite(file)
    if (sqlite.pragma('page_count', { simple: true }) === 0) sqlite.pragma(`user_version = ${ERASED}`)
    sqlite.pragma('journal_mode = WAL')
    // A power cut is an ordinary event here: what was answered must be on the disk.
    sqlite.pragma('synchronous = FULL')
    sqlite.pragma('foreign_keys = ON')
    // Deleted content is overwritten with zeros, not only unlinked.
    sqlite.pragma('secure_delete = ON')
    sqlite.pragma('busy_timeout = 5000')
  } catch (error) {
    sqlite?.close()
    throw error instanceof DatabaseProblem ? error : dataFolderProblem(error, dataDir)
  }
  const db = watchedDatabase(sqliteDialect(sqlite))
  return { db, engine: 'sqlite', description: file, onForeignChange: async () => {}, close: () => db.destroy() }
}

/** Makes the data folder if it is missing. Throws an error of the file system if the folder cannot be written. */
export function makeDataFolder(dataDir: string): void {
  makeFolder(resolve(dataDir))
  accessSync(dataDir, constants.W_OK)
}

/** One folder after the other: where none may be made, as below /proc, Node's `recursive` tries for ever. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return
  makeFolder(dirname(folder))
  mkdirSync(folder, { mode: 0o700 })
}

/**
 * Lets nobody but its owner read the database, which holds password hashes and what customers wrote. The files beside
 * it are made by SQLite with the rights of the first.
 */
function keepToOwner(file: string): void {
  // Only a new one is opened here: to close a file that SQLite has open would take its locks away.
  if (!existsSync(file)) closeSync(openSync(file, 'a', 0o600))
  for (const one of [file, `${file}-wal`, `${file}-shm`].filter((name) => existsSync(name))) {
    try {
      chmodSync(one, 0o600)
    } catch {
      // Somebody else's file, or a disk without rights: whoever arranged that has decided who may read it.
    }
  }
}

const RETRY_MS = 1000

async function openPostgres(databaseUrl: string, patience: Patience): Promise<Opened> {
  // A shop on SQLite holds none of it in memory.
  const { default: pg } = await import('pg')
  // Counts and sums come back as text by default because they may pass 2^53; ours never do.
  pg.types.setTypeParser(pg.types.builtins.INT8, Number)
  const description = withoutPassword(databaseUrl)
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 10, connectionTimeoutMillis: 10_000 })
  // A connection that the server drops is replaced by the pool, and the query that it was in use for fails; without
  // listeners, of idle ones and of those in use, it would end the process.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  try {
    await pool.query('select 1')
  } catch (error) {
    await pool.end()
    throw new DatabaseProblem(
      `PostgreSQL at ${description} does not answer (${(error as Error).message}). Check DATABASE_URL and that the server runs.`,
      { cause: error },
    )
  }
  const isAnswer = (error: unknown) => error instanceof pg.DatabaseError
  const inUse = new Set<PoolClient>()
  pool.on('acquire', (client) => inUse.add(client))
  pool.on('release', (_, client) => inUse.delete(client))
  const watch = watchServer({
    patience,
    async probe() {
      const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: patience.probeMs })
      client.on('error', () => {})
      try {
        await client.connect()
      } catch (error) {
        if (!isAnswer(error)) throw error
      } finally {
        client.end().catch(() => {})
      }
    },
    onSilent() {
      // The pool replaces a connection that has ended.
      for (const client of inUse) (client as unknown as Client).end().catch(() => {})
    },
  })
  const db = watchedDatabase(postgresDialect(pool, isAnswer, watch))
  let listener: Client | undefined
  let closed = false

  async function listenTo(listen: (server: string | undefined) => void): Promise<void> {
    if (closed) return
    const client = new pg.Client({ connectionString: databaseUrl, keepAlive: true })
    listener = client
    let isLost = false
    const lose = () => {
      if (isLost || closed) return
      isLost = true
      client.end().catch(() => {})
      // While the line was down changes may have been missed, so a new line counts as a change.
      setTimeout(
        () =>
          listenTo(listen).then(
            () => listen(undefined),
            () => {},
          ),
        RETRY_MS,
      ).unref()
    }
    // A line that breaks says so more than once.
    client.on('error', lose)
    client.on('end', lose)
    client.on('notification', ({ payload }) => listen(payload))
    try {
      await client.connect()
      await client.query('listen catalogue_changed')
    } catch (error) {
      lose()
      throw error
    }
  }

  return {
    db,
    engine: 'postgres',
    description,
    onForeignChange: listenTo,
    async close() {
      closed = true
      watch.stop()
      await listener?.end().catch(() => {})
      await db.destroy()
    },
  }
}

function withoutPassword(address: string): string {
  const url = new URL(address)
  url.password = ''
  return url.toString()
}
